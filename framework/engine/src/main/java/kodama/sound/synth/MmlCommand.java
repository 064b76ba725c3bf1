package kodama.sound.synth;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A parsed command of a song. */
sealed interface MmlCommand {
    /** Returns its offset in the text. */
    int offset();

    /** The written pitch of a note. */
    sealed interface Pitch {}

    /** {@code c+}: semitones above the C of the octave. */
    record InOctave(int halfTones) implements Pitch {}

    /** {@code n60}: a note number; 69 is the A at 440 Hz. */
    record Absolute(int number) implements Pitch {}

    /** {@code _>e}: the target of a slide, and the number of octaves up. */
    record Slide(int offset, int octaves, InOctave to) {}

    /** A note; its length is the sum of the lengths. */
    record Play(int offset, Pitch pitch, @Nullable Slide slide, List<NoteLength> lengths) implements MmlCommand {}

    /** A rest. */
    record Rest(int offset, List<NoteLength> lengths) implements MmlCommand {}

    /** {@code &}: ties a note to the next. */
    record Tie(int offset) implements MmlCommand {}

    /** Sets a setting to a number. */
    record ChangeSetting(int offset, MmlSetting setting, int value) implements MmlCommand {}

    /** {@code < > ( )}: increases or decreases a setting. */
    record AdjustSetting(int offset, MmlSetting setting, int by) implements MmlCommand {}

    /** {@code @v} and {@code @e} without a number: clears a setting. */
    record ClearSetting(int offset, MmlSetting setting) implements MmlCommand {}

    /** {@code l}: sets the default length. */
    record DefaultLength(int offset, NoteLength length) implements MmlCommand {}

    /** {@code M}: sets the vibrato. */
    record SetVibrato(int offset, Vibrato vibrato) implements MmlCommand {}

    /** {@code L}: marks the loop point. */
    record LoopPoint(int offset) implements MmlCommand {}

    /** {@code [a|b]n}: a loop; the second part is skipped in the last pass. */
    record Loop(int offset, List<MmlCommand> body, List<MmlCommand> notAtLast, int count) implements MmlCommand {}

    /** {@code $name}: plays a macro. */
    record MacroCall(int offset, String name) implements MmlCommand {}
}

package kodama.sound.synth;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command of a song, as it is written. */
sealed interface MmlCommand {
    /** Where it stands in the text. */
    int offset();

    /** How high a note is written. */
    sealed interface Pitch {}

    /** {@code c+}: half tones above the C of the octave. */
    record InOctave(int halfTones) implements Pitch {}

    /** {@code n60}: half tones, 69 is the A of 440 Hertz. */
    record Absolute(int number) implements Pitch {}

    /** {@code _>e}: where a note slides to, so many octaves up. */
    record Slide(int offset, int octaves, InOctave to) {}

    /** A note; it lasts as long as all its lengths together. */
    record Play(int offset, Pitch pitch, @Nullable Slide slide, List<NoteLength> lengths) implements MmlCommand {}

    /** Silence. */
    record Rest(int offset, List<NoteLength> lengths) implements MmlCommand {}

    /** {@code &}: what sounds goes on in the next note. */
    record Tie(int offset) implements MmlCommand {}

    /** A setting gets another number. */
    record ChangeSetting(int offset, MmlSetting setting, int value) implements MmlCommand {}

    /** {@code < > ( )}: a setting goes up or down. */
    record AdjustSetting(int offset, MmlSetting setting, int by) implements MmlCommand {}

    /** {@code @v} and {@code @e} without a number: a setting is given up. */
    record ClearSetting(int offset, MmlSetting setting) implements MmlCommand {}

    /** {@code l}. */
    record DefaultLength(int offset, NoteLength length) implements MmlCommand {}

    /** {@code M}. */
    record SetVibrato(int offset, Vibrato vibrato) implements MmlCommand {}

    /** {@code L}. */
    record LoopPoint(int offset) implements MmlCommand {}

    /** {@code [a|b]n}: the second half is left out the last time. */
    record Loop(int offset, List<MmlCommand> body, List<MmlCommand> notAtLast, int count) implements MmlCommand {}

    /** {@code $name}. */
    record MacroCall(int offset, String name) implements MmlCommand {}
}

package kodama.sound.synth;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command of a song, as it is written. */
sealed interface Command {
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
    record Play(int offset, Pitch pitch, @Nullable Slide slide, List<Length> lengths) implements Command {}

    /** Silence. */
    record Rest(int offset, List<Length> lengths) implements Command {}

    /** {@code &}: what sounds goes on in the next note. */
    record Tie(int offset) implements Command {}

    /** A setting gets another number. */
    record Set(int offset, Setting setting, int value) implements Command {}

    /** {@code < > ( )}: a setting goes up or down. */
    record Change(int offset, Setting setting, int by) implements Command {}

    /** {@code @v} and {@code @e} without a number: a setting is given up. */
    record Drop(int offset, Setting setting) implements Command {}

    /** {@code l}. */
    record Usual(int offset, Length length) implements Command {}

    /** {@code M}. */
    record Waver(int offset, Vibrato vibrato) implements Command {}

    /** {@code L}. */
    record LoopPoint(int offset) implements Command {}

    /** {@code [a|b]n}: the second half is left out the last time. */
    record Loop(int offset, List<Command> body, List<Command> notAtLast, int count) implements Command {}

    /** {@code $name}. */
    record Call(int offset, String name) implements Command {}
}

package kodama.sound.synth;

/** An event of a part; times are in whole notes since the start of the part. */
sealed interface SongEvent {
    /** Returns its time. */
    double at();

    /** A note starts, with an attack or tied to the one before; {@code slide} is the duration of its slide. */
    record NoteOn(double at, Note note, boolean attack, double slide) implements SongEvent {}

    /** The note is released. */
    record NoteOff(double at) implements SongEvent {}

    /** The tempo of all parts changes, in quarter notes per minute. */
    record TempoChange(double at, int perMinute) implements SongEvent {}

    /** The part ends, or continues at its loop point. */
    record PartEnd(double at) implements SongEvent {}
}

package kodama.sound.synth;

/** Something that happens in a part; times in whole notes since the part began. */
sealed interface SongEvent {
    /** When. */
    double at();

    /** A note begins, struck or tied to the one before; it takes so long to where it slides. */
    record NoteOn(double at, Note note, boolean attack, double slide) implements SongEvent {}

    /** The note is let go. */
    record NoteOff(double at) implements SongEvent {}

    /** All parts go on at another speed, in quarter notes a minute. */
    record TempoChange(double at, int perMinute) implements SongEvent {}

    /** The part is over, or goes on from its loop point. */
    record PartEnd(double at) implements SongEvent {}
}

package kodama.sound.synth;

/** Something that happens in a part; times in whole notes since the part began. */
sealed interface Event {
    /** When. */
    double at();

    /** A note begins, struck or tied to the one before; it takes so long to where it slides. */
    record Begin(double at, Note note, boolean attack, double slide) implements Event {}

    /** The note is let go. */
    record LetGo(double at) implements Event {}

    /** All parts go on at another speed, in quarter notes a minute. */
    record Tempo(double at, int perMinute) implements Event {}

    /** The part is over, or goes on from its loop point. */
    record End(double at) implements Event {}
}

package kodama.shot;

/** What is special about a shot, as bits of one number; plain shots have 0, and pay for nothing of it. */
final class Traits {
    /** Flies on after a hit. */
    static final int PIERCING = 1;
    /** Has a pilot. */
    static final int PILOTED = 1 << 1;
    /** Its events are heard. */
    static final int HEARD = 1 << 2;
    /** Someone hears of it every few ticks. */
    static final int TICKING = 1 << 3;

    private Traits() {}
}

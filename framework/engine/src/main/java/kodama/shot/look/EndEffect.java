package kodama.shot.look;

/** What is seen of a shot that has hit, was removed or has come to its life's end, not of one that has left. */
public enum EndEffect {
    /** Nothing. */
    NONE,
    /** Its picture fades. */
    FADE,
    /** A ring of light that widens and fades. */
    BURST;

    /** How long all endings take; in ticks. */
    static final int TICKS = 12;
}

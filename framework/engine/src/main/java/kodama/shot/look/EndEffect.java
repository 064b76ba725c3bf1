package kodama.shot.look;

/**
 * The effect shown when a shot hits, is canceled or killed, or reaches the end of its life; not when it leaves the
 * field.
 */
public enum EndEffect {
    /** No effect. */
    NONE,
    /** The shot fades out. */
    FADE,
    /** A ring of light that expands and fades. */
    BURST;

    /** Duration of all end effects; in ticks. */
    static final int TICKS = 12;

    /** Returns the opacity of a shot that fades, 1 to 0, at a number of ticks after its end. */
    static double opacity(int after) {
        return 1 - (after + 1.0) / (TICKS + 1);
    }
}

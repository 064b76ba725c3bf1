package kodama.draw;

/** The order in which an animation shows its frames. */
public enum PlayDirection {
    /** From the first frame to the last. */
    FORWARD,
    /** From the last frame to the first. */
    REVERSE,
    /** From the first frame to the last and back; neither is shown twice in a row. */
    PING_PONG,
    /** From the last frame to the first and back; neither is shown twice in a row. */
    PING_PONG_REVERSE
}

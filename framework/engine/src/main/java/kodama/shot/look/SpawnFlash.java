package kodama.shot.look;

/** The effect shown during the delay of a shot. */
public enum SpawnFlash {
    /** A cloud of light that contracts until the delay is over. */
    SHRINK,
    /** A cloud of light that grows until the delay is over. */
    GROW,
    /** No effect. */
    NONE;

    /** Duration for which the cloud changes before the delay is over; in ticks. */
    static final int TICKS = 16;

    /** Returns the size of the cloud relative to the shot, at a number of ticks before the end of the delay. */
    double size(int left) {
        double part = (double) left / TICKS;
        return this == GROW ? 1.8 - 1.3 * part : 1.1 + 1.3 * part;
    }

    /** Returns the brightness of the cloud, 0 to 1, at a number of ticks before the end of the delay. */
    double strength(int left) {
        return 1 - 0.6 * left / TICKS;
    }
}

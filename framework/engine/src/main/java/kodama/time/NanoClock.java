package kodama.time;

/**
 * A clock that returns nanoseconds and can wait; the only source of real time in the program.
 *
 * <p>{@link SystemNanoClock} is the real clock. Tests use a manual clock instead and never sleep.
 */
public interface NanoClock {
    /** Returns the nanoseconds since a fixed but arbitrary moment; never decreases. */
    long nanoTime();

    /**
     * Returns whether time passes by itself. False for a clock that only advances by waiting, on which frames are never
     * late.
     */
    default boolean isRealTime() {
        return true;
    }

    /**
     * Waits until a moment, as exactly as the machine allows.
     *
     * <p>Returns at once if the moment has passed, and early, with the interrupt flag still set, if the thread is
     * interrupted.
     *
     * @param deadlineNanos the moment, on the scale of {@link #nanoTime}
     */
    void sleepUntil(long deadlineNanos);

    /**
     * Waits for a number of milliseconds, like a plain sleep of the operating system, which often takes a little
     * longer.
     *
     * <p>Returns early, with the interrupt flag still set, if the thread is interrupted.
     *
     * @param millis duration; in milliseconds, at least 0
     */
    void sleepMillis(long millis);
}

package kodama.time;

/**
 * A clock that tells time in nanoseconds and can wait; the only source of real time in the program.
 *
 * <p>{@link SystemNanoClock} is the real one. Tests put a manual clock in its place and never sleep.
 */
public interface NanoClock {
    /** Returns the nanoseconds since some fixed but arbitrary moment; never goes backwards. */
    long nanoTime();

    /**
     * Tells whether time passes by itself: false on a clock that only waiting moves, on which every frame is in time.
     */
    default boolean isRealTime() {
        return true;
    }

    /**
     * Waits until a moment has come, as exactly as the machine allows.
     *
     * <p>Returns at once if the moment has passed, and early, with the flag still set, if the thread is interrupted.
     *
     * @param deadlineNanos the moment; a value of {@link #nanoTime}
     */
    void sleepUntil(long deadlineNanos);

    /**
     * Waits for a number of milliseconds, as the operating system's plain sleep does: often a little longer.
     *
     * <p>Returns early, with the flag still set, if the thread is interrupted.
     *
     * @param millis how long to wait; in milliseconds, at least 0
     */
    void sleepMillis(long millis);
}

package kodama.time;

/**
 * A timer by which threads sleep as exactly as the operating system allows.
 *
 * <p>Any thread may use it.
 */
public interface SystemTimer extends AutoCloseable {
    /**
     * Sleeps for approximately a duration, usually a little longer. Returns early, with the interrupt flag still set,
     * if the thread is interrupted.
     *
     * @param nanos duration; in nanoseconds, more than 0
     * @return the duration requested from the system, which can be less; 0 if it does not support such a short sleep
     */
    long sleep(long nanos);

    /** Releases the resources that keep the timer precise. */
    @Override
    void close();
}

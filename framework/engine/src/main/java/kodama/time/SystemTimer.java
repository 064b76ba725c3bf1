package kodama.time;

/**
 * How threads sleep on an operating system, as near to what they ask for as it allows.
 *
 * <p>Any thread may sleep by it.
 */
public interface SystemTimer extends AutoCloseable {
    /**
     * Sleeps about so long, as a rule a little longer. Returns early, with the flag still set, if the thread is
     * interrupted.
     *
     * @param nanos how long; in nanoseconds, more than 0
     * @return what was asked of the system, which may be less; 0 if so short a sleep cannot be asked for at all
     */
    long sleep(long nanos);

    /** Gives back what was held to keep the timer fine. */
    @Override
    void close();
}

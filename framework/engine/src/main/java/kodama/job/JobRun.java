package kodama.job;

/**
 * A run of jobs, started by {@code JobScheduler.begin} or as a {@code SerialJobRun}. Owned by the thread that started
 * it, which must {@link #end} it.
 */
public interface JobRun {
    /**
     * Waits until all jobs have ended, but not much longer than the limit. Without other threads, it does jobs itself,
     * at least one, and returns when that has ended.
     *
     * @param nanos longest wait; in nanoseconds; returns at once if not above 0
     */
    boolean await(long nanos);

    /** Returns the number of jobs that have not ended. */
    int remaining();

    /** Skips the jobs that have not begun. */
    void skipRemaining();

    /**
     * Waits for all jobs, does some of them itself, and releases the graph.
     *
     * @throws JobFailure if a job has failed; it names the first in the order of adding, with the others suppressed
     */
    void end();
}

package kodama.job;

/**
 * Jobs under way, begun by {@code JobScheduler.begin} or as a {@code SerialJobRun}. Owned by the thread that began them,
 * which has to {@link #end} it.
 */
public interface JobRun {
    /**
     * Waits until all jobs have ended, but not much longer than the limit. Where there are no other threads it does
     * jobs meanwhile, at least one, and is as late as that one takes.
     *
     * @param nanos how long to wait; in nanoseconds, at once back if not above 0
     */
    boolean await(long nanos);

    /** Counts the jobs that have not ended. */
    int remaining();

    /** Leaves out the jobs that no one has begun. */
    void skipRemaining();

    /**
     * Waits for all jobs, doing its share of them, and lets go of the graph.
     *
     * @throws JobFailure if a job has failed; it names the first in the order of adding, the others are suppressed in
     * it
     */
    void end();
}

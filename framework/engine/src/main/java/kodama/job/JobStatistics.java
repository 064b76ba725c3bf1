package kodama.job;

/**
 * Statistics of a scheduler since its start.
 *
 * @param jobs number of jobs that have begun
 * @param queued number of jobs that are ready now and wait for a thread
 * @param mostQueued highest value of {@code queued}
 * @param queuedNanos total time that ready jobs have waited for a thread; in nanoseconds
 * @param longestNanos longest such wait; in nanoseconds
 * @param callerWaits how often the thread that ran jobs had to sleep because only other threads had work
 */
public record JobStatistics(
        long jobs, int queued, int mostQueued, long queuedNanos, long longestNanos, long callerWaits) {}

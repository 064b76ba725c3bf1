package kodama.job;

/**
 * How a scheduler has done so far.
 *
 * @param jobs how many jobs have begun
 * @param queued how many are ready now and wait for a thread
 * @param mostQueued the most there have been of these
 * @param queuedNanos how long ready jobs have waited for a thread, in all; in nanoseconds
 * @param longestNanos the longest such wait; in nanoseconds
 * @param callerWaits how often the thread that ran jobs had to sleep because only others had work
 */
public record JobStatistics(
        long jobs, int queued, int mostQueued, long queuedNanos, long longestNanos, long callerWaits) {}

package kodama.job;

/**
 * Statistics of long jobs. Refusals and interruptions should be rare: there should be enough slots.
 *
 * @param reserved number of jobs reserved
 * @param refused number of jobs for which there was no slot
 * @param interrupted number of jobs canceled for a more urgent one
 * @param waits how often the game thread had to wait for a job that was due, or do it itself
 * @param waitedNanos total time of these waits; in nanoseconds
 */
public record LongJobStatistics(long reserved, long refused, long interrupted, long waits, long waitedNanos) {}

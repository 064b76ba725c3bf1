package kodama.job;

/**
 * How long jobs have done so far. Refusals and interruptions should be rare: there shall be places for all.
 *
 * @param reserved how many jobs were taken on
 * @param refused how many found no place
 * @param interrupted how many were canceled for a more urgent one
 * @param waits how often the game thread had to wait for a job, or do it itself, as it was not finished when due
 * @param waitedNanos how long these waits were, in all; in nanoseconds
 */
public record LongJobStatistics(long reserved, long refused, long interrupted, long waits, long waitedNanos) {}

package kodama.profile;

/**
 * What a line or a function took, in all samples.
 *
 * @param function what the function is called
 * @param place {@code file:line}; of a function where it begins
 * @param selfNanos by itself; in nanoseconds
 * @param totalNanos with all that it calls; in nanoseconds
 */
public record LineTime(String function, String place, long selfNanos, long totalNanos) {}

package kodama.profile;

/**
 * What one task, or one line of a script, took of a frame.
 *
 * @param name the task, as messages name it
 * @param place {@code file:line} where the time went, or where the task stands; empty if that is not known
 * @param nanos how long; in nanoseconds
 */
public record FrameCost(String name, String place, long nanos) {}

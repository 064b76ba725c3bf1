package kodama.profile;

/**
 * The time that one task, or one line of a script, took in a frame.
 *
 * @param name name of the task in messages
 * @param place {@code file:line} where the time was spent, or where the task is; empty if unknown
 * @param nanos time in nanoseconds
 */
public record FrameCost(String name, String place, long nanos) {}

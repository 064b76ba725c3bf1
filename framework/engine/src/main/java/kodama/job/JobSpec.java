package kodama.job;

import java.util.OptionalInt;
import kodama.base.Checks;

/**
 * Options of a long job.
 *
 * @param name name of the job, for messages
 * @param priority of two jobs, the one with the smaller number is more urgent
 * @param ticks number of ticks after which its result is taken; empty to take the result when the work has ended
 * @param place file and line that started it, such as {@code boss.lua:12}; empty if unknown
 */
public record JobSpec(String name, double priority, OptionalInt ticks, String place) {
    /** Rejects a priority that is not finite, and ticks below 1. */
    public JobSpec {
        Checks.finite("priority of job '" + name + "'", priority);
        if (ticks.isPresent()) Checks.atLeast("ticks of job '" + name + "'", ticks.getAsInt(), 1);
    }

    /** Whether the result is taken when the work has ended. */
    boolean isUntimed() {
        return ticks.isEmpty();
    }
}

package kodama.job;

import java.util.OptionalInt;
import kodama.base.Checks;

/**
 * How a long job is to be done.
 *
 * @param name its name in messages
 * @param priority how urgent it is: of two jobs the one with the smaller number comes first
 * @param ticks number of ticks after which its result is taken; empty to take it when it is done
 * @param place file and line that order it, as {@code boss.lua:12}; empty if not known
 */
public record JobSpec(String name, double priority, OptionalInt ticks, String place) {
    /** Refuses a priority that is not finite, and ticks less than 1. */
    public JobSpec {
        Checks.finite("priority of job '" + name + "'", priority);
        if (ticks.isPresent()) Checks.atLeast("ticks of job '" + name + "'", ticks.getAsInt(), 1);
    }

    /** Whether the game takes the result whenever it arrives. */
    boolean isUntimed() {
        return ticks.isEmpty();
    }
}

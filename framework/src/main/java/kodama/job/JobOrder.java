package kodama.job;

import kodama.base.Checks;

/**
 * How a long job is to be done.
 *
 * @param name what messages call it
 * @param priority how urgent it is: of two jobs the one with the smaller number
 * @param ticks in how many ticks its result is taken; 0 for when it is done
 * @param place where in the game's code it is ordered, such as {@code boss.lua:12}; empty if not known
 */
public record JobOrder(String name, double priority, int ticks, String place) {
    /**
     * Orders a job.
     *
     * @param name what messages call it
     * @param priority how urgent it is; smaller is more urgent
     * @param ticks in how many ticks its result is taken; 0 for when it is done
     * @param place where it is ordered; empty if not known
     * @throws IllegalArgumentException if the priority is not finite or the ticks are less than 0
     */
    public JobOrder {
        Checks.finite("priority of job '" + name + "'", priority);
        Checks.atLeast("ticks of job '" + name + "'", ticks, 0);
    }

    /**
     * Orders a job whose result is taken in a tick that is known from the start.
     *
     * @param name what messages call it
     * @param priority how urgent it is; smaller is more urgent
     * @param ticks in how many ticks the result is taken; at least 1. The longer, the less the game waits for it
     * @return the order, with an unknown place
     * @throws IllegalArgumentException if the priority is not finite or the ticks are less than 1
     */
    public static JobOrder inTicks(String name, double priority, int ticks) {
        Checks.atLeast("ticks of job '" + name + "'", ticks, 1);
        return new JobOrder(name, priority, ticks, "");
    }

    /**
     * Orders a job whose result is taken in the tick in which it arrives; the game does not wait for it.
     *
     * @param name what messages call it
     * @param priority how urgent it is; smaller is more urgent
     * @return the order, with an unknown place
     * @throws IllegalArgumentException if the priority is not finite
     */
    public static JobOrder whenDone(String name, double priority) {
        return new JobOrder(name, priority, 0, "");
    }

    /**
     * Sets where the job is ordered, for warnings.
     *
     * @param where file and line
     * @return the same order otherwise
     */
    public JobOrder at(String where) {
        return new JobOrder(name, priority, ticks, where);
    }

    /** Whether the game takes the result whenever it arrives. */
    boolean isWhenDone() {
        return ticks == 0;
    }
}

package kodama.shot;

import kodama.base.Checks;

/**
 * The ages of a shot at which something happens, once or repeatedly.
 *
 * @param at age at the first time; in ticks of the shot's flight, at least 0
 * @param every interval between two times; in ticks, at least 1
 * @param times number of times; at least 1, {@link #ALWAYS} for no limit
 */
public record Schedule(int at, int every, int times) {
    /** A number of times that means no limit. */
    public static final int ALWAYS = Integer.MAX_VALUE;

    /** An age that no shot reaches. */
    public static final int NEVER = Integer.MAX_VALUE;

    /**
     * Creates a schedule.
     *
     * @param at age at the first time; in ticks of the shot's flight, at least 0
     * @param every interval between two times; in ticks, at least 1
     * @param times number of times; at least 1
     * @throws IllegalArgumentException if a number is too small
     */
    public Schedule {
        Checks.atLeast("at", at, 0);
        Checks.atLeast("every", every, 1);
        Checks.atLeast("times", times, 1);
    }

    /**
     * Creates a schedule with one time.
     *
     * @param age in ticks of the shot's flight, at least 0
     * @throws IllegalArgumentException if the age is below 0
     */
    public static Schedule once(int age) {
        return new Schedule(age, 1, 1);
    }

    /**
     * Returns whether an age is one of the times.
     *
     * @param age of the shot; in ticks
     */
    public boolean isDue(int age) {
        return age >= at && (age - at) % every == 0 && (age - at) / every < times;
    }

    /**
     * Returns the next time.
     *
     * @param age of the shot; in ticks
     * @return the first time at or after this age, or {@link #NEVER}
     */
    public int next(int age) {
        if (age <= at) return at;
        long round = ((long) age - at + every - 1) / every;
        return round < times ? (int) Math.min(NEVER, at + round * every) : NEVER;
    }
}

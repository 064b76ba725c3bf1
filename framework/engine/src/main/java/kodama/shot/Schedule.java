package kodama.shot;

import kodama.base.Checks;

/**
 * When something happens to a shot: at an age, and maybe again and again.
 *
 * @param at its age at the first time; in ticks of its flight, at least 0
 * @param every how long until the next time; in ticks, at least 1
 * @param times how often in all; at least 1
 */
public record Schedule(int at, int every, int times) {
    /** So many times are for ever. */
    public static final int ALWAYS = Integer.MAX_VALUE;

    /** The age that no shot reaches. */
    public static final int NEVER = Integer.MAX_VALUE;

    /**
     * Makes a schedule.
     *
     * @param at its age at the first time; in ticks of its flight, at least 0
     * @param every how long until the next time; in ticks, at least 1
     * @param times how often in all; at least 1
     * @throws IllegalArgumentException if a number is too small
     */
    public Schedule {
        Checks.atLeast("at", at, 0);
        Checks.atLeast("every", every, 1);
        Checks.atLeast("times", times, 1);
    }

    /**
     * Makes a schedule of one time.
     *
     * @param age in ticks of its flight, at least 0
     * @throws IllegalArgumentException if the age is below 0
     */
    public static Schedule once(int age) {
        return new Schedule(age, 1, 1);
    }

    /**
     * Tells whether it happens at an age.
     *
     * @param age of the shot; in ticks
     * @return true at each of its times
     */
    public boolean isDue(int age) {
        return age >= at && (age - at) % every == 0 && (age - at) / every < times;
    }

    /**
     * Returns when it happens next.
     *
     * @param age of the shot; in ticks
     * @return the first of its times from this age on, or {@link #NEVER}
     */
    public int next(int age) {
        if (age <= at) return at;
        long round = ((long) age - at + every - 1) / every;
        return round < times ? (int) Math.min(NEVER, at + round * every) : NEVER;
    }
}

package kodama.sound.desk;

import kodama.sound.mix.Interpolation;

/**
 * How a sound is played.
 *
 * @param gain how loud, 0 to {@link #MOST_GAIN}; 1 is as loud as the sound is
 * @param pan -1 is left, 1 is right
 * @param pitch how fast and high, {@link #LEAST_PITCH} to {@link #MOST_PITCH}; 1 is as the sound is
 * @param loops whether it is repeated until it is stopped
 * @param priority when all voices are taken, one with a lower number gives way
 * @param fadeTicks how long it takes to become as loud as that
 * @param at where it begins; in seconds
 */
public record PlayOptions(
        String group,
        double gain,
        double pan,
        double pitch,
        boolean loops,
        int priority,
        int fadeTicks,
        double at,
        Interpolation interpolation) {
    /** The most a sound or group is made louder; a sound at a quarter of full scale is at full scale then. */
    public static final double MOST_GAIN = 4;

    /** Five octaves down. */
    public static final double LEAST_PITCH = 1 / 32.0;

    /** Five octaves up. */
    public static final double MOST_PITCH = 32;

    /** Plays a sound as it is, once: at priority 0. */
    public static PlayOptions in(String group) {
        return new PlayOptions(group, 1, 0, 1, false, 0, 0, 0, Interpolation.LINEAR);
    }

    /** Plays it over and over: as these, but looped. */
    public PlayOptions looped() {
        return new PlayOptions(group, gain, pan, pitch, true, priority, fadeTicks, at, interpolation);
    }

    /**
     * Makes it begin slowly.
     *
     * @param ticks how long it takes to become as loud as wanted; at least 0
     * @return as these, but faded in
     */
    public PlayOptions fadedIn(int ticks) {
        return new PlayOptions(group, gain, pan, pitch, loops, priority, ticks, at, interpolation);
    }
}

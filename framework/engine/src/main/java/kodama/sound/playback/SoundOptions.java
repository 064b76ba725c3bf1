package kodama.sound.playback;

import kodama.sound.mix.Interpolation;

/**
 * How a sound is played.
 *
 * @param gain how loud, 0 to {@link #MAX_GAIN}; 1 is as loud as the sound is
 * @param pan -1 is left, 1 is right
 * @param pitch how fast and high, {@link #MIN_PITCH} to {@link #MAX_PITCH}; 1 is as the sound is
 * @param loops whether it is repeated until it is stopped
 * @param priority when all voices are taken, one with a lower number gives way
 * @param fadeTicks how long it takes to become as loud as that
 * @param at where it begins; in seconds
 */
public record SoundOptions(
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
    public static final double MAX_GAIN = 4;

    /** Five octaves down. */
    public static final double MIN_PITCH = 1 / 32.0;

    /** Five octaves up. */
    public static final double MAX_PITCH = 32;

    /** Plays a sound as it is, once: at priority 0. */
    public static SoundOptions in(String group) {
        return new SoundOptions(group, 1, 0, 1, false, 0, 0, 0, Interpolation.LINEAR);
    }

    /** Plays it over and over: as these, but looped. */
    public SoundOptions looped() {
        return new SoundOptions(group, gain, pan, pitch, true, priority, fadeTicks, at, interpolation);
    }

    /**
     * Makes it begin slowly.
     *
     * @param ticks how long it takes to become as loud as wanted; at least 0
     * @return as these, but faded in
     */
    public SoundOptions fadedIn(int ticks) {
        return new SoundOptions(group, gain, pan, pitch, loops, priority, ticks, at, interpolation);
    }
}

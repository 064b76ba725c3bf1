package kodama.sound.playback;

import kodama.sound.mix.Interpolation;

/**
 * Options for playing a sound.
 *
 * @param group name of the sound group
 * @param gain 0 to {@link #MAX_GAIN}; 1 plays the sound unchanged
 * @param pan -1 is left, 1 is right
 * @param pitch speed and pitch, {@link #MIN_PITCH} to {@link #MAX_PITCH}; 1 plays the sound unchanged
 * @param loops whether the sound is repeated until it is stopped
 * @param priority when all voices are used, sounds with a lower priority are stopped first
 * @param fadeTicks duration of the fade-in; in ticks
 * @param at start position; in seconds
 * @param interpolation method of resampling
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
    /** The maximum gain of a sound or a group, which raises a quarter of full scale to full scale. */
    public static final double MAX_GAIN = 4;

    /** The minimum pitch, five octaves down. */
    public static final double MIN_PITCH = 1 / 32.0;

    /** The maximum pitch, five octaves up. */
    public static final double MAX_PITCH = 32;

    /** Returns options that play a sound once, unchanged, at priority 0. */
    public static SoundOptions in(String group) {
        return new SoundOptions(group, 1, 0, 1, false, 0, 0, 0, Interpolation.LINEAR);
    }

    /** Returns a copy that repeats the sound. */
    public SoundOptions looped() {
        return new SoundOptions(group, gain, pan, pitch, true, priority, fadeTicks, at, interpolation);
    }

    /**
     * Returns a copy with a fade-in.
     *
     * @param ticks duration of the fade-in; at least 0
     */
    public SoundOptions fadedIn(int ticks) {
        return new SoundOptions(group, gain, pan, pitch, loops, priority, ticks, at, interpolation);
    }
}

package kodama.sound.mix;

/** Durations in the mixer. */
final class MixerTiming {
    /** Maximum number of frames that are mixed at once. */
    static final int BLOCK_FRAMES = 128;

    /**
     * Fade at the beginning and end of each sound, where the file can have a step; short, so that drums keep their
     * attack.
     */
    static final double EDGE_SECONDS = 0.002;

    /** Duration of a change of volume or pan. */
    static final double CHANGE_SECONDS = 0.004;

    /** Fade-out of a sound that is stopped, paused, or loses its voice. */
    static final double RELEASE_SECONDS = 0.005;

    private MixerTiming() {}

    static int frames(int rate, double seconds) {
        return (int) Math.round(rate * seconds);
    }
}

package kodama.sound.mix;

/** How long the things of the mixer take. */
final class MixerTiming {
    /** Most frames that are mixed at once. */
    static final int BLOCK_FRAMES = 128;

    /** Beginning and end of each sound, which may be a step in the file; short, to leave a drum its punch. */
    static final double EDGE_SECONDS = 0.002;

    /** A turn of volume or pan. */
    static final double CHANGE_SECONDS = 0.004;

    /** A sound that is stopped, paused, or gives way. */
    static final double RELEASE_SECONDS = 0.005;

    private MixerTiming() {}

    static int frames(int rate, double seconds) {
        return (int) Math.round(rate * seconds);
    }
}

package kodama.time;

import kodama.base.Checks;

/**
 * A number of frames per second.
 *
 * @param fps frames per second; 1 to 1,000
 */
public record FrameRate(int fps) {
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final int MOST = 1000;

    /** Refuses a rate outside 1 to 1,000. */
    public FrameRate {
        Checks.between("frame rate", fps, 1, MOST);
    }

    /**
     * Returns how long a number of frames lasts, rounded down once for all of them, so that nothing adds up: 60 frames
     * at 60 fps last exactly one second.
     *
     * @param frames how many frames; at least 0, good for centuries
     * @return nanoseconds
     */
    public long nanos(long frames) {
        return frames / fps * NANOS_PER_SECOND + frames % fps * NANOS_PER_SECOND / fps;
    }

    /** Returns how long one frame lasts. */
    public double seconds() {
        return 1.0 / fps;
    }
}

package kodama.time;

import kodama.base.Checks;

/**
 * A frame rate.
 *
 * @param fps frames per second; 1 to 1,000
 */
public record FrameRate(int fps) {
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final int MAX = 1000;

    /** Throws an exception for a rate outside 1 to 1,000. */
    public FrameRate {
        Checks.between("frame rate", fps, 1, MAX);
    }

    /**
     * Returns the duration of a number of frames, rounded down once for all of them, so that errors do not accumulate:
     * 60 frames at 60 fps last exactly one second.
     *
     * @param frames number of frames; at least 0, enough for centuries
     * @return nanoseconds
     */
    public long nanos(long frames) {
        return frames / fps * NANOS_PER_SECOND + frames % fps * NANOS_PER_SECOND / fps;
    }

    /** Returns the duration of one frame, in seconds. */
    public double seconds() {
        return 1.0 / fps;
    }
}

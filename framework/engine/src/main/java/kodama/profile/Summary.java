package kodama.profile;

/**
 * Statistics of one key over some frames. Times are in nanoseconds. A frame without a record of the key counts as 0.
 *
 * @param key the key
 * @param thread name of its thread
 * @param name its name
 * @param frames number of frames
 * @param nanos time per frame
 * @param count number of records per frame
 * @param longest longest single record
 * @param p95 95th percentile of the time per frame
 * @param p99 99th percentile of the time per frame
 * @param over frames above the threshold
 */
public record Summary(
        int key,
        String thread,
        String name,
        long frames,
        Spread nanos,
        Spread count,
        long longest,
        long p95,
        long p99,
        Over over) {

    /**
     * Frames above the threshold.
     *
     * @param frames their number
     * @param nanos their total time
     */
    public record Over(long frames, long nanos) {}

    static Summary empty(int key, String thread, String name) {
        return new Summary(key, thread, name, 0, Spread.NONE, Spread.NONE, 0, 0, 0, new Over(0, 0));
    }

    /** Returns the mean time per frame; in nanoseconds; 0 without frames. */
    public double mean() {
        return frames == 0 ? 0 : (double) nanos.sum() / frames;
    }

    /** Returns the mean number of records per frame: 0 without frames. */
    public double meanCount() {
        return frames == 0 ? 0 : (double) count.sum() / frames;
    }

    /** Returns the share of frames above the threshold: 0 to 1. */
    public double overShare() {
        return frames == 0 ? 0 : (double) over.frames() / frames;
    }

    /** Returns the mean time of the frames above the threshold; in nanoseconds; 0 if there are none. */
    public double overMean() {
        return over.frames() == 0 ? 0 : (double) over.nanos() / over.frames();
    }

    /**
     * Distribution of a value over some frames.
     *
     * @param sum sum over all frames
     * @param max highest value of a frame
     * @param min lowest value of a frame
     */
    public record Spread(long sum, long max, long min) {
        static final Spread NONE = new Spread(0, 0, 0);
    }
}

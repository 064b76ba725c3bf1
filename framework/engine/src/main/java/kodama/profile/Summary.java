package kodama.profile;

/**
 * What was recorded by one key within some frames. Times are in nanoseconds. A frame in which nothing was recorded by
 * the key counts as one that took 0.
 *
 * @param key the key
 * @param thread the name of the thread it belongs to
 * @param name its name
 * @param frames how many frames these are
 * @param nanos the times of frames
 * @param count how many records frames had
 * @param longest the longest single record
 * @param p95 what 95 of 100 frames kept
 * @param p99 what 99 of 100 frames kept
 * @param over the times of the frames above the threshold: how many they were, and all of them together
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
     * @param frames how many
     * @param nanos all their times together
     */
    public record Over(long frames, long nanos) {}

    static Summary empty(int key, String thread, String name) {
        return new Summary(key, thread, name, 0, Spread.NONE, Spread.NONE, 0, 0, 0, new Over(0, 0));
    }

    /** Returns the mean time of a frame; in nanoseconds; 0 if there were no frames. */
    public double mean() {
        return frames == 0 ? 0 : (double) nanos.sum() / frames;
    }

    /** Returns the mean number of records in a frame: 0 if there were no frames. */
    public double meanCount() {
        return frames == 0 ? 0 : (double) count.sum() / frames;
    }

    /** Returns the share of frames above the threshold: 0 to 1. */
    public double overShare() {
        return frames == 0 ? 0 : (double) over.frames() / frames;
    }

    /** Returns the mean time of the frames above the threshold; in nanoseconds; 0 if there were none. */
    public double overMean() {
        return over.frames() == 0 ? 0 : (double) over.nanos() / over.frames();
    }

    /**
     * How a figure was spread over some frames.
     *
     * @param sum of all frames
     * @param max of the frame that had most
     * @param min of the frame that had least
     */
    public record Spread(long sum, long max, long min) {
        static final Spread NONE = new Spread(0, 0, 0);
    }
}

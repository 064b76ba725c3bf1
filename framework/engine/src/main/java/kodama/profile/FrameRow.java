package kodama.profile;

import java.util.Arrays;

/** The times of one frame by key. Reused for each frame; owned by the game thread. */
final class FrameRow {
    private static final int FIRST_ROOM = 64;

    private long[] nanos = new long[FIRST_ROOM];
    private long[] longest = new long[FIRST_ROOM];
    private int[] counts = new int[FIRST_ROOM];
    private int keys;

    /** Time available for the frame; in nanoseconds. */
    long period;

    /** Time above which it is a heavy frame; in nanoseconds. */
    long threshold;

    void begin(int keys, long period, double threshold) {
        if (keys > nanos.length) grow(Math.max(keys, 2 * nanos.length));
        this.keys = keys;
        this.period = period;
        this.threshold = (long) (period * threshold);
    }

    private void grow(int room) {
        nanos = Arrays.copyOf(nanos, room);
        longest = Arrays.copyOf(longest, room);
        counts = Arrays.copyOf(counts, room);
    }

    void set(int key, long time, long longestTime, int count) {
        nanos[key] = time;
        longest[key] = longestTime;
        counts[key] = count;
    }

    int keys() {
        return keys;
    }

    long nanos(int key) {
        return nanos[key];
    }

    long longest(int key) {
        return longest[key];
    }

    int count(int key) {
        return counts[key];
    }
}

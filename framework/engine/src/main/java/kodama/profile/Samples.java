package kodama.profile;

import java.util.Arrays;

/** Times of a repeated operation. */
public final class Samples {
    private static final double NANOS_PER_MILLI = 1e6;

    private final long[] nanos;
    private int count;

    /**
     * Creates an empty set of samples.
     *
     * @param capacity most samples; further ones are ignored
     */
    public Samples(int capacity) {
        nanos = new long[capacity];
    }

    /**
     * Adds the time since a moment.
     *
     * @param start the moment, from {@link System#nanoTime}
     * @return the current time
     */
    public long lap(long start) {
        long now = System.nanoTime();
        add(now - start);
        return now;
    }

    /** Adds a time; in nanoseconds. */
    public void add(long time) {
        if (count < nanos.length) nanos[count++] = time;
    }

    /** Removes all samples. */
    public void clear() {
        count = 0;
    }

    /** Returns the shortest time, which was least disturbed by other programs; in milliseconds; 0 without samples. */
    public double fastest() {
        return millis(0);
    }

    /** Returns the median; in milliseconds; 0 without samples. */
    public double median() {
        return millis(50);
    }

    /** Returns the 95th percentile; in milliseconds; 0 without samples. */
    public double p95() {
        return millis(95);
    }

    /** Returns the 99th percentile; in milliseconds; 0 without samples. */
    public double p99() {
        return millis(99);
    }

    /** Returns the longest time; in milliseconds; 0 without samples. */
    public double max() {
        return millis(100);
    }

    private double millis(int percent) {
        if (count == 0) return 0;
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, count * percent / 100)] / NANOS_PER_MILLI;
    }
}

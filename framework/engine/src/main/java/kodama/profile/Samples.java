package kodama.profile;

import java.util.Arrays;

/** Times of a thing that was done again and again. */
public final class Samples {
    private static final double NANOS_PER_MILLI = 1e6;

    private final long[] nanos;
    private int count;

    /**
     * Makes room.
     *
     * @param capacity most samples; further ones are left out
     */
    public Samples(int capacity) {
        nanos = new long[capacity];
    }

    /**
     * Takes a sample.
     *
     * @param start when the work began, by {@link System#nanoTime}
     * @return when it ended: now
     */
    public long lap(long start) {
        long now = System.nanoTime();
        add(now - start);
        return now;
    }

    /** Takes a sample; in nanoseconds. */
    public void add(long time) {
        if (count < nanos.length) nanos[count++] = time;
    }

    /** Forgets all samples. */
    public void clear() {
        count = 0;
    }

    /**
     * Returns the shortest time, which nothing else on the machine disturbed; in milliseconds; 0 if there are no
     * samples.
     */
    public double fastest() {
        return millis(0);
    }

    /** Returns the time that half of the samples kept; in milliseconds; 0 if there are no samples. */
    public double median() {
        return millis(50);
    }

    /** Returns the time that 95 of 100 samples kept; in milliseconds; 0 if there are no samples. */
    public double p95() {
        return millis(95);
    }

    /** Returns the time that 99 of 100 samples kept; in milliseconds; 0 if there are no samples. */
    public double p99() {
        return millis(99);
    }

    /** Returns the longest time; in milliseconds; 0 if there are no samples. */
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

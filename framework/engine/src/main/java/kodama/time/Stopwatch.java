package kodama.time;

/**
 * Measures the time since it was last restarted.
 *
 * <p>Owned by one thread.
 */
public final class Stopwatch {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;
    /** In nanoseconds of the clock. */
    private long start;

    /** Creates a running stopwatch. */
    public Stopwatch(NanoClock clock) {
        this.clock = clock;
        restart();
    }

    /** Starts again from 0. */
    public void restart() {
        start = clock.nanoTime();
    }

    /** Returns the time since the last restart, in nanoseconds. */
    public long elapsedNanos() {
        return clock.nanoTime() - start;
    }

    /** Returns the time since the last restart, in milliseconds with a fraction. */
    public double elapsedMillis() {
        return elapsedNanos() / NANOS_PER_MILLI;
    }
}

package kodama.time;

/**
 * A clock whose sleeps return at once: a game without a window runs as fast as possible, but all its frames appear to
 * be on time.
 *
 * <p>Owned by one thread.
 */
public final class VirtualClock implements NanoClock {
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** In nanoseconds. */
    private long now;

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public boolean isRealTime() {
        return false;
    }

    @Override
    public void sleepUntil(long deadlineNanos) {
        now = Math.max(now, deadlineNanos);
    }

    @Override
    public void sleepMillis(long millis) {
        now += Math.max(0, millis) * NANOS_PER_MILLI;
    }
}

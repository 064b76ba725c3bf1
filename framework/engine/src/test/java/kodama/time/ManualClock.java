package kodama.time;

import java.util.ArrayList;
import java.util.List;

/** A clock that only advances when a test moves it, or by sleeping. */
public final class ManualClock implements NanoClock {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final List<Long> sleptMillis = new ArrayList<>();
    private final List<Long> deadlines = new ArrayList<>();
    private long now;
    private long oversleepNanos;

    /** Creates a clock at 0. */
    public ManualClock() {}

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public void sleepUntil(long deadlineNanos) {
        deadlines.add(deadlineNanos);
        now = Math.max(now, deadlineNanos) + oversleepNanos;
    }

    @Override
    public void sleepMillis(long millis) {
        sleptMillis.add(millis);
        now += millis * NANOS_PER_MILLI + oversleepNanos;
    }

    /** Advances the clock. */
    public void advanceNanos(long nanos) {
        now += nanos;
    }

    /** Advances the clock. */
    public void advanceMillis(double millis) {
        now += Math.round(millis * NANOS_PER_MILLI);
    }

    /** Sets the error of all further sleeps: positive for too long, negative for too short. */
    public void oversleepMillis(double millis) {
        oversleepNanos = Math.round(millis * NANOS_PER_MILLI);
    }

    /** Returns the arguments of all calls of {@link #sleepMillis}. */
    public List<Long> sleptMillis() {
        return List.copyOf(sleptMillis);
    }

    /** Returns the arguments of all calls of {@link #sleepUntil}. */
    public List<Long> deadlines() {
        return List.copyOf(deadlines);
    }
}

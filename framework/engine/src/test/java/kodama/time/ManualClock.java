package kodama.time;

import java.util.ArrayList;
import java.util.List;

/** A clock that stands still until it is moved; sleeping moves it. */
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

    /** Moves the clock on. */
    public void advanceNanos(long nanos) {
        now += nanos;
    }

    /** Moves the clock on. */
    public void advanceMillis(double millis) {
        now += Math.round(millis * NANOS_PER_MILLI);
    }

    /** Sets by how much each further sleep is too long; negative for too short. */
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

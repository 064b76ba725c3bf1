package kodama.time;

import java.util.SplittableRandom;

/**
 * A machine whose sleeps end on the grid of a system timer, slightly late, and occasionally much later. Time passes
 * while code sleeps, works, or reads the clock.
 */
final class SimulatedMachine implements NanoClock, SystemTimer {
    private static final long MAX_DELAY = 30_000;
    private static final long LOOK = 1_000;
    private static final long MILLI = 1_000_000;

    /** One sleep out of this many is a millisecond too long. */
    private static final int HICCUP = 300;

    /** One sleep out of this many is ten milliseconds too long. */
    private static final int SPIKE = 3_000;

    private final SplittableRandom random;
    private final PreciseSleep sleep = new PreciseSleep(this::look, this);
    private final long grid;
    private long now = 5 * MILLI;
    private long sleeping;
    private long sleeps;
    private long nextIsLonger;

    SimulatedMachine(double gridMillis, long seed) {
        random = new SplittableRandom(seed);
        grid = Math.round(gridMillis * MILLI);
    }

    private long look() {
        return now += LOOK;
    }

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public void sleepUntil(long deadlineNanos) {
        sleep.sleepUntil(deadlineNanos);
    }

    @Override
    public void sleepMillis(long millis) {
        sleep(millis * MILLI);
    }

    @Override
    public long sleep(long nanos) {
        long start = now;
        long tick = (now + nanos + grid - 1) / grid * grid;
        now = tick + random.nextLong(MAX_DELAY) + outlier() + nextIsLonger;
        nextIsLonger = 0;
        sleeping += now - start;
        return nanos;
    }

    private long outlier() {
        sleeps++;
        if (sleeps % SPIKE == 0) return 10 * MILLI;
        return sleeps % HICCUP == 0 ? MILLI : 0;
    }

    @Override
    public void close() {}

    void work(long nanos) {
        now += nanos;
    }

    /** Makes the next sleep longer, as if the machine were suspended. */
    void suspendFor(long nanos) {
        nextIsLonger = nanos;
    }

    /** Returns the time slept so far, without work and spinning. */
    long sleeping() {
        return sleeping;
    }
}

package kodama.time;

import java.util.concurrent.locks.LockSupport;

/**
 * The machine's own clock.
 *
 * <p>{@link #sleepUntil} parks the thread until shortly before the deadline and spins through the rest, since a parked
 * thread wakes a little late. Any thread may use it.
 */
public final class SystemNanoClock implements NanoClock {
    /**
     * How long before the deadline the thread stops parking; in nanoseconds. Measured by {@code PacingFigures} on Linux, 20 s
     * at 60 fps, the thread shielded from other load: mean 60.0008 fps, 99 of 100 frames within 0.01 ms, waiting costs 1.5 %
     * of one core.
     */
    private static final long SPIN_NANOS = 200_000;

    /** Creates the clock; all instances tell the same time. */
    public SystemNanoClock() {}

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public void sleepUntil(long deadlineNanos) {
        long left = deadlineNanos - System.nanoTime();
        while (left > 0 && !Thread.currentThread().isInterrupted()) {
            if (left > SPIN_NANOS) LockSupport.parkNanos(this, left - SPIN_NANOS);
            else Thread.onSpinWait();
            left = deadlineNanos - System.nanoTime();
        }
    }

    @Override
    public void sleepMillis(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

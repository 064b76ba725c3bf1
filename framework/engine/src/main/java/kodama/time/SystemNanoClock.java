package kodama.time;

import kodama.time.SystemTimers.ParkingTimer;

/**
 * The machine's own clock.
 *
 * <p>{@link #sleepUntil} sleeps until shortly before the moment and spins through the rest, since a sleeping thread
 * wakes late: how late, the clock learns from its sleeps. So each thread that waits for moments has a clock of its own;
 * to tell the time, and to sleep plainly, any thread may use it.
 */
public final class SystemNanoClock implements NanoClock {
    private final PreciseSleep sleep;

    /** Creates a clock that sleeps by parking; all instances tell the same time. */
    public SystemNanoClock() {
        this(new ParkingTimer());
    }

    /** Creates a clock; all instances tell the same time. */
    public SystemNanoClock(SystemTimer timer) {
        sleep = new PreciseSleep(System::nanoTime, timer);
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public void sleepUntil(long deadlineNanos) {
        sleep.sleepUntil(deadlineNanos);
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

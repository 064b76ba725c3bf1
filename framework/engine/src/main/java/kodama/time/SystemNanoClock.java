package kodama.time;

import kodama.time.SystemTimers.ParkingTimer;

/**
 * The clock of the system.
 *
 * <p>{@link #sleepUntil} sleeps until shortly before the moment and spins for the rest, because a sleeping thread wakes
 * late. The lateness is learned from earlier sleeps, so each thread that waits for moments needs its own clock. Any
 * thread may read the time and call {@link #sleepMillis}.
 */
public final class SystemNanoClock implements NanoClock {
    private final PreciseSleep sleep;

    /** Creates a clock that sleeps by parking the thread; all instances return the same time. */
    public SystemNanoClock() {
        this(new ParkingTimer());
    }

    /** Creates a clock with a timer; all instances return the same time. */
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

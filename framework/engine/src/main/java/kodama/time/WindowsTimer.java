package kodama.time;

import java.util.concurrent.locks.LockSupport;
import kodama.base.LeakTracker;

/**
 * The timer for Windows, where sleeps end at an interrupt of the system timer: every 15.6 ms, or every 1 ms if a
 * program requests it.
 *
 * <p>HotSpot requests it while any thread is in {@code Thread.sleep} for a number of milliseconds that is not a
 * multiple of ten. It never does for parked threads, whose nanoseconds it truncates. So a separate thread sleeps in
 * this way while other threads use this timer. In a paused game, or in its portal, that thread waits and requests
 * nothing.
 *
 * @see <a href="https://github.com/openjdk/jdk17u/blob/master/src/hotspot/os/windows/os_windows.cpp">os_windows.cpp</a>
 */
final class WindowsTimer implements SystemTimer {
    private static final String NAME = "kodama-timer";
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** Duration for which the timer stays precise after a sleep; not a multiple of ten. */
    static final long HOLD_MILLIS = 1_003;

    /** The sleep of Java. */
    interface Sleep {
        void sleep(long millis) throws InterruptedException;
    }

    private final Sleep sleep;
    private final Thread holder;
    private final LeakTracker.Entry entry;
    /** Whether a thread has used the timer since the holding thread last checked. */
    private volatile boolean isWanted;
    /** Whether the holding thread waits to be woken, and the timer is coarse. */
    private volatile boolean isResting;

    private volatile boolean isClosed;

    WindowsTimer(Sleep sleep, LeakTracker leakTracker) {
        this.sleep = sleep;
        entry = leakTracker.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        holder = new Thread(this::hold, NAME);
        holder.setDaemon(true);
        holder.start();
    }

    @Override
    public long sleep(long nanos) {
        long millis = nanos / NANOS_PER_MILLI;
        if (millis == 0) return 0;
        isWanted = true;
        if (isResting) LockSupport.unpark(holder);
        try {
            sleep.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return millis * NANOS_PER_MILLI;
    }

    private void hold() {
        try (entry) {
            while (!isClosed) {
                if (isWanted) holdBriefly();
                else rest();
            }
        } catch (InterruptedException closed) {
            // the timer has been closed
        }
    }

    private void holdBriefly() throws InterruptedException {
        isWanted = false;
        sleep.sleep(HOLD_MILLIS);
    }

    private void rest() {
        isResting = true;
        if (!isWanted && !isClosed) LockSupport.park(this);
        isResting = false;
    }

    /** Returns whether the timer has not been used recently, so that it is as coarse as the system default. */
    boolean isResting() {
        return isResting;
    }

    @Override
    public void close() {
        isClosed = true;
        holder.interrupt();
        LockSupport.unpark(holder);
        entry.close();
    }
}

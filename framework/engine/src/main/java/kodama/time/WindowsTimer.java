package kodama.time;

import java.util.concurrent.locks.LockSupport;
import kodama.base.LeakTracker;

/**
 * Windows, where sleeps end with a tick of the system's timer: 15.6 ms apart, or 1 ms while a program asks for that.
 *
 * <p>HotSpot asks as long as some thread is in {@code Thread.sleep} for a number of milliseconds that is no multiple of
 * ten; for a parked thread it never does, and it cuts its nanoseconds off. So a thread of our own sleeps in such a way,
 * as long as others sleep by this timer: in a game that stands still, or rests in its portal, it waits and asks for
 * nothing.
 *
 * @see <a href="https://github.com/openjdk/jdk17u/blob/master/src/hotspot/os/windows/os_windows.cpp">os_windows.cpp</a>
 */
final class WindowsTimer implements SystemTimer {
    private static final String NAME = "kodama-timer";
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** So long the timer stays fine after a sleep; no multiple of ten. */
    static final long HOLD_MILLIS = 1_003;

    /** Java's own sleep. */
    interface Sleep {
        void sleep(long millis) throws InterruptedException;
    }

    private final Sleep sleep;
    private final Thread holder;
    private final LeakTracker.Entry entry;
    /** Whether a thread has slept by the timer since the holder last looked. */
    private volatile boolean isWanted;
    /** Whether the holder waits to be woken, and the timer is coarse. */
    private volatile boolean isResting;

    private volatile boolean isClosed;

    WindowsTimer(Sleep sleep, LeakTracker ledger) {
        this.sleep = sleep;
        entry = ledger.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
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
                if (isWanted) holdForAWhile();
                else rest();
            }
        } catch (InterruptedException closed) {
            // the timer has been closed
        }
    }

    private void holdForAWhile() throws InterruptedException {
        isWanted = false;
        sleep.sleep(HOLD_MILLIS);
    }

    private void rest() {
        isResting = true;
        if (!isWanted && !isClosed) LockSupport.park(this);
        isResting = false;
    }

    /** Whether no one has slept by the timer lately, so that it is as coarse as the system likes. */
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

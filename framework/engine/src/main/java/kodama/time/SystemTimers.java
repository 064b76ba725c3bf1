package kodama.time;

import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import kodama.base.LeakTracker;

/** Selects the timer for an operating system; the only place that distinguishes them. */
public final class SystemTimers {
    private SystemTimers() {}

    /**
     * Opens the timer for an operating system.
     *
     * @param system its name in the Java property {@code os.name}
     * @param leakTracker tracks the timer until it is closed
     */
    public static SystemTimer open(String system, LeakTracker leakTracker) {
        boolean isWindows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        return isWindows ? new WindowsTimer(Thread::sleep, leakTracker) : new ParkingTimer();
    }

    /** Sleeps by parking the thread, which is less than a tenth of a millisecond late on Linux and macOS. */
    static final class ParkingTimer implements SystemTimer {
        @Override
        public long sleep(long nanos) {
            LockSupport.parkNanos(this, nanos);
            return nanos;
        }

        @Override
        public void close() {}
    }
}

package kodama.time;

import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import kodama.base.LeakTracker;

/** Chooses a timer: the one place where operating systems are told apart. */
public final class SystemTimers {
    private SystemTimers() {}

    /**
     * Opens the timer that suits an operating system.
     *
     * @param system the name that Java gives it in {@code os.name}
     */
    public static SystemTimer open(String system, LeakTracker ledger) {
        boolean isWindows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        return isWindows ? new WindowsTimer(Thread::sleep, ledger) : new ParkingTimer();
    }

    /** Where a parked thread wakes less than a tenth of a millisecond late: Linux, macOS. */
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

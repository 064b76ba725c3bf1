package kodama.time;

import java.util.Locale;
import kodama.base.LeakLedger;

/** Chooses a timer: the one place where operating systems are told apart. */
public final class SystemTimers {
    private SystemTimers() {}

    /**
     * Opens the timer that suits an operating system.
     *
     * @param system the name that Java gives it in {@code os.name}
     * @param ledger where is noted what has to be closed
     * @return the timer
     */
    public static SystemTimer open(String system, LeakLedger ledger) {
        boolean isWindows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        return isWindows ? new WindowsTimer(Thread::sleep, ledger) : new ParkingTimer();
    }
}

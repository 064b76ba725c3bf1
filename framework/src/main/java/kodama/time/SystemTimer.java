package kodama.time;

import java.util.Locale;
import kodama.base.LeakLedger;

/**
 * How threads sleep on an operating system, as near to what they ask for as it allows.
 *
 * <p>Any thread may sleep by it.
 */
public interface SystemTimer extends AutoCloseable {
    /**
     * Sleeps about so long, as a rule a little longer. Returns early, with the flag still set, if the thread is
     * interrupted.
     *
     * @param nanos how long; in nanoseconds, more than 0
     * @return what was asked of the system, which may be less; 0 if so short a sleep cannot be asked for at all
     */
    long sleep(long nanos);

    /** Gives back what was held to keep the timer fine. */
    @Override
    void close();

    /**
     * Opens the timer that suits an operating system: the one place where they are told apart.
     *
     * @param system the name that Java gives it in {@code os.name}
     * @param ledger where is noted what has to be closed
     * @return the timer
     */
    static SystemTimer open(String system, LeakLedger ledger) {
        boolean isWindows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        return isWindows ? new WindowsTimer(Thread::sleep, ledger) : new ParkingTimer();
    }
}

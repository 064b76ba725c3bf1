package kodama.time;

import java.util.function.LongSupplier;

/**
 * Waits for a moment by a sleep that ends before it, and a spin through what is left. How long before, it learns from
 * how late its sleeps end.
 *
 * <p>Owned by the thread that sleeps.
 */
final class PreciseSleep {
    private final LongSupplier nanoTime;
    private final SystemTimer timer;
    private final WakeLatency lateness = new WakeLatency();

    PreciseSleep(LongSupplier nanoTime, SystemTimer timer) {
        this.nanoTime = nanoTime;
        this.timer = timer;
    }

    /** Returns at the moment, or early if the thread is interrupted. */
    void sleepUntil(long deadlineNanos) {
        long left = sleepUntilShortlyBefore(deadlineNanos);
        while (left > 0 && !Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
            left = deadlineNanos - nanoTime.getAsLong();
        }
    }

    /** Returns how much is left. */
    private long sleepUntilShortlyBefore(long deadlineNanos) {
        long now = nanoTime.getAsLong();
        while (deadlineNanos - now > lateness.margin()
                && !Thread.currentThread().isInterrupted()) {
            long asked = timer.sleep(deadlineNanos - now - lateness.margin());
            if (asked == 0) break;
            long woken = nanoTime.getAsLong();
            lateness.add(woken - now - asked);
            now = woken;
        }
        return deadlineNanos - now;
    }
}

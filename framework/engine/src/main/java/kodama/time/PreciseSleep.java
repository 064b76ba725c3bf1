package kodama.time;

import java.util.function.LongSupplier;

/**
 * Waits until a moment by a sleep that ends before it and a spin for the rest. The length of the spin is learned from
 * the lateness of sleeps.
 *
 * <p>Owned by the thread that sleeps.
 */
final class PreciseSleep {
    private final LongSupplier nanoTime;
    private final SystemTimer timer;
    private final WakeLatency latency = new WakeLatency();

    PreciseSleep(LongSupplier nanoTime, SystemTimer timer) {
        this.nanoTime = nanoTime;
        this.timer = timer;
    }

    /** Waits until the moment. Returns early if the thread is interrupted. */
    void sleepUntil(long deadlineNanos) {
        long left = sleepUntilShortlyBefore(deadlineNanos);
        while (left > 0 && !Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
            left = deadlineNanos - nanoTime.getAsLong();
        }
    }

    /** Returns the remaining time. */
    private long sleepUntilShortlyBefore(long deadlineNanos) {
        long now = nanoTime.getAsLong();
        while (deadlineNanos - now > latency.margin() && !Thread.currentThread().isInterrupted()) {
            long asked = timer.sleep(deadlineNanos - now - latency.margin());
            if (asked == 0) break;
            long woken = nanoTime.getAsLong();
            latency.add(woken - now - asked);
            now = woken;
        }
        return deadlineNanos - now;
    }
}

package kodama.time;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SystemNanoClockTest {
    private static final Duration SOON = Duration.ofSeconds(5);

    private final SystemNanoClock clock = new SystemNanoClock();

    @Test
    void neverWakesBeforeTheDeadline() {
        long deadline = clock.nanoTime() + 2_000_000;
        clock.sleepUntil(deadline);
        assertTrue(clock.nanoTime() - deadline >= 0);
    }

    @Test
    void aDeadlineThatHasPassedIsNotWaitedFor() {
        assertTimeoutPreemptively(SOON, () -> clock.sleepUntil(clock.nanoTime() - 1));
    }

    @Test
    void anInterruptEndsTheSleepAndStaysSet() {
        assertTimeoutPreemptively(SOON, () -> {
            Thread.currentThread().interrupt();
            clock.sleepUntil(clock.nanoTime() + 60_000_000_000L);
            clock.sleepMillis(60_000);
            assertTrue(Thread.interrupted());
        });
    }
}

package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import kodama.base.LeakTracker;
import kodama.time.SystemTimers.ParkingTimer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SystemTimerTest {
    private static final Duration SOON = Duration.ofSeconds(10);

    private final LeakTracker leakTracker = new LeakTracker();

    /** The sleeps that the holding thread has started; the test ends each of them. */
    private final BlockingQueue<Long> held = new LinkedBlockingQueue<>();

    private final BlockingQueue<Boolean> ends = new LinkedBlockingQueue<>();
    private final WindowsTimer windows = new WindowsTimer(this::sleep, leakTracker);

    private void sleep(long millis) throws InterruptedException {
        if (millis != WindowsTimer.HOLD_MILLIS) return;
        held.add(millis);
        ends.take();
    }

    @AfterEach
    void close() {
        windows.close();
    }

    @Test
    void windowsAloneHasATimerOfItsOwn() {
        try (SystemTimer timer = SystemTimers.open("Windows 11", leakTracker)) {
            assertInstanceOf(WindowsTimer.class, timer);
        }
        for (String other : List.of("Linux", "Mac OS X", "FreeBSD")) {
            try (SystemTimer timer = SystemTimers.open(other, leakTracker)) {
                assertInstanceOf(ParkingTimer.class, timer, other);
            }
        }
    }

    @Test
    void windowsSleepsWholeMilliseconds() {
        assertEquals(3_000_000, windows.sleep(3_900_000));
        assertEquals(0, windows.sleep(900_000));
    }

    @Test
    void theTimerIsPreciseWhileAThreadUsesIt() {
        assertNotEquals(0, WindowsTimer.HOLD_MILLIS % 10);
        assertTimeoutPreemptively(SOON, () -> {
            windows.sleep(3_000_000);
            held.take();
            windows.sleep(3_000_000);
            ends.add(true);
            held.take();
        });
    }

    @Test
    void theTimerIsReleasedWhenUnused() {
        assertTimeoutPreemptively(SOON, () -> {
            windows.sleep(3_000_000);
            held.take();
            ends.add(true);
            while (!windows.isResting()) Thread.onSpinWait();
            windows.sleep(3_000_000);
            held.take();
        });
    }

    @Test
    void aClosedTimerIsNoLongerTracked() {
        assertFalse(leakTracker.survivors(LeakTracker.Lifetime.PROGRAM).isEmpty());
        windows.close();
        assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.PROGRAM));
    }
}

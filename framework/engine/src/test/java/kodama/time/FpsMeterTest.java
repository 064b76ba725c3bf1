package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class FpsMeterTest {
    private final ManualClock clock = new ManualClock();
    private final FpsMeter meter = new FpsMeter(clock);

    @Test
    void isZeroBeforeTheFirstSecondIsOver() {
        frames(10, 99.9);
        assertEquals(0, meter.fps());
        assertEquals("FPS: 0.000", meter.text());
    }

    private void frames(int count, double millis) {
        for (int i = 0; i < count; i++) {
            clock.advanceMillis(millis);
            meter.frame();
        }
    }

    @Test
    void isFramesTimes1000ByElapsedWholeMillis() {
        frames(60, 16.67); // 1000.2 ms count as 1000
        assertEquals(60.0, meter.fps());
        frames(59, 17); // 1003 ms
        assertEquals(59 * 1000.0 / 1003, meter.fps());
        assertEquals("FPS: 58.824", meter.text());
    }

    @Test
    void refreshesAbove999MillisOnly() {
        clock.advanceMillis(999.9); // counts as 999
        meter.frame();
        assertEquals(0, meter.fps());
        clock.advanceMillis(0.1);
        meter.frame();
        assertEquals(2.0, meter.fps());
    }

    @Test
    void keepsTheValueUntilTheNextRefreshAndRestartsCounting() {
        frames(50, 20);
        assertEquals(50.0, meter.fps());
        frames(24, 40);
        assertEquals(50.0, meter.fps());
        frames(1, 40);
        assertEquals(25.0, meter.fps());
    }

    @Test
    void countsSkippedFramesSeparately() {
        meter.setSkippedTotal(7);
        frames(40, 25);
        assertEquals(40.0, meter.fps());
        assertEquals(7, meter.skipped());
        meter.setSkippedTotal(27);
        assertEquals(7, meter.skipped());
        frames(40, 25);
        assertEquals(40.0, meter.fps());
        assertEquals(20, meter.skipped());
        frames(40, 25);
        assertEquals(0, meter.skipped());
    }

    @Test
    void writesAPointInEveryCountry() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            frames(50, 20);
            assertEquals("FPS: 50.000", meter.text());
        } finally {
            Locale.setDefault(before);
        }
    }
}

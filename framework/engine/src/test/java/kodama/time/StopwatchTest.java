package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StopwatchTest {
    private final ManualClock clock = new ManualClock();

    @Test
    void nanosAndMillisHaveTheirUnits() {
        Stopwatch watch = new Stopwatch(clock);
        clock.advanceMillis(1.5);
        assertEquals(1_500_000, watch.elapsedNanos());
        assertEquals(1.5, watch.elapsedMillis());
    }
}

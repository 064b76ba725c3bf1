package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameClockTest {
    private final GameClock clock = new GameClock(new FrameRate(60));

    /** The table of document 003 (基準フレームレート), with seconds in addition to frames. */
    @ParameterizedTest
    @CsvSource({
        "30,30,1.0,0.03333333333333333",
        "30,60,0.5,0.016666666666666666",
        "60,60,1.0,0.016666666666666666",
        "60,30,2.0,0.03333333333333333",
        "60,15,4.0,0.06666666666666667",
        "60,20,3.0,0.05",
        "60,120,0.5,0.008333333333333333",
        "60,240,0.25,0.004166666666666667"
    })
    void framesCountAgainstTheBaseRate(int base, int rate, double frames, double elapsed) {
        GameClock clock = new GameClock(new FrameRate(base));
        clock.setRate(new FrameRate(rate));
        assertEquals(frames, clock.frames());
        assertEquals(elapsed, clock.elapsed(), 1e-17);
        assertEquals(base, clock.baseRate());
        assertEquals(rate, clock.frameRate());
        assertEquals(1.0 / base, clock.dt());
    }

    @Test
    void anHourOfTicksIsExactlyAnHourAtAnyFrameRate() {
        for (int i = 0; i < 60 * 3600; i++) {
            clock.setRate(new FrameRate(1 + i % 240));
            clock.advance(1);
        }
        assertEquals(3600.0, clock.now());
        assertEquals(60 * 3600, clock.tick());
    }

    @Test
    void nowAdvancesAtTheRateOfAllTasks() {
        for (int i = 0; i < 60; i++) clock.advance(1);
        for (int i = 0; i < 60; i++) clock.advance(0.5);
        assertEquals(1.5, clock.now());
        for (int i = 0; i < 60; i++) clock.advance(0);
        assertEquals(1.5, clock.now());
        clock.advance(2);
        assertEquals(1.5 + 2.0 / 60, clock.now(), 1e-12);
        assertEquals(181, clock.tick());
        assertEquals(1.0 / 60, clock.dt());
    }

    @Test
    void aFrameMayRepresentMoreThanItsRateImplies() {
        clock.beginFrame(3);
        assertEquals(3.0, clock.frames());
        assertEquals(0.05, clock.elapsed());
    }

    @ParameterizedTest
    @CsvSource({"1,60", "0.7,42", "1.1,66", "0.25,15", "0.008,0", "0.009,1", "0,0", "-1,-60", "0.025,2", "0.041666,2"})
    void secondsBecomeWholeTicks(double seconds, int ticks) {
        assertEquals(ticks, clock.ticks(seconds));
    }

    @Test
    void ticksBecomeSeconds() {
        assertEquals(1.5, clock.seconds(90));
        assertEquals(0.025, clock.seconds(1.5));
    }

    @ParameterizedTest
    @CsvSource({"1e10,1.0E10", "NaN,NaN", "Infinity,Infinity"})
    void tooManyTicksAreRejected(double seconds, String told) {
        assertEquals(
                "seconds must make 2147483647 ticks at most but was " + told,
                assertThrows(IllegalArgumentException.class, () -> clock.ticks(seconds))
                        .getMessage());
    }

    @Test
    void timeDoesNotGoBack() {
        assertEquals(
                "time scale must be at least 0 but was -1",
                assertThrows(IllegalArgumentException.class, () -> clock.advance(-1))
                        .getMessage());
    }

    @Test
    void invalidValuesAreRejected() {
        assertEquals(
                "frame rate must be between 1 and 1000 but was 0",
                assertThrows(IllegalArgumentException.class, () -> new FrameRate(0))
                        .getMessage());
    }
}

package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTimeTest {
    private final GameTime time = new GameTime(new FrameRate(60));

    @ParameterizedTest
    @CsvSource({"30,30,1.0", "30,60,0.5", "60,60,1.0", "60,30,2.0"})
    void framesCountAgainstTheBaseRate(int base, int rate, double frames) {
        GameTime time = new GameTime(new FrameRate(base));
        time.setRate(new FrameRate(rate));
        time.advance();
        assertEquals(frames, time.frames());
        assertEquals(base, time.baseFps());
        assertEquals(rate, time.fps());
    }

    @Test
    void anHourOfTicksIsExactlyAnHour() {
        for (int i = 0; i < 60 * 3600; i++) time.advance();
        assertEquals(3600.0, time.now(), 1e-9);
        assertEquals(60 * 3600, time.tick());
        assertEquals(1.0 / 60, time.dt());
    }

    @Test
    void lateFramesMakeALongerTickUnlessItIsFixed() {
        time.advance(3);
        assertEquals(3.0 / 60, time.dt());
        assertEquals(3.0, time.frames());
        time.setFixed(true);
        time.advance(3);
        assertEquals(1.0 / 60, time.dt());
        assertEquals(1.0, time.frames());
        assertEquals(4.0 / 60, time.now(), 1e-12);
        assertEquals(2, time.tick());
    }

    @Test
    void restartGoesBackToTheBeginning() {
        time.advance();
        time.restart();
        assertEquals(0, time.tick());
        assertEquals(0.0, time.now());
        time.advance();
        assertEquals(1.0 / 60, time.now(), 1e-12);
    }

    @Test
    void nonsenseIsRefused() {
        assertEquals(
                "frame rate must be between 1 and 1000 but was 0",
                assertThrows(IllegalArgumentException.class, () -> new FrameRate(0))
                        .getMessage());
    }
}

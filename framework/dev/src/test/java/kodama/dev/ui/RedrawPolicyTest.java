package kodama.dev.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import kodama.time.FrameRate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RedrawPolicyTest {
    private final RedrawPolicy attention = new RedrawPolicy(new FrameRate(60));

    private long pictures(int frames, boolean touched) {
        return IntStream.range(0, frames)
                .filter(i -> attention.shouldDraw(touched))
                .count();
    }

    @Test
    void theFirstFrameIsDrawn() {
        assertEquals(1, pictures(1, false));
    }

    @Test
    void everyFrameWithInputIsDrawn() {
        assertEquals(50, pictures(50, true));
    }

    @Test
    void aQuarterIsDrawnForTenSecondsThenTwoPerSecond() {
        pictures(1, true);
        assertEquals(1, pictures(1, false), "after input");
        assertEquals(150, pictures(599, false));
        assertEquals(600, attention.animationTime());
        assertEquals(10, pictures(300, false));
        assertEquals(600, attention.animationTime());
    }

    @Test
    void inputWakesIt() {
        pictures(1000, false);
        long rested = attention.animationTime();
        assertEquals(1, pictures(1, true));
        assertEquals(rested + 1, attention.animationTime());
        assertEquals(1 + 15, pictures(60, false));
    }

    @Test
    void newContentIsDrawnWithoutInput() {
        pictures(1001, false);
        attention.wake();
        assertEquals(1, pictures(1, false));
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 20, 30, 60, 120, 240})
    void theNumberOfPicturesIsTheSameAtAnyFrameRate(int fps) {
        attention.setRate(new FrameRate(fps));
        pictures(1, true);
        assertEquals(1, pictures(1, false), "after input");
        assertEquals(150, pictures(10 * fps - 1, false), 1);
        assertEquals(600, attention.animationTime(), 1);
        assertEquals(20, pictures(10 * fps, false));
        assertEquals(600, attention.animationTime(), 1);
    }
}

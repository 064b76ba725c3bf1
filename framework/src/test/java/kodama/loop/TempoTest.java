package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TempoTest {
    private final Tempo tempo = new Tempo();

    private List<Integer> frames(int count) {
        return IntStream.range(0, count).mapToObj(i -> tempo.ticks()).toList();
    }

    @Test
    void atFirstEachFrameHasATick() {
        assertEquals(List.of(1, 1, 1), frames(3));
    }

    @Test
    void slowMotionBeginsWithATick() {
        tempo.setSpeed(0.25);
        assertEquals(List.of(1, 0, 0, 0, 1, 0), frames(6));
        tempo.restart();
        assertEquals(List.of(1, 0), frames(2));
    }

    @Test
    void oneAndAHalfIsInTurnOneAndTwo() {
        tempo.setSpeed(1.5);
        assertEquals(List.of(1, 2, 1, 2), frames(4));
    }

    @Test
    void speedsOutOfBoundsAreRefused() {
        assertEquals(
                "speed must be at least 0.0625 but was 0",
                assertThrows(IllegalArgumentException.class, () -> tempo.setSpeed(0))
                        .getMessage());
        assertEquals(
                "speed must be at most 16 but was 17.0",
                assertThrows(IllegalArgumentException.class, () -> tempo.setSpeed(17))
                        .getMessage());
    }
}

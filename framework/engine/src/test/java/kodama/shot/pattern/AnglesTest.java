package kodama.shot.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnglesTest {
    private static List<Double> fan(int n, double spread, double center) {
        return IntStream.range(0, n)
                .mapToObj(i -> FanShape.angle(i, n, spread, center))
                .toList();
    }

    private static List<Double> ring(int n, double start) {
        return IntStream.range(0, n).mapToObj(i -> RingShape.angle(i, n, start)).toList();
    }

    @Test
    void fanReachesFromEdgeToEdge() {
        assertEquals(List.of(70.0, 80.0, 90.0, 100.0, 110.0), fan(5, 40, 90));
    }

    @Test
    void evenFanLeavesTheCenterFree() {
        assertEquals(List.of(-15.0, -5.0, 5.0, 15.0), fan(4, 30, 0));
    }

    @Test
    void fanOfOneFliesAlongTheCenter() {
        assertEquals(List.of(33.0), fan(1, 40, 33));
    }

    @Test
    void negativeSpreadTurnsTheOrder() {
        assertEquals(List.of(10.0, 0.0, -10.0), fan(3, -20, 0));
    }

    @Test
    void ringDividesTheFullCircle() {
        assertEquals(List.of(10.0, 100.0, 190.0, 280.0), ring(4, 10));
        assertEquals(List.of(5.0), ring(1, 5));
    }

    @Test
    void patternWithoutShotsIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> FanShape.angle(0, 0, 40, 0));
        assertEquals("n must be at least 1 but was 0", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> RingShape.angle(0, -2, 0));
        assertEquals("n must be at least 1 but was -2", error.getMessage());
    }

    @Test
    void indexBeyondThePatternIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> FanShape.angle(5, 5, 40, 0));
        assertEquals("index must be between 0 and 4 but was 5", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> RingShape.angle(-1, 5, 0));
        assertEquals("index must be between 0 and 4 but was -1", error.getMessage());
    }
}

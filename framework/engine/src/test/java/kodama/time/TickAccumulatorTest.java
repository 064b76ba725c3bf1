package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TickAccumulatorTest {
    private final TickAccumulator ticks = new TickAccumulator(new FrameRate(60));

    private List<Integer> frames(int count) {
        return IntStream.range(0, count).mapToObj(i -> ticks.add(1)).toList();
    }

    private void rate(int fps) {
        ticks.setRate(new FrameRate(fps));
        ticks.restart();
    }

    @Test
    void atFirstEachFrameHasATick() {
        assertEquals(List.of(1, 1, 1), frames(3));
    }

    @Test
    void aFrameHasAsManyTicksAsItIsLong() {
        rate(30);
        assertEquals(List.of(2, 2, 2), frames(3));
        rate(20);
        assertEquals(List.of(3, 3, 3), frames(3));
        rate(15);
        assertEquals(List.of(4, 4, 4), frames(3));
        rate(120);
        assertEquals(List.of(1, 0, 1, 0), frames(4));
        rate(240);
        assertEquals(List.of(1, 0, 0, 0, 1), frames(5));
        rate(90);
        assertEquals(List.of(1, 0, 1, 1, 0, 1, 1), frames(7));
        rate(40);
        assertEquals(List.of(1, 2, 1, 2), frames(4));
    }

    private List<Double> alphas(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    ticks.add(1);
                    return ticks.alpha();
                })
                .toList();
    }

    @Test
    void framesAreEvenlySpacedWithinTicks() {
        assertEquals(List.of(1.0, 1.0), alphas(2));
        rate(30);
        assertEquals(List.of(1.0, 1.0), alphas(2));
        rate(120);
        assertEquals(List.of(0.5, 1.0, 0.5, 1.0), alphas(4));
        rate(240);
        assertEquals(List.of(0.25, 0.5, 0.75, 1.0, 0.25), alphas(5));
        ticks.setBase(new FrameRate(30));
        rate(60);
        assertEquals(List.of(0.5, 1.0, 0.5, 1.0), alphas(4));
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 40, 50, 61, 75, 90, 100, 120, 144, 165, 240})
    void framesAreSpacedAccordingToTheRate(int fps) {
        rate(fps);
        long tick = ticks.add(1);
        double last = tick - 1 + ticks.alpha();
        for (int frame = 0; frame < 1000; frame++) {
            tick += ticks.add(1);
            double now = tick - 1 + ticks.alpha();
            assertEquals(60.0 / fps, now - last, 1e-6, "frame " + frame);
            last = now;
        }
    }

    @Test
    void aChangeWithinATickKeepsFramesEvenlySpaced() {
        rate(240);
        ticks.add(1);
        ticks.add(1);
        ticks.setRate(new FrameRate(120));
        List<Double> after = alphas(6);
        assertEquals(List.of(1.0, 0.5, 1.0, 0.5), after.subList(2, 6));
        ticks.setRate(new FrameRate(60));
        assertEquals(List.of(1.0, 1.0), alphas(2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 15, 20, 30, 59, 60, 61, 75, 90, 100, 120, 144, 165, 240})
    void anHourHasExactlyAsManyTicksAtAnyRate(int fps) {
        rate(fps);
        long all = 0;
        for (int second = 1; second <= 3600; second++) {
            for (int frame = 0; frame < fps; frame++) all += ticks.add(1);
            assertEquals(60L * second, all, "after " + second + " s");
        }
    }

    @ParameterizedTest
    @CsvSource({"60,60", "30,120", "50,30", "1,1", "240,7"})
    void anotherBaseRateIsExactToo(int base, int fps) {
        ticks.setBase(new FrameRate(base));
        rate(fps);
        long all = 0;
        for (int frame = 0; frame < 1000 * fps; frame++) all += ticks.add(1);
        assertEquals(1000L * base, all);
    }

    @Test
    void nothingIsLostWhenTheRateChangesInTheMiddleOfATick() {
        int[] rates = {144, 90, 30, 240, 60, 120, 15, 144, 90, 7};
        long all = 0;
        double seconds = 0;
        for (int i = 0; i < 1000; i++) {
            int fps = rates[i % rates.length];
            ticks.setRate(new FrameRate(fps));
            int count = 1 + i % 7;
            for (int frame = 0; frame < count; frame++) all += ticks.add(1);
            seconds += (double) count / fps;
        }
        assertEquals(seconds * 60, all, 1);
    }

    @Test
    void aLateFrameHasTheTicksOfAllElapsedPeriods() {
        assertEquals(3, ticks.add(3));
        rate(120);
        assertEquals(1, ticks.add(1));
        assertEquals(1, ticks.add(3));
        assertEquals(1, ticks.add(1));
    }

    @Test
    void slowMotionBeginsWithATick() {
        ticks.setSpeed(0.25);
        assertEquals(List.of(1, 0, 0, 0, 1, 0), frames(6));
        ticks.restart();
        assertEquals(List.of(1, 0), frames(2));
    }

    @Test
    void oneAndAHalfAlternatesBetweenOneAndTwo() {
        ticks.setSpeed(1.5);
        assertEquals(List.of(1, 2, 1, 2), frames(4));
    }

    @Test
    void speedAndRateMultiply() {
        rate(30);
        ticks.setSpeed(16);
        assertEquals(List.of(32, 32), frames(2));
        rate(120);
        ticks.setSpeed(1.0 / 16);
        assertEquals(1, frames(32).stream().mapToInt(Integer::intValue).sum());
        assertEquals(1.0 / 16, ticks.speed());
    }

    @Test
    void speedsOutOfRangeAreRejected() {
        assertEquals("speed must be at least 0.0625 but was 0", refused(0));
        assertEquals("speed must be at most 16 but was 17.0", refused(17));
    }

    private String refused(double speed) {
        return assertThrows(IllegalArgumentException.class, () -> ticks.setSpeed(speed))
                .getMessage();
    }
}

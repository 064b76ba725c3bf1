package kodama.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.profile.Percentiles.ExactPercentiles;
import kodama.profile.Percentiles.RoughPercentiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PercentilesTest {
    static List<Percentiles> both() {
        return List.of(new ExactPercentiles(), new RoughPercentiles());
    }

    @ParameterizedTest
    @MethodSource("both")
    void ofAHundredTimesThe95thIsThatWhich95Kept(Percentiles percentiles) {
        for (int time = 100; time > 0; time--) percentiles.add(time <= 95 ? 1 : 20);
        assertEquals(1, percentiles.at(95));
        assertEquals(20, percentiles.at(96));
        assertEquals(20, percentiles.at(99));
        percentiles.add(20);
        assertEquals(20, percentiles.at(95));
    }

    @ParameterizedTest
    @MethodSource("both")
    void ofNoneItIsNothingAndOfOneThatOne(Percentiles percentiles) {
        assertEquals(0, percentiles.at(95));
        percentiles.add(7);
        assertEquals(7, percentiles.at(1));
        assertEquals(7, percentiles.at(100));
        percentiles.clear();
        assertEquals(0, percentiles.at(95));
        percentiles.addZeros(3);
        assertEquals(0, percentiles.at(100));
    }

    @Test
    void timesAreThoseOfAPlainModel(@Seed(5) Random random) {
        Percentiles exact = new ExactPercentiles();
        Percentiles rough = new RoughPercentiles();
        for (int round = 0; round < 500; round++) {
            List<Long> model = filled(random, exact, rough);
            for (int percent = 1; percent <= 100; percent++) {
                long wanted = model(model, percent);
                assertEquals(wanted, exact.at(percent));
                assertEquals(wanted, rough.at(percent), 1 + wanted / 32.0);
            }
            exact.clear();
            rough.clear();
        }
    }

    private static List<Long> filled(Random random, Percentiles exact, Percentiles rough) {
        List<Long> model = new ArrayList<>();
        int zeros = random.nextInt(3) * random.nextInt(50);
        for (int i = 0; i < zeros; i++) model.add(0L);
        exact.addZeros(zeros);
        rough.addZeros(zeros);
        for (int more = random.nextInt(300); more > 0; more--) {
            long time = random.nextInt(1 << random.nextInt(31));
            model.add(time);
            exact.add(time);
            rough.add(time);
        }
        model.sort(null);
        return model;
    }

    /** Computes a percentile by counting. */
    private static long model(List<Long> sorted, int percent) {
        for (int kept = 1; kept <= sorted.size(); kept++)
            if (100L * kept >= (long) percent * sorted.size()) return sorted.get(kept - 1);
        return 0;
    }

    @ParameterizedTest
    @MethodSource("both")
    void aKeyThatIsNewAfterALongSessionCostsNoMoreThanAnother(Percentiles percentiles) {
        long frames = 1L << 50;
        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> percentiles.addZeros(frames));
        percentiles.add(1_000_000);
        assertEquals(0, percentiles.at(99));
        assertEquals(1_000_000, percentiles.at(100), 1_000_000 / 32.0);
    }
}

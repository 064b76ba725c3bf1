package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class SmallAngleTest {
    private static final int TRIES = 100_000;

    @Test
    void agreesWithTheJdkButForTheLastDigit(@Seed(35) Random random) {
        for (int i = 0; i < TRIES; i++) {
            double angle = (random.nextDouble() - 0.5) * Math.PI / 2;
            assertNear(StrictMath.sin(angle), SmallAngle.sine(angle), "sine of " + angle);
            assertNear(StrictMath.cos(angle), SmallAngle.cosine(angle), "cosine of " + angle);
        }
    }

    private static void assertNear(double expected, double actual, String what) {
        assertEquals(expected, actual, Math.ulp(expected), what);
    }
}

package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AimTest {
    @Test
    void zeroPointsRightAndAnglesGrowClockwiseOnScreen() {
        assertEquals(0, Aim.angle(10, 10, 20, 10));
        assertEquals(90, Aim.angle(10, 10, 10, 20));
        assertEquals(180, Aim.angle(10, 10, 0, 10));
        assertEquals(-90, Aim.angle(10, 10, 10, 0));
        assertEquals(45, Aim.angle(0, 0, 3, 3), 1e-12);
    }

    @Test
    void aimingAtTheSamePositionPointsRight() {
        assertEquals(0, Aim.angle(7, 7, 7, 7));
    }

    @Test
    void stepsInRightAnglesAreExact() {
        for (int turns = -3; turns <= 3; turns++) {
            assertStep(1, 0, 360.0 * turns);
            assertStep(0, 1, 360.0 * turns + 90);
            assertStep(-1, 0, 360.0 * turns + 180);
            assertStep(0, -1, 360.0 * turns + 270);
        }
    }

    private static void assertStep(double x, double y, double angle) {
        assertEquals(x, Aim.stepX(angle) + 0.0, "x at " + angle);
        assertEquals(y, Aim.stepY(angle) + 0.0, "y at " + angle);
    }

    @Test
    void aWrittenStepIsTheSameToTheLastBit() {
        double[] x = new double[1];
        double[] y = new double[1];
        for (double angle = -1000; angle < 1000; angle += 0.37) {
            Aim.step(angle, 3, x, y, 0);
            assertEquals(Aim.stepX(angle) * 3, x[0]);
            assertEquals(Aim.stepY(angle) * 3, y[0]);
        }
    }

    @Test
    void aStepLeadsInTheAimedDirection() {
        for (double angle = -179; angle <= 180; angle += 0.7) {
            assertEquals(angle, Aim.angle(0, 0, Aim.stepX(angle), Aim.stepY(angle)), 1e-9);
            assertEquals(1, StrictMath.hypot(Aim.stepX(angle), Aim.stepY(angle)), 1e-12);
        }
    }

    @Test
    void turnTakesTheShorterWay() {
        assertEquals(20, Aim.turn(350, 10));
        assertEquals(-20, Aim.turn(10, 350));
        assertEquals(180, Aim.turn(0, 180));
        assertEquals(180, Aim.turn(180, 0));
        assertEquals(0, Aim.turn(-720, 360));
    }
}

package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CurvesTest {
    private static final double[] X = {3, 10, 40, 41};
    private static final double[] Y = {7, 90, -20, 0.1};
    private static final List<Curve> ALL = List.of(
            new Line(3, 7, 41, 0.1),
            new Bezier(X, Y),
            new CatmullRom(X, Y),
            new Polyline(X, Y),
            new ArcLengthCurve(new CatmullRom(X, Y)));

    @Test
    void everyCurveIsExactAtBothEnds() {
        for (Curve curve : ALL) {
            assertEquals(3, curve.x(0), curve.toString());
            assertEquals(7, curve.y(0), curve.toString());
            assertEquals(41, curve.x(1), curve.toString());
            assertEquals(0.1, curve.y(1), curve.toString());
        }
    }

    @Test
    void aCatmullRomCurvePassesThroughItsPoints() {
        CatmullRom curve = new CatmullRom(X, Y);
        for (int i = 0; i < X.length; i++) {
            assertEquals(X[i], curve.x(i / 3.0), 1e-9);
            assertEquals(Y[i], curve.y(i / 3.0), 1e-9);
        }
    }

    @Test
    void aBezierCurveOfThreePointsIsAParabola() {
        Bezier curve = new Bezier(new double[] {0, 10, 20}, new double[] {0, 20, 0});
        assertEquals(10, curve.x(0.5));
        assertEquals(10, curve.y(0.5));
        assertEquals(7.5, curve.y(0.25));
    }

    @Test
    void equalSharesOfAnEvenCurveHaveEqualLength() {
        ArcLengthCurve curve =
                new ArcLengthCurve(new CatmullRom(new double[] {0, 10, 90, 120}, new double[] {0, 15, 40, 30}));
        double step = curve.length() / 100;
        for (int i = 1; i <= 100; i++) {
            double dx = curve.x(i / 100.0) - curve.x((i - 1) / 100.0);
            double dy = curve.y(i / 100.0) - curve.y((i - 1) / 100.0);
            double far = Math.sqrt(dx * dx + dy * dy);
            assertTrue(far > step * 0.97 && far < step * 1.03, i + ": " + far + " of " + step);
        }
    }

    @Test
    void polylinesHaveConstantSpeedAcrossCorners() {
        Polyline lines = new Polyline(new double[] {0, 4, 4, 4}, new double[] {0, 0, 0, 6});
        assertEquals(10, lines.length());
        assertEquals(4, lines.x(0.5));
        assertEquals(1, lines.y(0.5));
    }

    @Test
    void aPathWithoutLengthStaysAtItsPoint() {
        double[] same = {5, 5};
        assertEquals(5, new Polyline(same, same).x(0.5));
        assertEquals(5, new ArcLengthCurve(new Bezier(same, same)).x(0.5));
    }

    @Test
    void onePointIsNotACurve() {
        double[] one = {1};
        assertEquals(
                "points of a Bezier curve must be at least 2 but was 1",
                assertThrows(IllegalArgumentException.class, () -> new Bezier(one, one))
                        .getMessage());
        assertEquals(
                "points of a curve must be at least 2 but was 1",
                assertThrows(IllegalArgumentException.class, () -> new CatmullRom(one, one))
                        .getMessage());
        assertEquals(
                "points of a polyline must be at least 2 but was 1",
                assertThrows(IllegalArgumentException.class, () -> new Polyline(one, one))
                        .getMessage());
    }
}

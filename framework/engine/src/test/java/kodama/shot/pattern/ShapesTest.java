package kodama.shot.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Where the places of each shape are; the direction is 0, to the right, and the speed 1 unless a test says otherwise. */
class ShapesTest {
    private static FiredShots fired(Shape shape) {
        return FiredShots.of(Pattern.of(shape));
    }

    @Test
    void aFanReachesFromEdgeToEdge() {
        assertEquals(List.of(-20.0, 0.0, 20.0), fired(new Fan(3, 40)).angles());
    }

    @Test
    void aRingBeginsInItsDirection() {
        assertEquals(List.of(0.0, 90.0, 180.0, 270.0), fired(new Ring(4)).angles());
    }

    @Test
    void aSpreadHasTheSameAngleBetweenNeighbors() {
        assertEquals(List.of(-18.0, -6.0, 6.0, 18.0), fired(new Spread(4, 12)).angles());
        assertEquals(List.of(0.0), fired(new Spread(1, 12)).angles());
    }

    @Test
    void aSpiralTurnsOn() {
        assertEquals(
                List.of(0.0, 130.0, 260.0, 390.0), fired(new Spiral(4, 130)).angles());
    }

    @Test
    void aStackGrowsFaster() {
        assertEquals(List.of(0.5, 0.75, 1.0), fired(new Stack(3, 0.5)).speeds());
        assertEquals(List.of(1.0), fired(new Stack(1, 0.5)).speeds());
    }

    @Test
    void aLineLiesAcross() {
        FiredShots line = fired(new Line(3, 40, 90));
        assertEquals(List.of("0 -20", "0 0", "0 20"), line.places());
        assertEquals(List.of(0.0, 0.0, 0.0), line.angles());
    }

    @Test
    void aLineWithoutSlantLiesAlong() {
        assertEquals(List.of("-20 0", "20 0"), fired(new Line(2, 40, 0)).places());
    }

    @Test
    void anArrowHasItsPointInFront() {
        assertEquals(
                List.of("-10 -20", "-5 -10", "0 0", "-5 10", "-10 20"),
                fired(new Arrow(5, 40, 10)).places());
    }

    @Test
    void aWallLeavesAGap() {
        assertEquals(
                List.of("0 -20", "0 -10", "0 20"), fired(new Wall(5, 40, 2, 2)).places());
        assertEquals(
                List.of("0 0", "0 10", "0 20"), fired(new Wall(5, 40, 2, 0)).places());
        assertEquals(
                List.of("0 -20", "0 -10", "0 0"), fired(new Wall(5, 40, 2, 3)).places());
    }

    @Test
    void theGapOfAWallMayBeAnywhere() {
        var seen = new HashSet<List<String>>();
        Pattern wall = Pattern.of(new Wall(5, 40, 2, Wall.ANYWHERE));
        for (int seed = 0; seed < 100; seed++)
            seen.add(FiredShots.of(wall, Muzzle.of(0, 1).seeded(seed)).places());
        assertEquals(4, seen.size());
        for (List<String> places : seen) assertEquals(3, places.size());
        assertTrue(seen.contains(List.of("0 0", "0 10", "0 20")));
    }

    @Test
    void aPolygonIsOneWhileItGrows() {
        assertEquals(
                List.of("1 0", "0.5 0.5", "0 1", "-0.5 0.5", "-1 0", "-0.5 -0.5", "0 -1", "0.5 -0.5"),
                fired(new Polygon(8, 4, 1)).ways());
    }

    @Test
    void aStarLeadsFromACornerToTheNextButOne() {
        FiredShots star = fired(new Polygon(10, 5, 2));
        assertEquals("1 0", star.ways().get(0));
        assertEquals(1, star.speeds().get(8), 1e-12);
        // the middle of a side lies on the circle that touches the sides of the star
        assertEquals(Math.cos(Math.toRadians(72)), star.speeds().get(1), 1e-12);
        assertEquals(72, star.angles().get(1), 1e-9);
    }

    @Test
    void aPolygonOfAnySizeLiesOnItsSides() {
        for (double speed : fired(new Polygon(17, 3, 1)).speeds())
            assertTrue(speed >= 0.5 - 1e-9 && speed <= 1 + 1e-9, "speed " + speed);
    }

    @Test
    void aRoseHasItsTipsInFrontAndDeepPlacesBetween() {
        FiredShots rose = fired(new Rose(8, 4, 0.25));
        assertEquals(List.of(0.0, 45.0, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0), rose.angles());
        assertEquals(List.of(1.0, 0.25, 1.0, 0.25, 1.0, 0.25, 1.0, 0.25), rose.speeds());
    }

    @Test
    void anEllipseIsFlat() {
        assertEquals(
                List.of("1 0", "0 0.5", "-1 0", "0 -0.5"),
                fired(new Ellipse(4, 0.5)).ways());
    }

    @Test
    void aFigureIsUprightWhenItsDirectionIsDown() {
        Pattern figure =
                Pattern.of(new Figure(List.of(new double[] {0, -4}, new double[] {2, 0}, new double[] {-2, 0})));
        assertEquals(
                List.of("0 -1", "0.5 0", "-0.5 0"),
                FiredShots.of(figure, Muzzle.of(90, 1)).ways());
        assertEquals(
                List.of("1 0", "0 0.5", "0 -0.5"),
                FiredShots.of(figure, Muzzle.of(180, 1)).ways());
    }

    @Test
    void aScatterStaysInItsSector() {
        var angles = new HashSet<>(fired(new Scatter(100, 30)).angles());
        assertEquals(100, angles.size());
        for (double angle : angles) assertTrue(Math.abs(angle) <= 15, "angle " + angle);
    }

    @Test
    void aScatterIsTheSameForTheSameSeedAndNoOther() {
        Pattern scatter = Pattern.of(new Scatter(5, 30));
        Muzzle muzzle = Muzzle.of(0, 1).seeded(7);
        assertEquals(FiredShots.of(scatter, muzzle).shots, FiredShots.of(scatter, muzzle).shots);
        assertNotEquals(FiredShots.of(scatter, muzzle).shots, FiredShots.of(scatter, muzzle.seeded(8)).shots);
    }

    @Test
    void whatIsNoShapeIsAnError() {
        fails("n must be at least 1 but was 0", () -> new Fan(0, 1));
        fails("n must be at least 1 but was 0", () -> new Ring(0));
        fails("n must be at least 1 but was -1", () -> new Spread(-1, 1));
        fails("step must be a finite number but was NaN", () -> new Spiral(1, Double.NaN));
        fails("slowest must be a finite number but was Infinity", () -> new Stack(1, Double.POSITIVE_INFINITY));
        fails("spread must be a finite number but was NaN", () -> new Scatter(1, Double.NaN));
        fails("width must be a finite number but was NaN", () -> new Line(1, Double.NaN, 90));
        fails("width must be a finite number but was NaN", () -> new Arrow(1, Double.NaN, 90));
        fails("gap must be between 0 and 4 but was 5", () -> new Wall(5, 40, 5, 0));
        fails("at must be between -1 and 3 but was 4", () -> new Wall(5, 40, 2, 4));
        fails("corners must be at least 3 but was 2", () -> new Polygon(6, 2, 1));
        fails("skip must be between 1 and 2 but was 3", () -> new Polygon(6, 6, 3));
        fails("petals must be at least 1 but was 0", () -> new Rose(6, 0, 0.5));
        fails("ratio must be a finite number but was NaN", () -> new Ellipse(6, Double.NaN));
        fails("points must be at least 1 but was 0", () -> new Figure(List.of()));
        fails("points must not all be 0, 0", () -> new Figure(List.of(new double[] {0, 0})));
        fails("y must be a finite number but was NaN", () -> new Figure(List.of(new double[] {0, Double.NaN})));
    }

    private static void fails(String message, Executable made) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, made).getMessage());
    }
}

package kodama.shot.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The places of each shape. The direction is 0, to the right, and the speed is 1 unless a test sets another. */
class ShapesTest {
    private static FiredShots fired(PatternShape shape) {
        return FiredShots.of(Pattern.of(shape));
    }

    @Test
    void aFanReachesFromEdgeToEdge() {
        assertEquals(List.of(-20.0, 0.0, 20.0), fired(new FanShape(3, 40)).angles());
    }

    @Test
    void aRingBeginsInItsDirection() {
        assertEquals(List.of(0.0, 90.0, 180.0, 270.0), fired(new RingShape(4)).angles());
    }

    @Test
    void aSpreadHasTheSameAngleBetweenNeighbors() {
        assertEquals(
                List.of(-18.0, -6.0, 6.0, 18.0), fired(new SpreadShape(4, 12)).angles());
        assertEquals(List.of(0.0), fired(new SpreadShape(1, 12)).angles());
    }

    @Test
    void aSpiralTurnsOn() {
        assertEquals(
                List.of(0.0, 130.0, 260.0, 390.0),
                fired(new SpiralShape(4, 130)).angles());
    }

    @Test
    void aStackGrowsFaster() {
        assertEquals(List.of(0.5, 0.75, 1.0), fired(new StackShape(3, 0.5)).speeds());
        assertEquals(List.of(1.0), fired(new StackShape(1, 0.5)).speeds());
    }

    @Test
    void aLineLiesAcross() {
        FiredShots line = fired(new LineShape(3, 40, 90));
        assertEquals(List.of("0 -20", "0 0", "0 20"), line.places());
        assertEquals(List.of(0.0, 0.0, 0.0), line.angles());
    }

    @Test
    void aLineWithoutSlantLiesAlong() {
        assertEquals(List.of("-20 0", "20 0"), fired(new LineShape(2, 40, 0)).places());
    }

    @Test
    void anArrowHasItsPointInFront() {
        assertEquals(
                List.of("-10 -20", "-5 -10", "0 0", "-5 10", "-10 20"),
                fired(new ArrowShape(5, 40, 10)).places());
    }

    @Test
    void aWallLeavesAGap() {
        assertEquals(
                List.of("0 -20", "0 -10", "0 20"),
                fired(new WallShape(5, 40, 2, 2)).places());
        assertEquals(
                List.of("0 0", "0 10", "0 20"),
                fired(new WallShape(5, 40, 2, 0)).places());
        assertEquals(
                List.of("0 -20", "0 -10", "0 0"),
                fired(new WallShape(5, 40, 2, 3)).places());
    }

    @Test
    void theGapOfAWallMayBeAnywhere() {
        var seen = new HashSet<List<String>>();
        Pattern wall = Pattern.of(new WallShape(5, 40, 2, WallShape.ANYWHERE));
        for (int seed = 0; seed < 100; seed++)
            seen.add(FiredShots.of(wall, FireContext.withoutTarget(0, 1).withSeed(seed))
                    .places());
        assertEquals(4, seen.size());
        for (List<String> places : seen) assertEquals(3, places.size());
        assertTrue(seen.contains(List.of("0 0", "0 10", "0 20")));
    }

    @Test
    void aPolygonIsOneWhileItGrows() {
        assertEquals(
                List.of("1 0", "0.5 0.5", "0 1", "-0.5 0.5", "-1 0", "-0.5 -0.5", "0 -1", "0.5 -0.5"),
                fired(new PolygonShape(8, 4, 1)).ways());
    }

    @Test
    void aStarLeadsFromACornerToTheNextButOne() {
        FiredShots star = fired(new PolygonShape(10, 5, 2));
        assertEquals("1 0", star.ways().get(0));
        assertEquals(1, star.speeds().get(8), 1e-12);
        // the middle of a side is on the circle that touches the sides of the star
        assertEquals(Math.cos(Math.toRadians(72)), star.speeds().get(1), 1e-12);
        assertEquals(72, star.angles().get(1), 1e-9);
    }

    @Test
    void aPolygonOfAnySizeLiesOnItsSides() {
        for (double speed : fired(new PolygonShape(17, 3, 1)).speeds())
            assertTrue(speed >= 0.5 - 1e-9 && speed <= 1 + 1e-9, "speed " + speed);
    }

    @Test
    void aRoseHasItsTipsInFrontAndDeepPlacesBetween() {
        FiredShots rose = fired(new RoseShape(8, 4, 0.25));
        assertEquals(List.of(0.0, 45.0, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0), rose.angles());
        assertEquals(List.of(1.0, 0.25, 1.0, 0.25, 1.0, 0.25, 1.0, 0.25), rose.speeds());
    }

    @Test
    void anEllipseIsFlat() {
        assertEquals(
                List.of("1 0", "0 0.5", "-1 0", "0 -0.5"),
                fired(new EllipseShape(4, 0.5)).ways());
    }

    @Test
    void aFigureIsUprightWhenItsDirectionIsDown() {
        Pattern figure =
                Pattern.of(new FigureShape(List.of(new double[] {0, -4}, new double[] {2, 0}, new double[] {-2, 0})));
        assertEquals(
                List.of("0 -1", "0.5 0", "-0.5 0"),
                FiredShots.of(figure, FireContext.withoutTarget(90, 1)).ways());
        assertEquals(
                List.of("1 0", "0 0.5", "0 -0.5"),
                FiredShots.of(figure, FireContext.withoutTarget(180, 1)).ways());
    }

    @Test
    void aScatterStaysInItsSector() {
        var angles = new HashSet<>(fired(new ScatterShape(100, 30)).angles());
        assertEquals(100, angles.size());
        for (double angle : angles) assertTrue(Math.abs(angle) <= 15, "angle " + angle);
    }

    @Test
    void aScatterDependsOnTheSeed() {
        Pattern scatter = Pattern.of(new ScatterShape(5, 30));
        FireContext context = FireContext.withoutTarget(0, 1).withSeed(7);
        assertEquals(FiredShots.of(scatter, context).shots, FiredShots.of(scatter, context).shots);
        assertNotEquals(FiredShots.of(scatter, context).shots, FiredShots.of(scatter, context.withSeed(8)).shots);
    }

    @Test
    void invalidShapesAreErrors() {
        fails("n must be at least 1 but was 0", () -> new FanShape(0, 1));
        fails("n must be at least 1 but was 0", () -> new RingShape(0));
        fails("n must be at least 1 but was -1", () -> new SpreadShape(-1, 1));
        fails("step must be a finite number but was NaN", () -> new SpiralShape(1, Double.NaN));
        fails("slowest must be a finite number but was Infinity", () -> new StackShape(1, Double.POSITIVE_INFINITY));
        fails("spread must be a finite number but was NaN", () -> new ScatterShape(1, Double.NaN));
        fails("width must be a finite number but was NaN", () -> new LineShape(1, Double.NaN, 90));
        fails("width must be a finite number but was NaN", () -> new ArrowShape(1, Double.NaN, 90));
        fails("gap must be between 0 and 4 but was 5", () -> new WallShape(5, 40, 5, 0));
        fails("at must be between -1 and 3 but was 4", () -> new WallShape(5, 40, 2, 4));
        fails("corners must be at least 3 but was 2", () -> new PolygonShape(6, 2, 1));
        fails("skip must be between 1 and 2 but was 3", () -> new PolygonShape(6, 6, 3));
        fails("petals must be at least 1 but was 0", () -> new RoseShape(6, 0, 0.5));
        fails("ratio must be a finite number but was NaN", () -> new EllipseShape(6, Double.NaN));
        fails("points must be at least 1 but was 0", () -> new FigureShape(List.of()));
        fails("points must not all be 0, 0", () -> new FigureShape(List.of(new double[] {0, 0})));
        fails("y must be a finite number but was NaN", () -> new FigureShape(List.of(new double[] {0, Double.NaN})));
    }

    private static void fails(String message, Executable made) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, made).getMessage());
    }
}

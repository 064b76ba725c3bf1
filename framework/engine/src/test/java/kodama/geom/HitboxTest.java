package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class HitboxTest {
    private static final Hitbox CIRCLE = Hitbox.circle(5);
    private static final Hitbox BOX = Hitbox.box(20, 10);
    private static final Hitbox TRIANGLE = Hitbox.polygon(0, -5, 5, 5, -5, 5);

    private static boolean isMet(
            Hitbox hitbox, double x, double y, double fromX, double fromY, double toX, double toY, double radius) {
        SweptShape sweep = new SweptShape();
        sweep.setCircle(fromX, fromY, toX, toY, radius);
        return hitbox.overlapsSweep(x, y, sweep);
    }

    @Test
    void circlesOverlapNearerThanTheSumOfTheirRadii() {
        assertTrue(CIRCLE.overlaps(0, 0, Hitbox.circle(3), 7.9, 0));
        assertTrue(CIRCLE.overlaps(0, 0, Hitbox.circle(3), 5, 5));
        assertFalse(CIRCLE.overlaps(0, 0, Hitbox.circle(3), 6, 6));
    }

    @Test
    void outlinesThatOnlyTouchDoNotOverlap() {
        assertFalse(CIRCLE.overlaps(0, 0, Hitbox.circle(3), 8, 0));
        assertFalse(BOX.overlaps(0, 0, BOX, 20, 0));
        assertFalse(BOX.overlaps(0, 0, CIRCLE, 0, -10));
        assertFalse(isMet(CIRCLE, 0, 0, -20, 7, 20, 7, 2));
        assertFalse(isMet(BOX, 0, 0, -20, 7, 20, 7, 2));
        assertFalse(isMet(BOX, 0, 0, -50, 0, -12, 0, 2));
    }

    @Test
    void boxesOverlapWhenTheyShareArea() {
        assertTrue(BOX.overlaps(0, 0, BOX, 19.9, 9.9));
        assertFalse(BOX.overlaps(0, 0, BOX, 19.9, 10.1));
    }

    @Test
    void circleNextToTheCornerOfABoxMissesIt() {
        assertTrue(BOX.overlaps(0, 0, CIRCLE, 13, 8));
        assertFalse(BOX.overlaps(0, 0, CIRCLE, 14, 9));
        assertTrue(CIRCLE.overlaps(13, 8, BOX, 0, 0));
        assertFalse(CIRCLE.overlaps(14, 9, BOX, 0, 0));
    }

    @Test
    void boxInsideACircleOverlaps() {
        assertTrue(Hitbox.circle(50).overlaps(0, 0, Hitbox.box(2, 2), 10, 10));
        assertTrue(Hitbox.box(2, 2).overlaps(10, 10, Hitbox.circle(50), 0, 0));
    }

    @Test
    void fastShotDoesNotPassThrough() {
        assertTrue(isMet(CIRCLE, 100, 100, 0, 100, 400, 100, 1));
        assertTrue(isMet(BOX, 100, 100, 100, -300, 100, 500, 0));
    }

    @Test
    void shotThatTurnsAwayBeforeTheTargetMisses() {
        assertFalse(isMet(CIRCLE, 100, 100, 0, 100, 90, 100, 1));
        assertFalse(isMet(CIRCLE, 100, 100, 200, 100, 300, 100, 1));
    }

    @Test
    void diagonalFlightPastTheCornerOfABoxMisses() {
        assertFalse(isMet(BOX, 0, 0, 8, 13, 18, 3, 1));
        assertTrue(isMet(BOX, 0, 0, 8, 11, 18, 1, 4));
    }

    @Test
    void aShotAtRestIsTestedAtItsPosition() {
        assertTrue(isMet(BOX, 0, 0, 9, 4, 9, 4, 0));
        assertFalse(isMet(BOX, 0, 0, 11, 4, 11, 4, 0));
        assertTrue(isMet(CIRCLE, 0, 0, 3, 3, 3, 3, 0));
    }

    @Test
    void negativeSizeIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> Hitbox.circle(-1));
        assertEquals("radius must be at least 0 but was -1", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> Hitbox.box(1, Double.NaN));
        assertEquals("height must be a finite number but was NaN", error.getMessage());
    }

    @Test
    void hitboxPrintsAsInAScript() {
        assertEquals("circle(5.0)", CIRCLE.toString());
        assertEquals("box(20.0, 10.0)", BOX.toString());
        assertEquals("box(20.0, 10.0, 30.0)", BOX.rotated(30).toString());
        assertEquals("capsule(20.0, 2.0, 90.0)", Hitbox.capsule(20, 2, 90).toString());
        assertEquals("polygon(0.0, -5.0, 5.0, 5.0, -5.0, 5.0)", TRIANGLE.toString());
    }

    @Test
    void boxRotatedByAQuarterIsUpright() {
        Hitbox standing = Hitbox.box(20, 10, 90);
        assertTrue(standing.isAxisAligned());
        assertEquals(5, standing.halfWidth());
        assertEquals(10, standing.halfHeight());
        assertFalse(Hitbox.box(20, 10, 45).isAxisAligned());
    }

    @Test
    void rotatedBoxIsBoundedByItsCorners() {
        Hitbox diamond = Hitbox.box(10, 10, 45);
        assertTrue(diamond.overlaps(0, 0, Hitbox.circle(1), 7.5, 0));
        assertFalse(diamond.overlaps(0, 0, Hitbox.circle(1), 5, 5));
        assertEquals(Math.sqrt(50), diamond.halfWidth(), 1e-9);
    }

    @Test
    void capsuleIsALineWithRoundEnds() {
        Hitbox needle = Hitbox.capsule(20, 2, 90);
        assertEquals(2, needle.halfWidth());
        assertEquals(10, needle.halfHeight());
        assertTrue(needle.overlaps(0, 0, Hitbox.box(2, 2), 0, 10.5));
        assertFalse(needle.overlaps(0, 0, Hitbox.box(2, 2), 3, 10));
        assertTrue(Hitbox.capsule(4, 2, 0).overlaps(0, 0, Hitbox.circle(1), 2.9, 0));
    }

    @Test
    void polygonMayBeGivenEitherWayRound() {
        Hitbox other = Hitbox.polygon(-5, 5, 5, 5, 0, -5);
        for (Hitbox triangle : new Hitbox[] {TRIANGLE, other}) {
            assertTrue(triangle.overlaps(0, 0, Hitbox.circle(1), 0, 0));
            assertTrue(isMet(triangle, 0, 0, -20, 4, 20, 4, 0));
            assertFalse(isMet(triangle, 0, 0, -20, -6, 20, -6, 1));
            assertFalse(triangle.overlaps(0, 0, Hitbox.circle(1), 4, -3));
        }
    }

    @Test
    void longShotHitsWithItsSidesAndItsTips() {
        SweptShape needle = new SweptShape();
        needle.setCapsule(0, 0, 30, 0, 10, 0, 1);
        assertTrue(CIRCLE.overlapsSweep(44, 0, needle), "its tip");
        assertFalse(CIRCLE.overlapsSweep(46, 0, needle));
        assertTrue(CIRCLE.overlapsSweep(-14, 0, needle), "its end");
        needle.setCapsule(0, 0, 0, 30, 10, 0, 1);
        assertTrue(CIRCLE.overlapsSweep(14, 15, needle), "swept sideways");
        assertFalse(CIRCLE.overlapsSweep(17, 15, needle));
    }

    @Test
    void pointsInsideAnOutlineOverlapIt() {
        Hitbox point = Hitbox.circle(0);
        for (Hitbox outline : new Hitbox[] {CIRCLE, BOX, TRIANGLE, BOX.rotated(10), Hitbox.capsule(9, 2, 0)}) {
            assertTrue(outline.overlaps(0, 0, point, 1, 1), outline.toString());
            assertTrue(point.overlaps(1, 1, outline, 0, 0), outline.toString());
            assertFalse(outline.overlaps(0, 0, point, 11, 0), outline.toString());
        }
        assertFalse(point.overlaps(3, 3, point, 3, 3));
    }

    @Test
    void outlinesThatOverlapMayOverlap(@Seed(3) Random random) {
        int overlapping = 0;
        for (int i = 0; i < 20_000; i++) {
            Hitbox one = outline(random);
            Hitbox other = outline(random);
            double x = random.nextInt(100) - 50;
            double y = random.nextInt(100) - 50;
            if (!one.overlaps(3, 4, other, x, y)) continue;
            overlapping++;
            assertTrue(one.mayOverlap(3, 4, other, x, y), one + " and " + other + " at " + x + ", " + y);
        }
        assertTrue(overlapping > 4_000, overlapping + " overlap");
    }

    private static Hitbox outline(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Hitbox.circle(random.nextInt(40));
            case 1 -> Hitbox.box(random.nextInt(90), random.nextInt(20), random.nextInt(8) * 22.5);
            case 2 -> Hitbox.capsule(60, random.nextInt(30), random.nextInt(360));
            default ->
                Hitbox.polygon(0, -random.nextInt(1, 60), 30, 30, -30, 20).rotated(random.nextInt(360));
        };
    }

    @Test
    void parallelBarsThatAreSideBySideMayNotOverlap() {
        for (int angle : new int[] {45, -45, 30}) {
            Hitbox bar = Hitbox.box(100, 2, angle);
            assertFalse(bar.mayOverlap(0, 0, bar, 0, angle == 30 ? 90 : 4), "by " + angle);
            assertTrue(bar.mayOverlap(0, 0, bar, 0, 2), "by " + angle);
        }
    }

    @Test
    void cornersThatDoNotFormAConvexPolygonAreErrors() {
        assertRefused("a polygon must have x and y of each corner but had 7 numbers", 0, 0, 1, 0, 1, 1, 0);
        assertRefused("corners of a polygon must be between 3 and 32 but was 2", 0, 0, 1, 0);
        assertRefused("a corner of a polygon must be a finite number but was NaN", 0, 0, 1, 0, 1, Double.NaN);
        assertRefused("a polygon must be convex, but its corners are on one line", 0, 0, 1, 1, 2, 2);
        assertRefused(
                "a polygon must be convex, but corner 3 is at the same position as corner 2", 0, 0, 9, 0, 9, 0, 0, 9);
        assertRefused("a polygon must be convex, but at corner 4 it turns the other way", 0, 0, 9, 0, 9, 9, 5, 4, 0, 9);
        assertRefused("a polygon must be convex, but its edges cross", 0, -9, 5, 7, -9, -3, 9, -3, -5, 7);
    }

    private static void assertRefused(String message, double... corners) {
        var error = assertThrows(IllegalArgumentException.class, () -> Hitbox.polygon(corners));
        assertEquals(message, error.getMessage());
    }

    @Test
    void capsuleShorterThanItsEndsIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> Hitbox.capsule(3, 2, 0));
        assertEquals("length must be at least 4 but was 3", error.getMessage());
    }
}

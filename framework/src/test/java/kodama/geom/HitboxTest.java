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
        assertFalse(CIRCLE.isMetBy(0, 0, -20, 7, 20, 7, 2));
        assertFalse(BOX.isMetBy(0, 0, -20, 7, 20, 7, 2));
        assertFalse(BOX.isMetBy(0, 0, -50, 0, -12, 0, 2));
    }

    @Test
    void boxesOverlapWhenTheyShareArea() {
        assertTrue(BOX.overlaps(0, 0, BOX, 19.9, 9.9));
        assertFalse(BOX.overlaps(0, 0, BOX, 19.9, 10.1));
    }

    @Test
    void circleBesideTheCornerOfABoxMissesIt() {
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
        assertTrue(CIRCLE.isMetBy(100, 100, 0, 100, 400, 100, 1));
        assertTrue(BOX.isMetBy(100, 100, 100, -300, 100, 500, 0));
    }

    @Test
    void shotThatTurnsAwayBeforeTheTargetMisses() {
        assertFalse(CIRCLE.isMetBy(100, 100, 0, 100, 90, 100, 1));
        assertFalse(CIRCLE.isMetBy(100, 100, 200, 100, 300, 100, 1));
    }

    @Test
    void diagonalFlightPastTheCornerOfABoxMisses() {
        assertFalse(BOX.isMetBy(0, 0, 8, 13, 18, 3, 1));
        assertTrue(BOX.isMetBy(0, 0, 8, 11, 18, 1, 4));
    }

    @Test
    void shotThatStandsIsTestedWhereItIs() {
        assertTrue(BOX.isMetBy(0, 0, 9, 4, 9, 4, 0));
        assertFalse(BOX.isMetBy(0, 0, 11, 4, 11, 4, 0));
        assertTrue(CIRCLE.isMetBy(0, 0, 3, 3, 3, 3, 0));
    }

    @Test
    void flightTestAgreesWithManySmallSteps(@Seed(1) Random random) {
        int met = 0;
        for (int i = 0; i < 3000; i++) {
            Hitbox hitbox = random.nextBoolean()
                    ? Hitbox.circle(random.nextDouble() * 10)
                    : Hitbox.box(random.nextDouble() * 20, random.nextDouble() * 20);
            if (agrees(hitbox, random)) met++;
        }
        assertTrue(met > 300 && met < 2700, "hits and misses are both there: " + met);
    }

    private static boolean agrees(Hitbox hitbox, Random random) {
        double ax = random.nextDouble() * 40 - 20;
        double ay = random.nextDouble() * 40 - 20;
        double bx = random.nextDouble() * 40 - 20;
        double by = random.nextDouble() * 40 - 20;
        double radius = random.nextDouble() * 5;
        boolean met = hitbox.isMetBy(0, 0, ax, ay, bx, by, radius);
        String flight = hitbox + " " + ax + "," + ay + " to " + bx + "," + by + " radius " + radius;
        if (met) assertTrue(stepsMeet(hitbox, ax, ay, bx, by, radius + 0.05), flight);
        else assertFalse(stepsMeet(hitbox, ax, ay, bx, by, radius), flight);
        return met;
    }

    private static boolean stepsMeet(Hitbox hitbox, double ax, double ay, double bx, double by, double radius) {
        Hitbox shot = Hitbox.circle(radius);
        for (int i = 0; i <= 1000; i++) {
            double t = i / 1000.0;
            if (hitbox.overlaps(0, 0, shot, ax + (bx - ax) * t, ay + (by - ay) * t)) return true;
        }
        return false;
    }

    @Test
    void negativeSizeIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> Hitbox.circle(-1));
        assertEquals("radius must be at least 0 but was -1", error.getMessage());
        error = assertThrows(IllegalArgumentException.class, () -> Hitbox.box(1, Double.NaN));
        assertEquals("height must be a finite number but was NaN", error.getMessage());
    }

    @Test
    void hitboxPrintsAsItIsWritten() {
        assertEquals("circle(5.0)", CIRCLE.toString());
        assertEquals("box(20.0, 10.0)", BOX.toString());
    }
}

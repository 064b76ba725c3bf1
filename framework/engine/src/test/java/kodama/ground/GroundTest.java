package kodama.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GroundTest {
    private static final CellShape UPHILL = CellShape.of(List.of(new double[] {0, 16, 16, 0, 16, 16}), 16, 16, false);
    private static final CellShape PLANK = CellShape.of(List.of(new double[] {0, 0, 16, 0, 16, 4, 0, 4}), 16, 16, true);

    private final RayHit hit = new RayHit();

    /** Rows of cells of 16 pixels: # full, / a slope that rises to the right, = open from below. */
    private static Ground ground(String... rows) {
        Ground ground = new Ground(0, 0, rows[0].length(), rows.length, 16, 16);
        for (int y = 0; y < rows.length; y++)
            for (int x = 0; x < rows[y].length(); x++) ground.set(x, y, shape(rows[y].charAt(x)));
        return ground;
    }

    private static CellShape shape(char letter) {
        return switch (letter) {
            case '#' -> CellShape.full(16, 16);
            case '/' -> UPHILL;
            case '=' -> PLANK;
            default -> null;
        };
    }

    private void assertHit(double x, double y, double normalX, double normalY) {
        assertEquals(x, hit.x, 1e-9);
        assertEquals(y, hit.y, 1e-9);
        assertEquals(normalX, hit.normalX, 1e-9);
        assertEquals(normalY, hit.normalY, 1e-9);
    }

    @Test
    void cellsAreSolidFromTheirTopLeftCornerOn() {
        Ground ground = ground("..", ".#");
        assertTrue(ground.solid(16, 16));
        assertTrue(ground.solid(31.9, 31.9));
        assertFalse(ground.solid(32, 20));
        assertFalse(ground.solid(15.9, 20));
    }

    @Test
    void outsideTheGridEverythingIsEmpty() {
        Ground ground = ground("#");
        assertFalse(ground.solid(-0.1, 5));
        assertFalse(ground.solid(1e300, -1e300));
    }

    @Test
    void slopesAreSolidBelowTheirEdge() {
        Ground ground = ground("/");
        assertTrue(ground.solid(12, 5));
        assertTrue(ground.solid(8, 8));
        assertFalse(ground.solid(4, 5));
    }

    @Test
    void platformsThatAreOpenFromBelowAreNoWalls() {
        Ground ground = ground("=");
        assertFalse(ground.solid(5, 2));
        assertFalse(ground.ray(5, -5, 5, 20, hit));
    }

    @Test
    void aRayMeetsTheSideThatItEnters() {
        Ground ground = ground("...", "..#", "...");
        assertTrue(ground.ray(0, 24, 100, 24, hit));
        assertHit(32, 24, -1, 0);
        assertEquals(0.32, hit.fraction, 1e-9);
        assertTrue(ground.ray(40, 0, 40, 100, hit));
        assertHit(40, 16, 0, -1);
        assertTrue(ground.ray(100, 24, 0, 24, hit));
        assertHit(48, 24, 1, 0);
    }

    @Test
    void aRayMeetsASlopeAtItsEdge() {
        Ground ground = ground("./");
        assertTrue(ground.ray(20, -10, 20, 30, hit));
        double half = Math.sqrt(0.5);
        assertHit(20, 12, -half, -half);
    }

    @Test
    void aRayThatBeginsInsideHasNoNormal() {
        assertTrue(ground("#").ray(5, 5, 50, 5, hit));
        assertHit(5, 5, 0, 0);
        assertTrue(ground("/").ray(14, 14, 14, 50, hit));
        assertHit(14, 14, 0, 0);
    }

    @Test
    void aRayThatEndsInFrontOfAWallMeetsNothing() {
        assertFalse(ground("..#").ray(0, 5, 31.9, 5, hit));
        assertTrue(ground("..#").ray(0, 5, 32, 5, hit));
    }

    @Test
    void aRayAlongAWallMeetsNothing() {
        assertFalse(ground("...", "###").ray(0, 15.999, 48, 15.999, hit));
    }

    @Test
    void aRayFromFarAwayIsFoundAtOnce() {
        assertTrue(ground(".#").ray(-1e9, 5, 1e9, 5, hit));
        assertHit(16, 5, -1, 0);
    }

    @Test
    void cellsCanChange() {
        Ground ground = ground("#");
        ground.set(0, 0, null);
        assertFalse(ground.solid(5, 5));
    }

    @Test
    void cellsOutsideCannotBeSet() {
        IndexOutOfBoundsException wrong =
                assertThrows(IndexOutOfBoundsException.class, () -> ground("#").set(1, 0, UPHILL));
        assertEquals("cell 1,0 is outside the ground", wrong.getMessage());
    }

    @Test
    void gridsMayBeginAnywhere() {
        Ground ground = new Ground(-20, -3, 40, 6, 16, 8);
        ground.set(-20, -3, CellShape.full(16, 8));
        ground.set(19, 2, CellShape.full(16, 8));
        assertTrue(ground.solid(-320, -24));
        assertTrue(ground.solid(319, 23));
        assertTrue(ground.ray(0, -20, -400, -20, hit));
        assertHit(-304, -20, 1, 0);
    }

    @Test
    void boxesThatMoveAreAsSolidAsCells() {
        Ground boxes = ground("........", "........", "........", "........");
        Ground cells = ground("........", "..##..#.", "........", "........");
        boxes.platforms().add(32, 16, 32, 16, false);
        boxes.platforms().add(96, 16, 16, 16, false);
        boxes.platforms().add(0, 16, 16, 16, true);
        Random random = new Random(36);
        RayHit other = new RayHit();
        for (int i = 0; i < 2000; i++) {
            double x1 = random.nextDouble() * 140 - 5;
            double y1 = random.nextInt(4) == 0 ? 16 + random.nextInt(2) * 16 : random.nextDouble() * 50 - 5;
            double x2 = random.nextInt(4) == 0 ? x1 : random.nextDouble() * 140 - 5;
            double y2 = random.nextInt(4) == 0 ? y1 : random.nextDouble() * 50 - 5;
            String ray = x1 + "," + y1 + " " + x2 + "," + y2;
            assertEquals(cells.solid(x1, y1), boxes.solid(x1, y1), ray);
            boolean isHit = cells.ray(x1, y1, x2, y2, other);
            assertEquals(isHit, boxes.ray(x1, y1, x2, y2, hit), ray);
            assertEquals(isHit ? text(other) : "", isHit ? text(hit) : "", ray);
            if (isHit) assertFalse(boxes.isEmptyBetween(x1, y1, x2, y2), ray);
        }
    }

    private static String text(RayHit hit) {
        return Math.round(hit.x * 1e6) + "," + Math.round(hit.y * 1e6) + " " + (int) hit.normalX + ","
                + (int) hit.normalY;
    }

    @Test
    void boxesThatMoveAreFloors() {
        Ground ground = ground("...", "...", "###");
        ground.platforms().add(0, 10, 16, 8, false);
        ground.platforms().add(0, 24, 16, 4, true);
        assertTrue(ground.floor(8, 0, 40, hit));
        assertHit(8, 10, 0, -1);
        assertTrue(ground.floor(8, 12, 40, hit));
        assertHit(8, 12, 0, 0);
        assertTrue(ground.floor(8, 19, 40, hit));
        assertHit(8, 24, 0, -1);
        assertTrue(ground.floor(20, 0, 40, hit));
        assertHit(20, 32, 0, -1);
        assertFalse(ground.floor(8, 25, 30, hit));
        ground.platforms().clear();
        assertFalse(ground.floor(8, 0, 30, hit));
    }

    @Test
    void raysAreWhatSmallStepsFind() {
        Random random = new Random(7);
        for (int game = 0; game < 200; game++) {
            String[] rows = new String[8];
            for (int y = 0; y < rows.length; y++) {
                StringBuilder row = new StringBuilder();
                for (int x = 0; x < 8; x++) row.append("......#/=".charAt(random.nextInt(9)));
                rows[y] = row.toString();
            }
            Ground ground = ground(rows);
            for (int i = 0; i < 20; i++)
                compare(
                        ground,
                        random.nextDouble() * 160 - 16,
                        random.nextDouble() * 160 - 16,
                        random.nextDouble() * 160 - 16,
                        random.nextDouble() * 160 - 16);
        }
    }

    private void compare(Ground ground, double x1, double y1, double x2, double y2) {
        int steps = 20_000;
        double found = 2;
        for (int i = 0; i <= steps && found > 1; i++) {
            double part = i / (double) steps;
            if (ground.solid(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)) found = part;
        }
        boolean met = ground.ray(x1, y1, x2, y2, hit);
        if (found > 1 && met) {
            double after = hit.fraction + 1e-9; // a corner that is thinner than a step
            assertTrue(ground.solid(x1 + (x2 - x1) * after, y1 + (y2 - y1) * after));
            return;
        }
        assertEquals(found <= 1, met);
        if (met) assertTrue(hit.fraction <= found + 1e-9, hit.fraction + " > " + found);
        if (met && hit.fraction < found - 1.5 / steps) {
            double after = hit.fraction + 1e-9;
            assertTrue(ground.solid(x1 + (x2 - x1) * after, y1 + (y2 - y1) * after));
        }
    }
}

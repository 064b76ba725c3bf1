package kodama.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BoxMoverTest {
    private static final int CLIMB = 2;

    private static BoxMover mover(String... rows) {
        BoxMover mover = new BoxMover(Terrain.of(rows));
        mover.set(CLIMB, false, false);
        return mover;
    }

    private static void assertAt(double x, double y, BoxMover mover) {
        assertEquals(x + "," + y, mover.x() + "," + mover.y());
    }

    @Test
    void aBoxFallsOntoTheFloor() {
        BoxMover mover = mover("..", "..", "##");
        mover.slide(16, 10, 8, 8, 0, 5);
        assertAt(16, 15, mover);
        assertFalse(mover.onFloor());
        mover.slide(16, 15, 8, 8, 0, 500);
        assertAt(16, 28, mover);
        assertTrue(mover.onFloor());
        assertTrue(mover.isStoppedY());
    }

    @Test
    void fractionsOfPixelsAreKept() {
        BoxMover mover = mover("....", "####");
        mover.slide(16.25, 5, 8, 8, 0.5, 0.125);
        assertAt(16.75, 5.125, mover);
    }

    @Test
    void aBoxThatRestsOnTheFloorStaysThere() {
        BoxMover mover = mover("..", "##");
        mover.slide(16, 12, 8, 8, 0, 0.3);
        assertAt(16, 12, mover);
        assertTrue(mover.onFloor());
        mover.slide(16, 12, 8, 8, 0, 0);
        assertTrue(mover.onFloor());
    }

    @Test
    void aBoxStopsAtAWallAndSlidesAlongIt() {
        BoxMover mover = mover("..#", "..#", "..#");
        mover.slide(16, 10, 8, 8, 30, 20);
        assertAt(28, 30, mover);
        assertEquals(1, mover.wall());
        assertFalse(mover.isStoppedY());
        mover.slide(60, 10, 8, 8, -30, 0);
        assertAt(52, 10, mover);
        assertEquals(-1, mover.wall());
    }

    @Test
    void aBoxStopsBelowACeiling() {
        BoxMover mover = mover("##", "..", "..");
        mover.slide(16, 40, 8, 8, 0, -100);
        assertAt(16, 20, mover);
        assertTrue(mover.onCeiling());
        assertFalse(mover.onFloor());
    }

    @Test
    void aFastBoxDoesNotTunnel() {
        BoxMover mover = mover("....#.....", "....#.....");
        mover.slide(-1e6, 10, 8, 8, 1e9, 0);
        assertAt(60, 10, mover);
        assertTrue(mover.steps() < 100_000);
    }

    @Test
    void theWorkOfLargeBoxesAmongSmallCellsIsCountedAndLimited() {
        Ground ground = new Ground(0, 0, 2048, 2048, 1, 1);
        for (int column = 3; column < 2048; column += 1000)
            for (int row = 3; row < 2048; row += 1000) ground.set(column, row, CellShape.full(1, 1));
        BoxMover mover = new BoxMover(ground);
        mover.set(BoxMover.HIGHEST_CLIMB, false, false);
        mover.slide(1024, 1024, 1024, 1024, 1, 1);
        assertTrue(mover.isStuck());
        long work = mover.takeWork();
        assertTrue(work > 1_000_000 && work < 10_000_000, "" + work);
        assertEquals(0, mover.takeWork());
    }

    @Test
    void largeBoxesThatPassManySmallCellsLookOnlyAtTheirEdges() {
        Ground ground = new Ground(0, 0, 2048, 2048, 1, 1);
        BoxMover mover = new BoxMover(ground);
        mover.set(BoxMover.HIGHEST_CLIMB, false, false);
        mover.slide(600, 600, 1000, 1000, 500, 300);
        assertAt(1100, 900, mover);
        long work = mover.takeWork();
        assertTrue(work > 1_500_000 && work < 3_000_000, "" + work);
    }

    @Test
    void aBoxClimbsSlopes() {
        BoxMover mover = mover("......", "...##.", "../##.", "######");
        mover.slide(16, 44, 8, 8, 10, 0.3);
        mover.slide(mover.x(), mover.y(), 8, 8, 10, 0.3);
        assertAt(36, 36, mover);
        assertEquals(0, mover.wall());
        assertTrue(mover.onFloor());
    }

    @Test
    void theFloorHasAnAngle() {
        BoxMover mover = mover("......", "......", ".()/\\.", "######");
        mover.slide(24, 30, 4, 8, 0, 50);
        assertEquals(-26.565, mover.floorAngle(), 0.001);
        mover.slide(40, 30, 4, 8, 0, 50);
        assertEquals(26.565, mover.floorAngle(), 0.001);
        mover.slide(56, 30, 4, 8, 0, 50);
        assertEquals(-45, mover.floorAngle(), 0.001);
        mover.slide(8, 30, 4, 8, 0, 50);
        assertEquals(0, mover.floorAngle());
    }

    @Test
    void aBoxFollowsSlopesDown() {
        BoxMover mover = mover("......", "#\\....", "##\\...", "######");
        mover.slide(8, 12, 8, 8, 0, 0.3);
        double x = 8;
        double y = 12;
        for (int i = 0; i < 30; i++) {
            mover.slide(x, y, 8, 8, 2.5, 0.3);
            assertTrue(mover.onFloor(), "x " + mover.x());
            x = mover.x();
            y = mover.y();
        }
        assertAt(83, 44, mover);
    }

    @Test
    void aBoxLeavesAnEdgeWithoutAJumpDown() {
        BoxMover mover = mover("....", "#...", "####");
        mover.slide(12, 12, 8, 8, 20, 0.3);
        assertFalse(mover.onFloor());
        assertAt(32, 12, mover);
    }

    @Test
    void stepsHigherThanTheClimbAreWalls() {
        BoxMover mover = mover("..._", "####");
        mover.slide(20, 12, 8, 8, 50, 0);
        assertAt(44, 12, mover);
        mover.set(8, false, false);
        mover.slide(20, 12, 8, 8, 50, 0);
        assertAt(70, 4, mover);
    }

    @Test
    void whatJumpsLeavesTheFloor() {
        BoxMover mover = mover("....", "####");
        mover.slide(20, 12, 8, 8, 1, -3);
        assertAt(21, 9, mover);
        assertFalse(mover.onFloor());
    }

    @Test
    void platformsHoldOnlyWhatFalls() {
        BoxMover mover = mover("...", "===", "...");
        mover.slide(24, 4, 8, 8, 0, 40);
        assertAt(24, 12, mover);
        assertTrue(mover.onFloor());
        mover.slide(24, 40, 8, 8, 0, -30);
        assertAt(24, 10, mover);
        assertFalse(mover.onCeiling());
        mover.slide(24, 13, 8, 8, 0, 10);
        assertAt(24, 23, mover);
    }

    @Test
    void aBoxThatDropsFallsThroughPlatforms() {
        BoxMover mover = mover("...", "===", "...", "###");
        mover.set(CLIMB, false, true);
        mover.slide(24, 12, 8, 8, 0, 1);
        assertAt(24, 13, mover);
        assertFalse(mover.onFloor());
        mover.set(CLIMB, false, false);
        mover.slide(24, 13, 8, 8, 0, 100);
        assertAt(24, 44, mover);
    }

    @Test
    void slopesMayBeOpenFromBelow() {
        BoxMover mover = mover("....", "....", "..~.", "##..", "####");
        mover.slide(24, 44, 8, 8, 8, 0.3);
        mover.slide(mover.x(), mover.y(), 8, 8, 6, 0.3);
        assertAt(38, 39, mover);
        assertTrue(mover.onFloor());
        mover.slide(40, 60, 8, 8, 0, -30);
        assertAt(40, 30, mover);
    }

    @Test
    void aBoxInAWallIsMovedToTheNearestFreePlace() {
        BoxMover mover = mover("...", ".##", "...");
        mover.slide(40, 18, 8, 8, 0, 0);
        assertAt(40, 12, mover);
        assertFalse(mover.isStuck());
        mover.slide(18, 24, 8, 8, 0, 0);
        assertAt(12, 24, mover);
    }

    @Test
    void aBoxDeepInAWallIsStuck() {
        BoxMover mover = mover("####", "####", "####", "####");
        mover.slide(32, 32, 8, 8, 5, 5);
        assertTrue(mover.isStuck());
        assertAt(32, 32, mover);
    }

    @Test
    void seenFromAboveABoxSlidesAlongSlopesInAllDirections() {
        BoxMover mover = mover("....", "../#", ".../", "....");
        mover.set(CLIMB, true, false);
        mover.slide(20, 26, 8, 8, 12, 0);
        assertEquals(0, mover.wall());
        assertAt(32, 24, mover);
        mover.slide(36, 8, 8, 8, 0, 20);
        assertFalse(mover.onFloor());
        assertAt(28, 28, mover);
    }

    @Test
    void farFromTheGroundEverythingIsFree() {
        BoxMover mover = mover("##", "##");
        mover.slide(1e12, -1e12, 8, 8, 3, 4);
        assertAt(1e12 + 3, -1e12 + 4, mover);
    }

    @Test
    void tallBoxesDoNotPassLowGaps() {
        BoxMover mover = mover("...###", "......", "######");
        mover.slide(20, 16, 8, 32, 60, 0);
        assertAt(44, 16, mover);
        mover.slide(20, 24, 8, 16, 60, 0);
        assertAt(80, 24, mover);
    }
}

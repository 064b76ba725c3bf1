package kodama.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares {@link BoxMover} with {@link SlowBoxMover} in random ground; {@code -Dmoves=1000000} makes more moves. */
class BoxMoverModelTest {
    private static final int MOVES = Integer.getInteger("moves", 20_000);
    private static final int SIZE = 12;
    private static final int MOVES_OF_A_BOX = 200;

    private final Random random = new Random(36);
    private long hash;

    @Test
    void boxesMoveAsInTheModelAndAreNeverInsideAWall() {
        for (int moves = 0; moves < MOVES; moves += MOVES_OF_A_BOX) play();
        if (MOVES == 20_000) assertEquals("f98895941490b214", Long.toHexString(hash));
        if (MOVES == 1_000_000) assertEquals("63c9556ad98f4390", Long.toHexString(hash));
    }

    private void play() {
        Ground ground = Terrain.random(random, SIZE);
        boolean[][] walls = picture(ground, false);
        boolean[][] platforms = picture(ground, true);
        int climb = random.nextInt(4);
        boolean topDown = random.nextInt(4) == 0;
        boolean drops = random.nextInt(8) == 0;
        BoxMover mover = new BoxMover(ground);
        mover.set(climb, topDown, drops);
        SlowBoxMover slow = new SlowBoxMover(walls, platforms, climb, topDown, drops);
        slow.width = 1 + random.nextInt(14);
        slow.height = 1 + random.nextInt(20);
        double x;
        double y;
        do {
            x = random.nextInt(SIZE * 16);
            y = random.nextInt(SIZE * 16);
        } while (!slow.free(x - slow.width / 2.0, y - slow.height / 2.0));
        double speedX = 0;
        double speedY = 0;
        for (int i = 0; i < MOVES_OF_A_BOX; i++) {
            if (random.nextInt(8) == 0) speedX = speed();
            if (random.nextInt(16) == 0) speedY = speed();
            if (!topDown) speedY += 0.3;
            mover.slide(x, y, slow.width, slow.height, speedX, speedY);
            slow.slide(x, y, Math.round(speedX * 65536), Math.round(speedY * 65536));
            String move =
                    x + "," + y + " by " + speedX + "," + speedY + " climb " + climb + (topDown ? " top down" : "");
            x = mover.x();
            y = mover.y();
            assertTrue(slow.free(x - slow.width / 2.0, y - slow.height / 2.0), move);
            assertEquals(slow.left + slow.width / 2.0, x, move);
            assertEquals(slow.top + slow.height / 2.0, y, move);
            assertEquals(slow.floor, mover.onFloor(), move);
            assertEquals(slow.stoppedX, mover.wall() != 0, move);
            assertEquals(slow.stoppedY, mover.isStoppedY(), move);
            if (mover.wall() != 0) speedX = 0;
            if (mover.isStoppedY()) speedY = 0;
            hash = (hash * 31 + Double.doubleToLongBits(x)) * 31 + Double.doubleToLongBits(y);
            hash = hash * 31 + Double.doubleToLongBits(mover.floorAngle());
        }
    }

    private double speed() {
        return switch (random.nextInt(6)) {
            case 0 -> 0;
            case 1 -> random.nextGaussian() * 50;
            case 2 -> random.nextInt(9) - 4;
            default -> random.nextGaussian() * 3;
        };
    }

    private static boolean[][] picture(Ground ground, boolean platforms) {
        boolean[][] picture = new boolean[SIZE * 16][SIZE * 16];
        for (int y = 0; y < SIZE * 16; y++)
            for (int x = 0; x < SIZE * 16; x++) {
                CellShape shape = ground.at(x / 16, y / 16);
                picture[y][x] = shape != null && shape.isOneWay() == platforms && shape.hasPixel(x % 16, y % 16);
            }
        return picture;
    }
}

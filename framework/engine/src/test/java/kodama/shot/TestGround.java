package kodama.shot;

import java.util.List;
import java.util.Random;
import kodama.ground.CellShape;
import kodama.ground.Ground;

/** Ground for tests, with cells of 16 pixels. */
public final class TestGround {
    private static final int SIZE = 16;
    private static final CellShape FULL = CellShape.full(SIZE, SIZE);
    private static final CellShape[] SLOPES = {
        slope(0, SIZE, SIZE, 0, SIZE, SIZE),
        slope(0, 0, SIZE, SIZE, 0, SIZE),
        slope(0, 0, SIZE, 0, 0, SIZE),
        slope(0, 8, SIZE, 0, SIZE, SIZE, 0, SIZE),
    };

    private TestGround() {}

    private static CellShape slope(double... corners) {
        return CellShape.of(List.of(corners), SIZE, SIZE, false);
    }

    /** Returns ground of rows of characters: {@code #} is solid, {@code /} is a slope that rises to the right. */
    public static Ground of(String... rows) {
        Ground ground = new Ground(0, 0, rows[0].length(), rows.length, SIZE, SIZE);
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].charAt(x) == '#') ground.set(x, y, FULL);
                if (rows[y].charAt(x) == '/') ground.set(x, y, SLOPES[0]);
            }
        }
        return ground;
    }

    /** Returns a room with walls of one cell around it. */
    public static Ground room(int columns, int rows) {
        return cave(new Random(0), columns, rows, 0);
    }

    /** Returns a room in which a part of the cells is solid; some are slopes. */
    static Ground cave(Random random, int columns, int rows, double solid) {
        Ground ground = pillars(random, columns, rows, solid);
        for (int x = 0; x < columns; x++) {
            ground.set(x, 0, FULL);
            ground.set(x, rows - 1, FULL);
        }
        for (int y = 0; y < rows; y++) {
            ground.set(0, y, FULL);
            ground.set(columns - 1, y, FULL);
        }
        return ground;
    }

    /** Returns an open area in which a part of the cells is solid; some are slopes. */
    static Ground pillars(Random random, int columns, int rows, double solid) {
        Ground ground = new Ground(0, 0, columns, rows, SIZE, SIZE);
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++) if (random.nextDouble() < solid) ground.set(x, y, shape(random));
        return ground;
    }

    private static CellShape shape(Random random) {
        return random.nextInt(3) == 0 ? SLOPES[random.nextInt(SLOPES.length)] : FULL;
    }
}

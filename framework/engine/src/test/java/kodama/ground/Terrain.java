package kodama.ground;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Ground of letters for tests; cells have 16 pixels. */
final class Terrain {
    private static final double[] ALL = {0, 0, 16, 0, 16, 16, 0, 16};

    private Terrain() {}

    /** Rows of # full, / \ slopes of floors, 7 r slopes of ceilings, ( ) gentle slopes, _ half, = open from below. */
    static Ground of(String... rows) {
        Ground ground = new Ground(0, 0, rows[0].length(), rows.length, 16, 16);
        for (int y = 0; y < rows.length; y++)
            for (int x = 0; x < rows[y].length(); x++) ground.set(x, y, shape(rows[y].charAt(x)));
        return ground;
    }

    static Ground random(Random random, int size) {
        String[] rows = new String[size];
        String letters = ".................###/\\7r()_==~";
        for (int y = 0; y < size; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < size; x++) {
                boolean isEdge = x == 0 || y == 0 || x == size - 1 || y == size - 1;
                row.append(isEdge ? '#' : letters.charAt(random.nextInt(letters.length())));
            }
            rows[y] = row.toString();
        }
        return of(rows);
    }

    static @Nullable CellShape shape(char letter) {
        return switch (letter) {
            case '#' -> shape(false, ALL);
            case '/' -> shape(false, 0, 16, 16, 0, 16, 16);
            case '\\' -> shape(false, 0, 0, 16, 16, 0, 16);
            case '7' -> shape(false, 0, 0, 16, 0, 16, 16);
            case 'r' -> shape(false, 0, 0, 16, 0, 0, 16);
            case '(' -> shape(false, 0, 16, 16, 8, 16, 16);
            case ')' -> shape(false, 0, 8, 16, 16, 0, 16);
            case '_' -> shape(false, 0, 8, 16, 8, 16, 16, 0, 16);
            case '=' -> shape(true, 0, 0, 16, 0, 16, 4, 0, 4);
            case '~' -> shape(true, 0, 16, 16, 8, 16, 12);
            default -> null;
        };
    }

    private static CellShape shape(boolean isOneWay, double... corners) {
        return CellShape.of(List.of(corners), 16, 16, isOneWay);
    }
}

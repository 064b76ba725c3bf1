package kodama.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Compares {@link Crawler} in random ground with the whole way around the ground, which is found one pixel at a time;
 * {@code -Dmoves=1000000} makes more moves.
 */
class CrawlerModelTest {
    private static final int MOVES = Integer.getInteger("moves", 20_000);
    private static final int SIZE = 12;
    private static final int MOVES_OF_A_BODY = 200;
    private static final int[] WAY_X = {1, 0, -1, 0};
    private static final int[] WAY_Y = {0, 1, 0, -1};

    private final Random random = new Random(36);
    private boolean[][] walls = {};
    private int diameter;
    private long hash;

    /** A place on the way around the ground, and the way on which it is left. */
    private record Place(int x, int y, int way) {}

    @Test
    void bodiesFollowTheGroundAndAreNeverInsideAWall() {
        int bodies = 0;
        while (bodies * MOVES_OF_A_BODY < MOVES) if (play()) bodies++;
        if (MOVES == 20_000) assertEquals("e97269bdeba8473b", Long.toHexString(hash));
    }

    private boolean play() {
        Ground ground = Terrain.random(random, SIZE);
        walls = picture(ground);
        diameter = 1 + random.nextInt(16);
        Crawler crawler = new Crawler(ground);
        double x = random.nextInt(SIZE * 16);
        double y = random.nextInt(SIZE * 16);
        if (!crawler.crawl(x, y, diameter, 0, 0)) return false;
        List<Place> around = around(crawler);
        Set<Double> at = Set.of(0.0);
        double speed = 1;
        for (int i = 0; i < MOVES_OF_A_BODY; i++) {
            if (random.nextInt(20) == 0) speed = speed();
            boolean isOn = crawler.crawl(crawler.x(), crawler.y(), diameter, speed, crawler.heading());
            String move = "move " + i + " by " + speed + " of " + diameter;
            assertTrue(isOn, move);
            if (around.size() > 1) at = follow(around, at, crawler, speed);
            else assertAt(around.get(0), crawler);
            assertFalse(at.isEmpty(), move);
            hash = (hash * 31 + Double.doubleToLongBits(crawler.x())) * 31 + Double.doubleToLongBits(crawler.y());
            hash = hash * 31 + Double.doubleToLongBits(crawler.angle());
        }
        return true;
    }

    private double speed() {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextGaussian() * 20;
            case 1 -> random.nextInt(5) - 2;
            default -> random.nextGaussian();
        };
    }

    private void assertAt(Place place, Crawler crawler) {
        assertEquals(place.x + diameter / 2.0, crawler.x());
        assertEquals(place.y + diameter / 2.0, crawler.y());
    }

    /**
     * Returns the possible positions on the way around after a move: in dead ends, a body comes twice to the same
     * place.
     */
    private Set<Double> follow(List<Place> around, Set<Double> from, Crawler crawler, double speed) {
        Set<Double> found = new TreeSet<>();
        double most = Math.abs(speed) * Math.sqrt(2) + 0.001;
        double least = Math.abs(speed) - 0.001;
        for (double at : from)
            for (int i = 0; i <= most + 2; i++) {
                double whole = speed < 0 ? Math.ceil(at) - 1 - i : Math.floor(at) + i;
                Place place = around.get((int) Math.floorMod((long) whole, (long) around.size()));
                double x = crawler.x() - diameter / 2.0 - place.x;
                double y = crawler.y() - diameter / 2.0 - place.y;
                double part = x * WAY_X[place.way] + y * WAY_Y[place.way];
                boolean isOn = part >= 0 && part <= 1 && x * WAY_Y[place.way] == 0 && y * WAY_X[place.way] == 0;
                double gone = Math.abs(whole + part - at);
                if (isOn && gone >= least && gone <= most) found.add(whole + part);
            }
        return found;
    }

    private List<Place> around(Crawler crawler) {
        int x = (int) Math.round(crawler.x() - diameter / 2.0);
        int y = (int) Math.round(crawler.y() - diameter / 2.0);
        List<Place> around = new ArrayList<>();
        int way = crawler.heading() - 1;
        Place first = null;
        while (true) {
            assertTrue(isFree(x, y));
            assertTrue(touches(x, y));
            int next = next(x, y, way);
            Place place = new Place(x, y, next < 0 ? 0 : next);
            if (place.equals(first)) return around;
            if (first == null) first = place;
            around.add(place);
            if (next < 0) return around;
            x += WAY_X[next];
            y += WAY_Y[next];
            way = next;
        }
    }

    private int next(int x, int y, int way) {
        for (int turn : new int[] {1, 0, 3, 2}) {
            int next = (way + turn) % 4;
            if (isFree(x + WAY_X[next], y + WAY_Y[next])) return next;
        }
        return -1;
    }

    private boolean touches(int x, int y) {
        for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if (!isFree(x + dx, y + dy)) return true;
        return false;
    }

    private boolean isFree(int left, int top) {
        for (int y = 0; y < diameter; y++)
            for (int x = 0; x < diameter; x++) {
                boolean isIn = Math.hypot(x + 0.5 - diameter / 2.0, y + 0.5 - diameter / 2.0) <= diameter / 2.0;
                if (isIn && isWall(left + x, top + y)) return false;
            }
        return true;
    }

    private boolean isWall(int x, int y) {
        return x >= 0 && y >= 0 && x < SIZE * 16 && y < SIZE * 16 && walls[y][x];
    }

    private static boolean[][] picture(Ground ground) {
        boolean[][] picture = new boolean[SIZE * 16][SIZE * 16];
        for (int y = 0; y < SIZE * 16; y++)
            for (int x = 0; x < SIZE * 16; x++) {
                CellShape shape = ground.at(x / 16, y / 16);
                picture[y][x] = shape != null && !shape.isOneWay() && shape.hasPixel(x % 16, y % 16);
            }
        return picture;
    }
}

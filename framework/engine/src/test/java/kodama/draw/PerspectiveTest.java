package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class PerspectiveTest {
    private static final int WIDTH = 64;
    private static final int HEIGHT = 48;
    private static final int RED = 0xFF0000;
    private static final int BLUE = 0x0000FF;

    private final DrawList list = new DrawList();
    private final PerspectiveView view = new PerspectiveView(WIDTH, HEIGHT);
    private final PerspectiveLook look = new PerspectiveLook();
    private final PerspectivePainter painter = new PerspectivePainter();
    private final Image dot = FrameRows.image("#");
    private final Image flag = FrameRows.image("rgb#", "#rgb");

    private static FrameBuffer drawn(DrawList list, int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        return frame;
    }

    private FrameBuffer drawn() {
        return drawn(list, WIDTH, HEIGHT);
    }

    private int pixel(int x, int y) {
        return drawn().pixels()[y * WIDTH + x] & 0xFFFFFF;
    }

    private void color(int rgb) {
        look.setPicture(dot);
        look.setBlending(BlendMode.NORMAL, rgb, 1);
    }

    /** Draws an upright square that covers the whole view. */
    private void wall(double z) {
        painter.surface(list, view, look, square(-1e4, -1e4, 1e4, 1e4, z), 4);
    }

    private static double[] square(double left, double top, double right, double bottom, double z) {
        return new double[] {left, top, z, right, top, z, right, bottom, z, left, bottom, z};
    }

    @Test
    void thePlaneAtZeroHasItsNaturalSize(@Seed(1) Random random) {
        Image picture = noise(random, 9, 7);
        look.setPicture(picture);
        painter.sprite(list, view, look, 20, 30, 0);
        painter.surface(list, view, look, square(40, 10, 49, 17, 0), 4);
        DrawList flat = new DrawList();
        flat.spriteCentered(picture, 20, 30);
        flat.sprite(picture, 40, 10);
        assertArrayEquals(drawn(flat, WIDTH, HEIGHT).pixels(), drawn().pixels());
    }

    @Test
    void aSpriteIsFlippedScaledAndTurned() {
        view.setScreen(0, 0, 4, 4);
        view.setFieldOfView(90);
        view.setEye(2, 2, -2);
        look.setPicture(flag);
        look.setScale(-1, 1, 0, false, false);
        painter.sprite(list, view, look, 2, 1, 0);
        look.setScale(1, 1, 180, false, false);
        painter.sprite(list, view, look, 2, 3, 0);
        assertEquals(List.of("#bgr", "bgr#", "bgr#", "#bgr"), FrameRows.of(drawn(list, 4, 4)));
    }

    @Test
    void aSpriteIsSmallerWithDistance() {
        view.setFieldOfView(90);
        view.setEye(0, 0, 0);
        look.setPicture(flag);
        double[] seen = new double[3];
        assertTrue(view.project(10, -5, 2 * view.focus(), seen));
        assertArrayEquals(new double[] {37, 21.5, 0.5}, seen, 1e-9);
        assertFalse(view.project(0, 0, -1, seen));
    }

    @Test
    void surfacesLookAsRaysThroughEachPixelShow(@Seed(2) Random random) {
        int compared = 0;
        for (int i = 0; i < 80; i++) compared += compareSurface(random);
        assertTrue(compared > 10_000, compared + " pixels are a poor sample");
    }

    private int compareSurface(Random random) {
        list.clear();
        Image picture = noise(random, 1 + random.nextInt(20), 1 + random.nextInt(20));
        view.setEye(around(random, 10), around(random, 10), around(random, 10));
        view.setRoll(random.nextInt(3) * 20.0);
        view.turnTo(around(random, 180), around(random, 60));
        view.setFog(RED, 20, 90);
        double[] at = {around(random, 60), around(random, 60), around(random, 60)};
        double[] a = {around(random, 80), around(random, 80), around(random, 80)};
        double[] b = {around(random, 80), around(random, 80), around(random, 80)};
        double[] corners = new double[12];
        for (int k = 0; k < 3; k++) {
            corners[k] = at[k];
            corners[3 + k] = at[k] + a[k];
            corners[6 + k] = at[k] + a[k] + b[k];
            corners[9 + k] = at[k] + b[k];
        }
        look.setPicture(picture);
        look.setRepeat(2, 3, 1.5, 0);
        painter.surface(list, view, look, corners, 4);
        return compare(drawn(), picture, at, a, b);
    }

    /** Compares with the place at which the ray through each pixel's center meets the surface. */
    private int compare(FrameBuffer frame, Image picture, double[] at, double[] a, double[] b) {
        double[] p = new double[3];
        double[] toA = new double[3];
        double[] toB = new double[3];
        view.place(at[0], at[1], at[2], p, 0);
        view.direction(a[0], a[1], a[2], toA, 0);
        view.direction(b[0], b[1], b[2], toB, 0);
        int compared = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                // z d - s A - t B = P, by Cramer's rule
                double[] ray = {x + 0.5 - view.centerX, y + 0.5 - view.centerY, 1};
                double whole = determinant(ray, toA, toB);
                double z = determinant(p, toA, toB) / whole;
                double s = -determinant(ray, p, toB) / whole;
                double t = -determinant(ray, toA, p) / whole;
                double u = (s * 2 - 1.5 / picture.width()) * picture.width();
                double v = t * 3 * picture.height();
                if (isNear(s, 0, 1) || isNear(t, 0, 1) || isNear(z, view.near, view.near)) continue;
                if (Math.abs(u - Math.rint(u)) < 1e-6 || Math.abs(v - Math.rint(v)) < 1e-6) continue;
                int color = frame.pixels()[y * WIDTH + x];
                boolean isInside = s > 0 && s < 1 && t > 0 && t < 1 && z > view.near;
                if (!isInside) assertEquals(Colors.BLACK, color);
                else assertColor(picture, u, v, z, color);
                compared += isInside ? 1 : 0;
            }
        }
        return compared;
    }

    private void assertColor(Image picture, double u, double v, double z, int found) {
        int column = Math.floorMod((int) Math.floor(u), picture.width());
        int row = Math.floorMod((int) Math.floor(v), picture.height());
        int color = picture.pixel(column, row);
        double share = Math.max(0, Math.min(1, (z - 20) / 70));
        for (int shift = 0; shift < 24; shift += 8) {
            int over = RED >> shift & 255;
            int under = color >> shift & 255;
            assertEquals(under + share * (over - under), found >> shift & 255, 2, "at distance " + z);
        }
    }

    private static boolean isNear(double value, double one, double other) {
        return Math.abs(value - one) < 1e-6 || Math.abs(value - other) < 1e-6;
    }

    private static double determinant(double[] a, double[] b, double[] c) {
        return a[0] * (b[1] * c[2] - b[2] * c[1])
                - b[0] * (a[1] * c[2] - a[2] * c[1])
                + c[0] * (a[1] * b[2] - a[2] * b[1]);
    }

    private static double around(Random random, double most) {
        return (2 * random.nextDouble() - 1) * most;
    }

    private static Image noise(Random random, int width, int height) {
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) pixels[i] = 0xFF000000 | random.nextInt(1 << 24);
        return new Image("noise", width, height, pixels);
    }

    @Test
    void aFloorIsPerspectivePerRow(@Seed(3) Random random) {
        Image picture = noise(random, 8, 8);
        look.setPicture(picture);
        view.setEye(3, -10, -4);
        view.turnTo(31, 0);
        view.setHorizon(16);
        painter.floor(list, view, look, 0, 0, 0, 1, true);
        FrameBuffer frame = drawn();
        double sin = StrictMath.sin(StrictMath.toRadians(31));
        double cos = StrictMath.cos(StrictMath.toRadians(31));
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double z = 10 * view.focus() / (y + 0.5 - 16);
                double right = (x + 0.5 - WIDTH / 2.0) * z / view.focus();
                int column = Math.floorMod((int) Math.floor(3 + right * cos + z * sin), 8);
                int row = Math.floorMod((int) Math.floor(8 - (-4 + z * cos - right * sin)), 8);
                int expected = y < 16 ? Colors.BLACK : picture.pixel(column, row);
                assertEquals(expected, frame.pixels()[y * WIDTH + x], "pixel " + x + ", " + y);
            }
        }
    }

    @Test
    void aFloorWithoutRepetitionEndsAtItsEdges() {
        color(RED);
        look.setPicture(FrameRows.image("r"));
        view.setEye(0, -10, 0);
        painter.floor(list, view, look, -5, 0, 40, 10, false);
        assertEquals(RED, pixel(WIDTH / 2, 33));
        assertEquals(0, pixel(WIDTH / 2, 47));
        assertEquals(0, pixel(0, 33));
    }

    @Test
    void theFarthestIsDrawnFirst() {
        color(RED);
        wall(10);
        color(BLUE);
        wall(20);
        assertEquals(RED, pixel(5, 5));
    }

    @Test
    void theLaterOfTwoAtTheSameDistanceCoversTheOther() {
        color(RED);
        wall(10);
        color(BLUE);
        wall(10);
        assertEquals(BLUE, pixel(5, 5));
    }

    @Test
    void aNegativeBiasIsDrawnLater() {
        color(BLUE);
        look.setSorting(true, false, -20);
        wall(20);
        color(RED);
        wall(10);
        assertEquals(BLUE, pixel(5, 5));
    }

    @Test
    void anotherCommandEndsTheGroup() {
        color(RED);
        wall(10);
        list.rect(0, 0, 1, 1, Colors.WHITE);
        color(BLUE);
        wall(20);
        assertEquals(BLUE, pixel(5, 5));
    }

    @Test
    void eachAppendedListHasAGroupOfItsOwn() {
        DrawList first = new DrawList();
        color(RED);
        painter.surface(first, view, look, square(-1e4, -1e4, 1e4, 1e4, 20), 4);
        list.append(first);
        color(BLUE);
        wall(10);
        list.append(first, 1, 1);
        assertEquals(RED, pixel(5, 5));
    }

    @Test
    void manySurfacesAreSorted(@Seed(4) Random random) {
        for (int i = 0; i < 300; i++) {
            int z = 10 + random.nextInt(200);
            color(z);
            wall(z);
        }
        color(5);
        wall(5);
        assertEquals(Colors.tint(0xFFFFFF, 5), pixel(5, 5));
        assertEquals(301, list.size());
    }

    @Test
    void surfacesThatReachBehindTheViewerAreCut() {
        view.setEye(0, 0, 0);
        color(RED);
        double[] floor = {-5, 10, 100, 5, 10, 100, 5, 10, -100, -5, 10, -100};
        painter.surface(list, view, look, floor, 4);
        assertEquals(RED, pixel(WIDTH / 2, HEIGHT - 1));
        assertEquals(0, pixel(WIDTH / 2, HEIGHT / 2 - 1));
    }

    @Test
    void aOneSidedSurfaceIsInvisibleFromBehind() {
        color(RED);
        look.setSorting(true, true, 0);
        painter.surface(list, view, look, square(1e4, -1e4, -1e4, 1e4, 10), 4);
        assertTrue(list.isEmpty());
        wall(10);
        assertEquals(RED, pixel(5, 5));
    }

    @Test
    void addedLightFadesInFog() {
        view.setFog(BLUE, 0, 100);
        color(RED);
        look.setBlending(BlendMode.ADD, RED, 1);
        view.setEye(0, 0, -50);
        wall(0);
        assertEquals(0x7F0000, pixel(5, 5));
    }

    @Test
    void blendedPicturesFadeInFog() {
        view.setFog(BLUE, 0, 100);
        view.setEye(0, 0, -100);
        int[] faded = new int[BlendMode.values().length];
        for (BlendMode mode : BlendMode.values()) {
            list.clear();
            list.fill(0xFF808080);
            color(RED);
            look.setBlending(mode, RED, 1);
            wall(0);
            faded[mode.ordinal()] = pixel(5, 5);
        }
        assertArrayEquals(new int[] {BLUE, 0x808080, 0x808080, 0x808080, 0x808080}, faded);
    }

    @Test
    void aFillIsBelowTheFog() {
        view.setFog(BLUE, 0, 100);
        view.setEye(0, 0, -50);
        color(0);
        look.setFill(RED, 1);
        wall(0);
        assertEquals(0x7F007F, pixel(5, 5));
    }

    @Test
    void theNeighborsOfAMeshMeetWithoutGapOrOverlap(@Seed(5) Random random) {
        for (int i = 0; i < 20; i++) mesh(random);
    }

    private void mesh(Random random) {
        list.clear();
        view.setEye(0, 0, 0);
        view.setRoll(0);
        view.turnTo(around(random, 10), around(random, 10));
        int count = 6;
        double[] heights = new double[(count + 1) * (count + 1)];
        for (int i = 0; i < heights.length; i++) heights[i] = 60 + around(random, 10);
        look.setPicture(dot);
        look.setBlending(BlendMode.ADD, 0x020202, 1);
        for (int row = 0; row < count; row++) {
            for (int column = 0; column < count; column++) {
                double[] corners = new double[12];
                corner(corners, 0, column, row, heights);
                corner(corners, 1, column + 1, row, heights);
                corner(corners, 2, column + 1, row + 1, heights);
                corner(corners, 3, column, row + 1, heights);
                painter.surface(list, view, look, corners, 4);
            }
        }
        int[] pixels = drawn().pixels();
        for (int i = 0; i < pixels.length; i++)
            assertEquals(0xFF010101, pixels[i], "pixel " + i % WIDTH + ", " + i / WIDTH);
    }

    private static void corner(double[] to, int number, int column, int row, double[] heights) {
        to[3 * number] = (column - 3) * 40;
        to[3 * number + 1] = (row - 3) * 40;
        to[3 * number + 2] = heights[row * 7 + column];
    }

    @Test
    void bandsClipsAndTheCameraChangeNoPixel(@Seed(6) Random random) {
        for (int i = 0; i < 20; i++) {
            list.clear();
            scene(list, random);
            int[] whole = drawn().pixels();
            for (int bands : new int[] {2, 4, 7}) {
                FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
                new ParallelRasterizer(null, bands).draw(list, frame);
                assertArrayEquals(whole, frame.pixels(), bands + " bands");
            }
            compareClipped(whole, random);
            compareMoved(whole);
        }
    }

    private void compareClipped(int[] whole, Random random) {
        int left = random.nextInt(WIDTH);
        int top = random.nextInt(HEIGHT);
        DrawList clipped = new DrawList();
        clipped.clip(left, top, 20, 20);
        clipped.append(list);
        FrameBuffer frame = drawn(clipped, WIDTH, HEIGHT);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                boolean isInside = x >= left && y >= top && x < left + 20 && y < top + 20;
                int expected = isInside ? whole[y * WIDTH + x] : Colors.BLACK;
                assertEquals(expected, frame.pixels()[y * WIDTH + x], x + ", " + y);
            }
        }
    }

    private void compareMoved(int[] whole) {
        DrawList moved = new DrawList();
        moved.append(list, 5, 3);
        FrameBuffer frame = drawn(moved, WIDTH + 5, HEIGHT + 3);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++)
                assertEquals(whole[y * WIDTH + x], frame.pixels()[(y + 3) * (WIDTH + 5) + x + 5], x + ", " + y);
        }
    }

    private void scene(DrawList list, Random random) {
        view.setEye(around(random, 20), around(random, 20), around(random, 20));
        view.setRoll(random.nextInt(2) * 15.0);
        view.turnTo(around(random, 30), around(random, 30));
        view.setFog(0x203040, 10, 150);
        Image picture = noise(random, 16, 16);
        for (int i = 0; i < 12; i++) {
            look.setPicture(i % 3 == 0 ? flag : picture);
            look.setBlending(i % 4 == 0 ? BlendMode.ADD : BlendMode.NORMAL, 0xFFFFFF - i, i % 5 == 0 ? 0.5 : 1);
            look.setScale(around(random, 3), around(random, 3), i % 2 * 40.0, false, i == 3);
            double[] places = new double[12];
            for (int k = 0; k < 12; k++) places[k] = around(random, 100);
            if (i == 0) painter.floor(list, view, look, 1, 20, 3, 0.7, true);
            else if (i == 1) painter.floor(list, view, look, 1, -20, 3, 0.7, false);
            else if (i < 6) painter.sprite(list, view, look, places[0], places[1], places[2]);
            else if (i < 9) painter.surface(list, view, look, places, 3 + i % 2);
            else painter.strip(list, view, look, places, new double[12], 4, 20, i);
        }
    }

    @Test
    void anyNumbersAreDrawnOrNotWithoutAnError(@Seed(7) Random random) {
        double[] strange = {
            0,
            -0.0,
            1,
            -1,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            1e300,
            -1e300,
            1e6,
            -1e6,
            1e-300,
            Double.MIN_VALUE,
            0.01,
            60
        };
        for (int i = 0; i < 2000; i++) {
            list.clear();
            double[] numbers = new double[12];
            for (int k = 0; k < 12; k++)
                numbers[k] = random.nextInt(3) > 0 ? around(random, 50) : strange[random.nextInt(strange.length)];
            view.setEye(numbers[1], numbers[5], numbers[9]);
            view.turnTo(numbers[0], numbers[3]);
            view.lookAt(numbers[2], numbers[4], numbers[7]);
            view.setHorizon(numbers[6]);
            view.setFog(RED, numbers[2], numbers[8]);
            look.setPicture(flag);
            look.setScale(numbers[1], numbers[11], numbers[4], false, false);
            look.setRepeat(numbers[6], numbers[7], numbers[8], numbers[9]);
            painter.surface(list, view, look, numbers, 3 + i % 2);
            painter.strip(list, view, look, numbers, new double[12], 4, numbers[3], numbers[4]);
            painter.sprite(list, view, look, numbers[0], numbers[1], numbers[2]);
            painter.floor(list, view, look, numbers[0], numbers[1], numbers[2], numbers[3], i % 3 > 0);
            drawn();
        }
    }
}

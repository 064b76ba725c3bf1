package kodama.draw.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import kodama.Seed;
import kodama.draw.Canvas;
import kodama.draw.CanvasQueue;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.ParallelRasterizer;
import kodama.draw.PixelEffect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class EffectsTest {
    private static final int WIDTH = 37;
    private static final int HEIGHT = 29;
    private static final int[] GREENS = {0x0F380F, 0x306230, 0x8BAC0F, 0x9BBC0F};

    private final DrawList list = new DrawList();

    private static Image image(int width, int height, int... argb) {
        return new Image("test", width, height, argb);
    }

    private static Image noise(Random random, int width, int height) {
        return image(
                width,
                height,
                random.ints((long) width * height).map(Colors::opaque).toArray());
    }

    /** Draws a picture at the upper left, then the effect over it. */
    private int[] after(PixelEffect effect, Image picture) {
        list.clear();
        list.sprite(picture, 0, 0);
        list.effect(effect);
        FrameBuffer frame = new FrameBuffer(picture.width(), picture.height());
        new ParallelRasterizer(null, 1).draw(list, frame);
        return frame.pixels();
    }

    private static List<Supplier<PixelEffect>> all(Image map) {
        return List.of(
                () -> new Mosaic(5),
                () -> new ZoomShift(3, -2, 1),
                () -> new ZoomShift(-1, 4, 1.3),
                () -> new Wave(4, 9, 0.3, false),
                () -> new Wave(4, 9, 0.3, true),
                () -> new Displacement(map, 9, -7, 2, 5),
                () -> new Blur(1),
                () -> new Blur(6),
                () -> new Bloom(0.3, 8, 1.5),
                () -> ColorMatrix.sepia(0.7),
                () -> ColorMatrix.gray(1),
                () -> ColorMatrix.negative(1),
                () -> ColorMatrix.adjust(0.1, 1.5),
                () -> Shades.ofLevels(3, 1),
                () -> Shades.ofColors(GREENS, 1),
                () -> Transition.fade(0x102030, 0.4),
                () -> Transition.wipe(0x102030, 0.4, 30),
                () -> Transition.wipe(0x102030, 0.4, 90),
                () -> Transition.iris(0x102030, 0.4, 10, 12),
                () -> Transition.dissolve(0x102030, 0.4, map),
                () -> new Afterimage(0.5),
                () -> new Crt(0.5, 0.3, 0.5, 0),
                () -> new Crt(0.5, 0.3, 0.5, 0.6),
                () -> new Lcd(GREENS, 0.5, 3, 0.3));
    }

    @Test
    void everyEffectGivesTheSamePictureInAnyNumberOfBandsAndAnyRectangle(@Seed(1) Random random) {
        Image picture = noise(random, WIDTH, HEIGHT);
        Image map = noise(random, 11, 7);
        for (Supplier<PixelEffect> each : all(map)) {
            for (int i = 0; i < 12; i++) {
                int x = random.nextInt(WIDTH + 10) - 10;
                int y = random.nextInt(HEIGHT + 10) - 10;
                int width = 1 + random.nextInt(WIDTH);
                int height = 1 + random.nextInt(HEIGHT);
                int[] expected = bands(each.get(), picture, x, y, width, height, 1);
                for (int bands : new int[] {2, 4, 7})
                    assertArrayEquals(expected, bands(each.get(), picture, x, y, width, height, bands), () -> each.get()
                            .toString());
                assertOutside(picture, expected, x, y, width, height);
            }
        }
    }

    private int[] bands(PixelEffect effect, Image picture, int x, int y, int width, int height, int bands) {
        list.clear();
        list.sprite(picture, 0, 0);
        list.effect(effect, x, y, width, height);
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        new ParallelRasterizer(null, bands).draw(list, frame);
        return frame.pixels();
    }

    private static void assertOutside(Image picture, int[] pixels, int x, int y, int width, int height) {
        for (int i = 0; i < pixels.length; i++) {
            int column = i % WIDTH;
            int row = i / WIDTH;
            boolean inside = column >= x && column < x + width && row >= y && row < y + height;
            if (!inside) assertEquals(picture.pixel(column, row), pixels[i]);
            assertEquals(255, pixels[i] >>> 24);
        }
    }

    @Test
    void aMosaicShowsTheMiddleOfEachBlock() {
        int[] pixels = after(new Mosaic(2), image(3, 2, -1, -2, -3, -4, -5, -6));
        assertArrayEquals(new int[] {-5, -5, -6, -5, -5, -6}, pixels);
    }

    @Test
    void aWaveMovesRowsToTheSide() {
        Image rows = image(3, 2, -1, -2, -3, -4, -5, -6);
        assertArrayEquals(new int[] {-1, -2, -3, -4, -4, -5}, after(new Wave(1, 4, 0, false), rows));
        assertArrayEquals(new int[] {-1, -1, -2, -4, -5, -6}, after(new Wave(1, 4, 0.25, false), rows));
        assertArrayEquals(new int[] {-1, -2, -3, -4, -2, -6}, after(new Wave(1, 4, 0, true), rows));
    }

    @Test
    void aDisplacementMovesPixelsByTheColorsOfItsPicture() {
        Image right = image(1, 1, 0xFFFF8000);
        assertArrayEquals(new int[] {-1, -1, -2}, after(new Displacement(right, 1, 0, 0, 0), image(3, 1, -1, -2, -3)));
        Image none = image(1, 1, 0x00FF0000);
        assertArrayEquals(new int[] {-1, -2, -3}, after(new Displacement(none, 9, 9, 0, 0), image(3, 1, -1, -2, -3)));
    }

    @Test
    void aDisplacementMovesPixelsAsFarInBothDirections() {
        Image ramp = image(5, 1, -1, -2, -3, -4, -5);
        assertArrayEquals(
                new int[] {-3, -4, -5, -5, -5}, after(new Displacement(image(1, 1, 0xFF008000), 2, 0, 0, 0), ramp));
        assertArrayEquals(
                new int[] {-1, -1, -1, -2, -3}, after(new Displacement(image(1, 1, 0xFFFF8000), 2, 0, 0, 0), ramp));
        for (int gray : new int[] {0xFF7F7F7F, 0xFF808080})
            assertArrayEquals(
                    new int[] {-1, -2, -3, -4, -5},
                    after(new Displacement(image(1, 1, gray), 1_000, 1_000, 0, 0), ramp));
    }

    @Test
    void aBlurSpreadsColorsAndKeepsPlainAreas() {
        int[] plain = after(new Blur(9), image(4, 1, 0xFF336699, 0xFF336699, 0xFF336699, 0xFF336699));
        for (int color : plain) assertEquals(0xFF336699, color);
        int[] dot = after(new Blur(1), image(3, 1, 0xFF000000, 0xFFFFFFFF, 0xFF000000));
        for (int color : dot) assertEquals(0xFF555555, color);
        assertArrayEquals(new int[] {-1, -2}, after(new Blur(0), image(2, 1, -1, -2)));
    }

    @Test
    void aBloomAddsLightAroundBrightPlacesOnly() {
        int[] dark = after(new Bloom(0.5, 8, 1), image(2, 1, 0xFF404040, 0xFF7F7F7F));
        assertArrayEquals(new int[] {0xFF404040, 0xFF7F7F7F}, dark);
        int[] pixels = new int[20 * 20];
        Arrays.fill(pixels, 0xFF000000);
        for (int i = 8; i < 12; i++) for (int k = 8; k < 12; k++) pixels[i * 20 + k] = 0xFFFFFFFF;
        int[] lit = after(new Bloom(0.5, 16, 1), image(20, 20, pixels));
        assertEquals(0xFFFFFFFF, lit[9 * 20 + 9]);
        assertTrue((lit[6 * 20 + 9] & 255) > 0);
        assertTrue((lit[6 * 20 + 9] & 255) >= (lit[9] & 255));
    }

    @Test
    void colorMatricesComputeChannels() {
        Image colors = image(2, 1, 0xFF804020, 0xFFFFFFFF);
        assertArrayEquals(new int[] {0xFF7FBFDF, 0xFF000000}, after(ColorMatrix.negative(1), colors));
        assertArrayEquals(new int[] {0xFF804020, 0xFFFFFFFF}, after(ColorMatrix.negative(0), colors));
        assertArrayEquals(new int[] {0xFF505050, 0xFFFFFFFF}, after(ColorMatrix.gray(1), colors));
        assertArrayEquals(new int[] {0xFF804020, 0xFFFFFFFF}, after(ColorMatrix.adjust(0, 1), colors));
        assertArrayEquals(
                new int[] {0xFF818141, 0xFFFFFFFF}, after(ColorMatrix.adjust(0.0, 2), image(2, 1, 0xFF808060, -1)));
    }

    @Test
    void shadesAreTheNearestColors() {
        int[] levels = after(Shades.ofLevels(2, 0), image(2, 1, 0xFF907010, 0xFFFFFFFF));
        assertArrayEquals(new int[] {0xFFFF0000, 0xFFFFFFFF}, levels);
        int[] greens = after(Shades.ofColors(GREENS, 0), image(2, 1, 0xFF000000, 0xFFFFFFFF));
        assertArrayEquals(new int[] {0xFF0F380F, 0xFF9BBC0F}, greens);
        int[] gray = new int[16];
        Arrays.fill(gray, 0xFF808080);
        long white = Arrays.stream(after(Shades.ofLevels(2, 1), image(4, 4, gray)))
                .filter(color -> color == 0xFFFFFFFF)
                .count();
        assertEquals(8, white);
    }

    @Test
    void transitionsCoverNothingAtFirstAndEverythingInTheEnd(@Seed(2) Random random) {
        Image picture = noise(random, WIDTH, HEIGHT);
        int[] before = after(Transition.fade(0xABCDEF, 0), picture);
        int[] covered = new int[WIDTH * HEIGHT];
        Arrays.fill(covered, 0xFFABCDEF);
        Image map = noise(random, 5, 5);
        for (double amount : new double[] {0, 1}) {
            int[] expected = amount == 0 ? before : covered;
            assertArrayEquals(expected, after(Transition.fade(0xABCDEF, amount), picture));
            assertArrayEquals(expected, after(Transition.wipe(0xABCDEF, amount, 200), picture));
            assertArrayEquals(expected, after(Transition.iris(0xABCDEF, amount, 3, 4), picture));
            assertArrayEquals(expected, after(Transition.dissolve(0xABCDEF, amount, map), picture));
        }
    }

    @Test
    void aWipeMovesInItsDirection() {
        Image white = image(4, 1, -1, -1, -1, -1);
        assertArrayEquals(new int[] {0xFF000000, -1, -1, -1}, after(Transition.wipe(0, 0.25, 0), white));
        assertArrayEquals(new int[] {-1, -1, -1, 0xFF000000}, after(Transition.wipe(0, 0.25, 180), white));
        Image column = image(1, 4, -1, -1, -1, -1);
        assertArrayEquals(new int[] {0xFF000000, -1, -1, -1}, after(Transition.wipe(0, 0.25, 90), column));
    }

    @Test
    void anAfterimageFades() {
        Afterimage effect = new Afterimage(0.5);
        assertArrayEquals(new int[] {0xFFFF8040}, after(effect, image(1, 1, 0xFFFF8040)));
        assertArrayEquals(new int[] {0xFF7F4020}, after(effect, image(1, 1, 0xFF000000)));
        assertArrayEquals(new int[] {0xFF3F2010}, after(effect, image(1, 1, 0xFF000000)));
    }

    @Test
    void aTubeDarkensEveryOtherRow() {
        int[] pixels = after(new Crt(0.5, 0, 0, 0), image(1, 2, -1, -1));
        assertArrayEquals(new int[] {0xFFFFFFFF, 0xFF7F7F7F}, pixels);
    }

    @Test
    void aCanvasCannotDisplaceItself() {
        CanvasQueue queue = new CanvasQueue();
        Canvas canvas = queue.create("map", 4, 4, 0, true);
        DrawList own = queue.begin(canvas);
        assertThrows(IllegalArgumentException.class, () -> own.effect(new Displacement(canvas.image(), 1, 1, 0, 0)));
    }

    @Test
    void valuesOutOfRangeAreRejected() {
        refused("size of a mosaic must be between 1 and 256 but was 0", () -> new Mosaic(0));
        refused("length of a wave must be between 1 and 10000 but was 0", () -> new Wave(1, 0, 0, false));
        refused("radius of a blur must be between 0 and 64 but was 65", () -> new Blur(65));
        refused("radius of a bloom must be between 4 and 128 but was 3", () -> new Bloom(0, 3, 1));
        refused("a color matrix has 12 numbers but got 3", () -> new ColorMatrix(1, 2, 3));
        refused("levels of each channel must be between 2 and 16 but was 1", () -> Shades.ofLevels(1, 0));
        refused("number of colors must be between 2 and 256 but was 1", () -> Shades.ofColors(new int[1], 0));
        refused("amount of a transition must be between 0 and 1 but was 2", () -> Transition.fade(0, 2));
        refused("strength of an afterimage must be between 0 and 0.99 but was 1", () -> new Afterimage(1));
        refused("curve of a tube must be between 0 and 1 but was -1", () -> new Crt(0, 0, 0, -1));
        refused("grid of a display must be between 2 and 64 but was 1", () -> new Lcd(GREENS, 0, 1, 0));
    }

    private static void refused(String message, Executable wrong) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, wrong).getMessage());
    }
}

package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

/** Sprites with a look, compared with a model that computes each pixel from the definition. */
class SpriteLookTest {
    private static final int WIDTH = 48;
    private static final int HEIGHT = 40;
    private static final int BACKGROUND = 0xFF305070;
    /** In place of the color of a pixel that may have one of two colors. */
    private static final int EITHER = 0;

    private final Random random;
    private final DrawList list = new DrawList();

    SpriteLookTest(@Seed(1) Random random) {
        this.random = random;
    }

    private Image picture(int kind) {
        int width = 1 + random.nextInt(12);
        int height = 1 + random.nextInt(12);
        int[] pixels = random.ints((long) width * height).toArray();
        for (int i = 0; i < pixels.length; i++) {
            if (kind == 0) pixels[i] |= Colors.BLACK;
            if (kind == 1) pixels[i] = random.nextBoolean() ? 0 : pixels[i] | Colors.BLACK;
            if (random.nextInt(3) == 0) pixels[i] = pixels[i] & Colors.BLACK | 0x123456;
        }
        return new Image("noise", width, height, pixels);
    }

    private SpriteLook look(Image image) {
        SpriteLook look = new SpriteLook();
        if (random.nextBoolean()) look.setScale(random.nextInt(9) / 2.0 - 2, random.nextInt(9) / 2.0 - 2);
        if (random.nextBoolean()) look.setRotation(random.nextInt(24) * 15 - 90);
        if (random.nextInt(3) == 0) look.setSkew(random.nextInt(120) - 60);
        if (random.nextBoolean()) look.setOrigin(random.nextInt(20) - 4, random.nextInt(20) / 2.0);
        look.setFlips(random.nextBoolean(), random.nextBoolean());
        look.setBlend(BlendMode.of(random.nextInt(5)));
        if (random.nextBoolean()) look.setAlpha(random.nextDouble());
        if (random.nextBoolean()) look.setTint(random.nextInt());
        if (random.nextBoolean()) look.setFill(random.nextInt(), random.nextDouble());
        if (random.nextBoolean()) look.setPalette(new Palette(new int[] {0x123456}, new int[] {random.nextInt()}));
        if (random.nextInt(3) == 0) look.setDissolve(new Dissolve(picture(0), random.nextDouble()));
        return look;
    }

    @Test
    void everyLookIsDrawnAsDefinedInAnyNumberOfBandsAndAgain() {
        for (int i = 0; i < 2_000; i++) {
            Image image = picture(random.nextInt(3));
            SpriteLook look = look(image);
            double x = random.nextInt(WIDTH * 2) / 2.0;
            double y = random.nextInt(HEIGHT * 2) / 2.0;
            int clip = random.nextInt(3) == 0 ? 10 : 0;
            int[] expected = model(image, x, y, look, clip);
            for (int bands : new int[] {1, 2, 4, 7}) { // the second frame prepares the form of the picture
                assertPixels(expected, drawn(image, x, y, look, clip, bands), "case " + i + ", bands " + bands);
            }
            int[] again = drawn(image, x, y, look, clip, 1);
            assertArrayEquals(
                    drawn(new Image("copy", image.width, image.height, image.pixels), x, y, look, clip, 3), again);
        }
    }

    /** Compares all pixels but those whose center is on the border between two pixels of the picture. */
    private static void assertPixels(int[] expected, int[] actual, String message) {
        int[] known = actual.clone();
        for (int i = 0; i < known.length; i++) if (expected[i] != EITHER) known[i] = expected[i];
        assertArrayEquals(known, actual, message);
    }

    private int[] drawn(Image image, double x, double y, SpriteLook look, int clip, int bands) {
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        list.clear();
        list.fill(BACKGROUND);
        if (clip > 0) list.clip(clip, clip, 17, 13);
        list.sprite(image, x, y, look);
        new ParallelRasterizer(null, bands).draw(list, frame);
        return frame.pixels();
    }

    private static int[] model(Image image, double x, double y, SpriteLook look, int clip) {
        int[] frame = new int[WIDTH * HEIGHT];
        for (int i = 0; i < frame.length; i++) {
            int column = i % WIDTH;
            int row = i / WIDTH;
            boolean seen = clip == 0 || column >= clip && column < clip + 17 && row >= clip && row < clip + 13;
            frame[i] = seen ? pixel(image, column, row, x, y, look) : BACKGROUND;
        }
        return frame;
    }

    private static int pixel(Image image, int column, int row, double x, double y, SpriteLook look) {
        double wide = Math.abs(look.scaleX);
        double high = Math.abs(look.scaleY);
        int width = (int) Math.floor(image.width * wide + 0.5);
        int height = (int) Math.floor(image.height * high + 0.5);
        if (width == 0 || height == 0) return BACKGROUND;
        boolean flipX = (look.flips & SpriteLook.FLIP_X) != 0 ^ look.scaleX < 0;
        boolean flipY = (look.flips & SpriteLook.FLIP_Y) != 0 ^ look.scaleY < 0;
        double ox = look.scaleX < 0 ? image.width - look.originX(image) : look.originX(image);
        double oy = look.scaleY < 0 ? image.height - look.originY(image) : look.originY(image);
        double left = Math.floor(x - ox * wide + 0.5);
        double top = Math.floor(y - oy * high + 0.5);
        double u;
        double v;
        int turn = SpriteTransform.turn(image, look);
        if (turn == 0 && look.skew == 0) {
            u = (column + 0.5 - left) * image.width / width;
            v = (row + 0.5 - top) * image.height / height;
        } else {
            double angle = turn * 2 * Math.PI / 16384;
            double dx = column + 0.5 - left - ox * wide;
            double dy = row + 0.5 - top - oy * high;
            double across = Math.cos(angle) * dx + Math.sin(angle) * dy;
            double down = Math.cos(angle) * dy - Math.sin(angle) * dx;
            double lean = AngleTable.of(look.skew) * 2 * Math.PI / 16384;
            u = ox + (across - Math.tan(lean) * down) / wide;
            v = oy + down / high;
        }
        if (isBorder(u) || isBorder(v)) return EITHER;
        if (u < 0 || v < 0 || u >= image.width || v >= image.height) return BACKGROUND;
        int fromX = flipX ? image.width - 1 - (int) u : (int) u;
        int fromY = flipY ? image.height - 1 - (int) v : (int) v;
        return blended(image.pixel(fromX, fromY), threshold(look, image, fromX, fromY), image, look);
    }

    private static boolean isBorder(double place) {
        return Math.abs(place - Math.rint(place)) < 0.01;
    }

    private static int threshold(SpriteLook look, Image image, int x, int y) {
        return look.dissolve == null ? 0 : look.dissolve.thresholds(image.width, image.height)[y * image.width + x];
    }

    private static int blended(int own, int threshold, Image image, SpriteLook look) {
        if (own == 0) return BACKGROUND;
        int color = look.palette == null ? own : look.palette.color(own);
        int alpha = color >>> 24;
        color = Colors.tint(color, look.tint);
        if (look.fill >>> 24 != 0) color = Colors.blend(color, look.fill, look.fill >>> 24);
        if (look.dissolve != null && threshold < look.dissolve.level) alpha = 0;
        return look.blend.blend(BACKGROUND, color, Colors.fade(alpha, look.alpha));
    }

    @Test
    void aSkewedSpriteLeansToTheLeftAtItsTop() {
        Image column = FrameRows.image("#", "#", "#", "#");
        list.sprite(column, 4.5, 2, new SpriteLook().setSkew(-45));
        FrameBuffer frame = new FrameBuffer(9, 4);
        new Rasterizer().draw(list, frame);
        assertEquals(
                "[.....#..., ....#...., ...#....., ..#......]",
                FrameRows.of(frame).toString());
    }

    @Test
    void aCanvasKeepsTransparencyInAllModes() {
        for (BlendMode mode : BlendMode.values()) {
            assertEquals(0x80FF0000, mode.blendOnTransparent(0, 0xFFFF0000, 0x80), mode.name());
            assertEquals(0x40112233, mode.blendOnTransparent(0x40112233, 0xFFFF0000, 0), mode.name());
            for (int i = 0; i < 100; i++) {
                int under = random.nextInt();
                int over = random.nextInt();
                int alpha = random.nextInt(256);
                assertEquals(
                        mode.blend(under | Colors.BLACK, over, alpha),
                        mode.blendOnTransparent(under | Colors.BLACK, over, alpha));
                int cover = mode.blendOnTransparent(under, over, alpha) >>> 24;
                int below = under >>> 24;
                assertEquals(255 - (255 - below) * (255 - alpha) / 255.0, cover, 0.51);
            }
        }
    }

    @Test
    void modesCombineColors() {
        int under = 0xFF804020;
        assertEquals(0xFFC04060, BlendMode.ADD.blend(under, 0x400040, 255));
        assertEquals(0xFFFF4020, BlendMode.ADD.blend(under, 0xFF0000, 255));
        assertEquals(0xFF400020, BlendMode.SUBTRACT.blend(under, 0x408000, 255));
        assertEquals(under, BlendMode.SUBTRACT.blend(under, 0xFFFFFF, 0));
        assertEquals(under, BlendMode.MULTIPLY.blend(under, 0xFFFFFF, 255));
        assertEquals(0xFF000000, BlendMode.MULTIPLY.blend(under, 0, 255));
        assertEquals(under, BlendMode.MULTIPLY.blend(under, 0, 0));
        assertEquals(under, BlendMode.SCREEN.blend(under, 0, 255));
        assertEquals(0xFFFFFFFF, BlendMode.SCREEN.blend(under, 0xFFFFFF, 255));
    }
}

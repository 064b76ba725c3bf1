package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import kodama.base.LeakTracker;
import kodama.draw.effect.Blur;
import kodama.draw.effect.ColorMatrix;
import kodama.draw.effect.Mosaic;
import kodama.draw.effect.Shades;
import kodama.draw.effect.Wave;
import kodama.job.JobScheduler;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Each command in each blend mode and with each kind of color, under several effects, on the opaque screen and on a
 * transparent canvas. The pictures are known by their checksums, which are the same on every machine.
 */
class DrawPairsTest {
    private static final int CELL = 24;
    private static final int ROWS = BlendMode.values().length * ColorKind.values().length;
    private static final int COLUMNS = Command.values().length;
    private static final int WIDTH = COLUMNS * CELL;
    private static final int HEIGHT = ROWS * CELL;
    private static final int[] BANDS = {1, 2, 4, 7};

    /** How the colors of a cell are changed; shapes and text change their own color only. */
    private enum ColorKind {
        PLAIN,
        TINT,
        FILL,
        PALETTE
    }

    /** Draws a cell. */
    private enum Command {
        SPRITE,
        TURNED,
        DISSOLVED,
        RECT,
        DISC,
        LINE,
        POLYGON,
        PATH,
        GRADIENT,
        TILE,
        STRETCH,
        STRIP,
        TEXT
    }

    private final JobScheduler jobs = new JobScheduler(2, new SystemNanoClock(), new LeakTracker());
    private final Image ship = ship();
    private final Palette palette = new Palette(new int[] {0xFFFF0000, 0xFF00FF00}, new int[] {0xFF00FFFF, 0xFFFF8000});
    private final Gradient gradient = Gradient.linear(new int[] {0xFFFF4000, 0x8040FF80}, new double[] {0, 1}, 30);

    @AfterEach
    void close() {
        jobs.close();
    }

    private static Image ship() {
        int[] pixels = new int[256];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % 16 - 8;
            int y = i / 16 - 8;
            int alpha = x * x + y * y > 60 ? 0 : x > 2 ? 0x90 : 0xFF;
            pixels[i] = alpha << 24 | (y < -3 ? 0xFF0000 : y < 2 ? 0x00FF00 : 0x4060C0);
        }
        return new Image("ship", 16, 16, pixels);
    }

    private static Map<String, PixelEffect> effects() {
        Map<String, PixelEffect> effects = new TreeMap<>();
        effects.put("blur", new Blur(2));
        effects.put("gray", ColorMatrix.gray(1));
        effects.put("mosaic", new Mosaic(5));
        effects.put("shades", Shades.ofLevels(3, 1));
        effects.put("wave", new Wave(3, 20, 0.25, false));
        return effects;
    }

    /** Draws all cells, with a background below the right half of each. */
    private void cells(DrawList list) {
        for (int row = 0; row < ROWS; row++) {
            BlendMode blend = BlendMode.values()[row / ColorKind.values().length];
            ColorKind colors = ColorKind.values()[row % ColorKind.values().length];
            for (Command command : Command.values()) {
                double x = command.ordinal() * CELL;
                double y = row * CELL;
                list.blend(BlendMode.NORMAL);
                list.rect(x + 12, y, 12, 24, 0xFF6080A0);
                list.blend(blend);
                cell(list, command, blend, colors, x, y);
            }
        }
        list.blend(BlendMode.NORMAL);
    }

    private void cell(DrawList list, Command command, BlendMode blend, ColorKind colors, double x, double y) {
        int tint = colors == ColorKind.TINT ? 0xFF8040 : 0xFFFFFF;
        int color = (colors == ColorKind.PLAIN ? 0xFF000000 : 0xA0000000) | color(colors);
        switch (command) {
            case SPRITE -> list.sprite(ship, x + 12, y + 12, look(colors, blend));
            case TURNED ->
                list.sprite(
                        ship,
                        x + 12,
                        y + 12,
                        look(colors, blend)
                                .setScale(1.2, 0.8)
                                .setRotation(33)
                                .setSkew(10)
                                .setAlpha(0.8));
            case DISSOLVED ->
                list.sprite(ship, x + 12, y + 12, look(colors, blend).setDissolve(new Dissolve(ship, 0.5)));
            case RECT -> list.rect(x + 3, y + 4, 17, 15, color);
            case DISC -> list.disc(x + 12, y + 12, 8, color);
            case LINE -> list.line(x + 4, y + 5, x + 20, y + 18, color, 5, true);
            case POLYGON -> list.polygon(new double[] {x + 3, y + 4, x + 20, y + 9, x + 9, y + 21}, 3, color);
            case PATH -> list.path(triangle(x, y), color, true);
            case GRADIENT -> list.path(triangle(x, y), gradient, colors == ColorKind.PLAIN ? 1 : 0.6, true);
            case TILE -> list.tile(ship, x + 2, y + 2, 20, 20, 3, 5, 1, blend, tint, 0.9);
            case STRETCH -> list.stretch(ship, 2, 2, 10, 12, x + 2, y + 4, 20, 15, blend, tint, 0.9);
            case STRIP ->
                list.strip(
                        ship,
                        new double[] {x + 2, y + 8, x + 12, y + 16, x + 22, y + 6},
                        new double[] {4, 10, 6},
                        3,
                        0,
                        blend,
                        tint,
                        0.9);
            case TEXT -> list.text("AB\n12", x + 3, y + 3, color);
        }
    }

    private static int color(ColorKind colors) {
        return switch (colors) {
            case PLAIN -> 0xFFC040;
            case TINT -> 0xFF6020;
            case FILL -> 0xFFFFFF;
            case PALETTE -> 0x20C0FF;
        };
    }

    private SpriteLook look(ColorKind colors, BlendMode blend) {
        SpriteLook look = new SpriteLook().setCentered().setBlend(blend);
        return switch (colors) {
            case PLAIN -> look;
            case TINT -> look.setTint(0xFF8040);
            case FILL -> look.setFill(0xFFFFFF, 0.7);
            case PALETTE -> look.setPalette(palette);
        };
    }

    private static ShapePath triangle(double x, double y) {
        ShapePath path = new ShapePath();
        path.add(x + 3.3, y + 19.5);
        path.add(x + 11.8, y + 3.2);
        path.add(x + 20.6, y + 18.1);
        path.close();
        return path;
    }

    private DrawList onScreen(@Nullable PixelEffect effect) {
        DrawList list = new DrawList();
        list.fill(0xFF202838);
        cells(list);
        if (effect != null) list.effect(effect);
        return list;
    }

    private DrawList onCanvas(@Nullable PixelEffect effect) {
        CanvasQueue queue = new CanvasQueue();
        Canvas canvas = queue.create("canvas", WIDTH, HEIGHT, 0, false);
        DrawList list = new DrawList();
        list.fill(0xFF802040);
        DrawList drawn = queue.begin(canvas);
        cells(drawn);
        if (effect != null) drawn.effect(effect);
        queue.end(list);
        list.sprite(canvas.image(), 0, 0);
        return list;
    }

    /** Draws a list in several numbers of bands, which must be the same, and returns the picture. */
    private FrameBuffer drawn(String name, Supplier<DrawList> recorded) {
        FrameBuffer first = new FrameBuffer(WIDTH, HEIGHT);
        new ParallelRasterizer(null, 1).draw(recorded.get(), first);
        for (int bands : BANDS) {
            FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
            new ParallelRasterizer(jobs, bands).draw(recorded.get(), frame);
            assertArrayEquals(first.pixels(), frame.pixels(), name + " in " + bands + " bands");
        }
        return first;
    }

    private static String checksum(FrameBuffer frame) {
        CRC32 sum = new CRC32();
        for (int pixel : frame.pixels()) {
            sum.update(pixel >> 16);
            sum.update(pixel >> 8);
            sum.update(pixel);
        }
        return Long.toHexString(sum.getValue());
    }

    @Test
    void everyCommandHasTheSamePixelsInEveryBlendModeUnderEveryEffect() {
        List<String> sums = new ArrayList<>();
        add(sums, "plain", null);
        effects().forEach((name, effect) -> add(sums, name, effect));
        assertEquals(EXPECTED, String.join("\n", sums));
    }

    private void add(List<String> sums, String name, @Nullable PixelEffect effect) {
        FrameBuffer screen = drawn(name, () -> onScreen(effect));
        FrameBuffer canvas = drawn(name + " on a canvas", () -> onCanvas(effect));
        sums.add(name + " " + checksum(screen) + " " + checksum(canvas));
    }

    private static final String EXPECTED = """
            plain 7406bf1b e3e9944c
            blur c4e61c3 39a71a48
            gray eb3eeba1 e21d7c3a
            mosaic dbfb8100 3b40d8dd
            shades ce57575e b1ff2eaa
            wave 56b3ee6e 90412f78""";
}

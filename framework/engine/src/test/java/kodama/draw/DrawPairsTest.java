package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
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
 * transparent canvas, compared with stored pictures. After a change, run the test with {@code -Dpictures}, and look at
 * each of them before you commit it.
 */
class DrawPairsTest {
    private static final int CELL = 24;
    private static final int ROWS = BlendMode.values().length * ColorKind.values().length;
    private static final int COLUMNS = Command.values().length;
    private static final int WIDTH = COLUMNS * CELL;
    private static final int HEIGHT = ROWS * CELL;
    private static final Path STORED = Path.of("src/test/resources/kodama/draw/pairs");
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
        TEXT,
        GLYPHS,
        SURFACE,
        BILLBOARD
    }

    private final JobScheduler jobs = new JobScheduler(2, new SystemNanoClock(), new LeakTracker());
    private final Image ship = ship();
    private final Palette palette = new Palette(new int[] {0xFFFF0000, 0xFF00FF00}, new int[] {0xFF00FFFF, 0xFFFF8000});
    private final PerspectivePainter painter = new PerspectivePainter();
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
            case GLYPHS -> list.glyphs(letters(), x + 4, y + 4, color, 0xFF204080, 0x80000000, 2, 2, 9);
            case SURFACE -> {
                PerspectiveView view = view(colors, x, y);
                double[] corners = {-11, -9, 0, 10, -12, 16, 10, 12, 16, -11, 9, 0};
                painter.surface(list, view, perspective(colors, blend, 0.9), corners, 4);
            }
            case BILLBOARD -> {
                PerspectiveView view = view(colors, x, y);
                PerspectiveLook look = perspective(colors, blend, 1);
                look.setScale(1.2, 1.2, 33, true, false);
                painter.sprite(list, view, look, 0, 0, 6);
            }
        }
    }

    /** Two letters: one in the color of the text, the other multiplied by it. */
    private static GlyphRun letters() {
        Glyph plain = Glyph.of(FrameRows.image("####", "#..#", "#.##", "####"), 0, 0, 4);
        Glyph colored = Glyph.of(FrameRows.image("rrgg", "bb##"), 0, 0, 4);
        return new GlyphRun(
                List.of(
                        new GlyphRun.PlacedGlyph(plain, 0, 0, GlyphRun.TEXT_COLOR, 0),
                        new GlyphRun.PlacedGlyph(colored, 2, 5, 0xFF8080, 1)),
                6,
                7,
                2,
                true);
    }

    private static PerspectiveView view(ColorKind colors, double x, double y) {
        PerspectiveView view = new PerspectiveView(CELL, CELL);
        view.setScreen((int) x, (int) y, CELL, CELL);
        view.setFieldOfView(60);
        view.setEye(0, 0, -view.focus());
        if (colors == ColorKind.PALETTE) view.setFog(0x40A0FF, view.focus() - 4, view.focus() + 24);
        return view;
    }

    /** In perspective, fog takes the place of palettes. */
    private PerspectiveLook perspective(ColorKind colors, BlendMode blend, double alpha) {
        PerspectiveLook look = new PerspectiveLook();
        look.setPicture(ship);
        look.setBlending(blend, colors == ColorKind.TINT ? 0xFF8040 : 0xFFFFFF, alpha);
        if (colors == ColorKind.FILL) look.setFill(0xFFFFFF, 0.7);
        return look;
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

    @Test
    void everyCommandHasTheStoredPixelsInEveryBlendModeUnderEveryEffect() throws IOException {
        compare("plain", null);
        for (Map.Entry<String, PixelEffect> effect : effects().entrySet()) compare(effect.getKey(), effect.getValue());
    }

    private void compare(String name, @Nullable PixelEffect effect) throws IOException {
        compareStored(name, drawn(name, () -> onScreen(effect)));
        compareStored(name + "-canvas", drawn(name + " on a canvas", () -> onCanvas(effect)));
    }

    /** With {@code -Dpictures}, stores the picture instead. */
    private static void compareStored(String name, FrameBuffer frame) throws IOException {
        Path file = STORED.resolve(name + ".png");
        if (System.getProperty("pictures") != null) Files.write(file, PngWriter.write(frame));
        Image stored = PngReader.read(name, Files.readAllBytes(file));
        for (int i = 0; i < WIDTH * HEIGHT; i++)
            assertEquals(stored.pixels[i] & 0xFFFFFF, frame.pixels()[i] & 0xFFFFFF, place(name, i));
    }

    private static Supplier<String> place(String picture, int index) {
        int x = index % WIDTH;
        int y = index / WIDTH;
        int row = y / CELL;
        ColorKind[] kinds = ColorKind.values();
        return () -> "%s at %d, %d: %s, %s, %s"
                .formatted(
                        picture,
                        x,
                        y,
                        Command.values()[x / CELL],
                        BlendMode.values()[row / kinds.length],
                        kinds[row % kinds.length]);
    }
}

package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.geom.CellLayout;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TileFieldTest {
    private static final int WIDTH = 61;
    private static final int HEIGHT = 47;
    private static final int SIDE = 12;
    private static final int FIRST = -3;

    private final Random random;
    private final int[] cells = new int[SIDE * SIDE];

    TileFieldTest(@Seed(361) Random random) {
        this.random = random;
    }

    private CellLayout layout() {
        int width = 4 + random.nextInt(8);
        int height = 4 + random.nextInt(8);
        return switch (random.nextInt(4)) {
            case 0 -> CellLayout.square(width, height);
            case 1 -> CellLayout.diamond(2 * width, height, random.nextInt(9));
            case 2 -> CellLayout.shifted(width, height, 0, random.nextBoolean(), random.nextBoolean());
            default ->
                CellLayout.shifted(width, height, 1 + random.nextInt(3), random.nextBoolean(), random.nextBoolean());
        };
    }

    private int at(int column, int row) {
        int x = column - FIRST;
        int y = row - FIRST;
        return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : cells[y * SIDE + x];
    }

    private Image picture(boolean isTranslucent) {
        int[] colors = random.ints(20 * 20).toArray();
        for (int i = 0; i < colors.length; i++)
            if (!isTranslucent) colors[i] = random.nextInt(3) == 0 ? 0 : colors[i] | 0xFF000000;
        return new Image("tiles", 20, 20, colors);
    }

    private @Nullable TileImage[] tiles(Image picture) {
        @Nullable TileImage[] all = new TileImage[8];
        for (int i = 1; i < all.length; i++) {
            int width = 1 + random.nextInt(14);
            int height = 1 + random.nextInt(14);
            int x = random.nextInt(21 - width);
            int y = random.nextInt(21 - height);
            int left = random.nextInt(7) - 3;
            int bottom = random.nextInt(20) - 3;
            all[i] = TileImage.of(picture, x, y, width, height, random.nextInt(8), left, bottom, random.nextBoolean());
        }
        all[7] = TileImage.animated(new TileImage[] {all[1], all[2], all[3]}, new long[] {10, 15, 40});
        return all;
    }

    /** Returns all cells in the order in which Tiled draws them. */
    private static List<int[]> ordered(CellLayout layout) {
        List<int[]> all = new ArrayList<>();
        for (int row = FIRST; row < FIRST + SIDE; row++)
            for (int column = FIRST; column < FIRST + SIDE; column++) all.add(new int[] {column, row});
        if (layout.kind() == CellLayout.Kind.DIAMOND)
            all.sort(Comparator.<int[]>comparingInt(cell -> cell[0] + cell[1]).thenComparingInt(cell -> cell[0]));
        if (layout.kind() == CellLayout.Kind.SHIFTED_COLUMNS)
            all.sort(Comparator.<int[]>comparingInt(cell -> cell[1])
                    .thenComparing(cell -> layout.isShifted(cell[0]))
                    .thenComparingInt(cell -> cell[0]));
        return all;
    }

    /** Draws each pixel of each tile. */
    private void drawSlowly(Surface surface, CellLayout layout, @Nullable TileImage[] tiles, int x, int y, long time) {
        for (int[] cell : ordered(layout)) {
            TileImage tile = tiles[at(cell[0], cell[1])];
            if (tile == null) continue;
            TileImage shown = tile.at(time);
            int left = x + layout.x(cell[0], cell[1]) + shown.left;
            int top = y + layout.y(cell[0], cell[1]) + shown.top;
            for (int row = 0; row < shown.height; row++)
                for (int column = 0; column < shown.width; column++)
                    surface.plot(
                            left + column,
                            top + row,
                            shown.pixels[shown.start + column * shown.stepX + row * shown.stepY]);
        }
    }

    @Test
    void drawsWhatASlowModelDrawsInAnyNumberOfBands() {
        for (int i = 0; i < 300; i++) {
            CellLayout layout = layout();
            for (int n = 0; n < cells.length; n++) cells[n] = random.nextInt(3) == 0 ? 0 : random.nextInt(8);
            @Nullable TileImage[] tiles = tiles(picture(random.nextInt(3) == 0));
            TileField field =
                    new TileField(layout, this::at, tiles, FIRST, FIRST, FIRST + SIDE, FIRST + SIDE, false, false);
            int x = random.nextInt(100) - 50;
            int y = random.nextInt(100) - 50;
            long time = random.nextInt(1000);
            DrawList list = new DrawList();
            list.fill(0xFF102030);
            list.camera(7, -5);
            list.tiles(field, x + 7, y - 5, time, BlendMode.NORMAL, 0xFFFFFF, 1);
            FrameBuffer expected = new FrameBuffer(WIDTH, HEIGHT);
            expected.clear(0x102030);
            Surface surface = new Surface();
            surface.setTarget(expected, 0, HEIGHT);
            drawSlowly(surface, layout, tiles, x, y, time);
            for (int bands : new int[] {1, 2, 7}) {
                FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
                for (int band = 0; band < bands; band++) {
                    Rasterizer part = new Rasterizer();
                    part.begin(list, frame, band * HEIGHT / bands, (band + 1) * HEIGHT / bands);
                    part.band().advance();
                }
                assertArrayEquals(expected.pixels(), frame.pixels(), layout.kind() + " in " + bands + " bands, " + i);
            }
        }
    }

    @Test
    void workIsAtLeastThePixelsThatAreDrawn() {
        @Nullable TileImage[] tiles = {null, TileImage.of(picture(false), 0, 0, 8, 8, 0, 0, 8, true)};
        TileField field =
                new TileField(CellLayout.square(8, 8), (column, row) -> 1, tiles, 0, 0, 1000, 1000, false, false);
        double work = field.work(64, 48);
        assertTrue(work >= 64 * 48 && work < 3 * 64 * 48, "work " + work);
        assertTrue(field.work(1e9, 1e9) <= 1_000_000 * 80.0);
    }

    @Test
    void partsMustBeInThePicture() {
        Image picture = picture(false);
        assertThrows(IllegalArgumentException.class, () -> TileImage.of(picture, 15, 0, 6, 6, 0, 0, 0, true));
        assertThrows(IllegalArgumentException.class, () -> TileImage.animated(new TileImage[0], new long[0]));
    }
}

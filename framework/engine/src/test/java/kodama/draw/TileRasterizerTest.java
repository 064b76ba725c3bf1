package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class TileRasterizerTest {
    private static final int WHITE = Colors.WHITE;

    private final DrawList list = new DrawList();
    private final Image tile = FrameRows.image("r#", "b.");
    private final Random random;

    TileRasterizerTest(@Seed(7) Random random) {
        this.random = random;
    }

    private void shows(String... rows) {
        FrameBuffer frame = new FrameBuffer(rows[0].length(), rows.length);
        new Rasterizer().draw(list, frame);
        assertEquals(String.join("\n", rows), String.join("\n", FrameRows.of(frame)));
    }

    private void stretch(double x, double y, double width, double height) {
        list.stretch(tile, 0, 0, 2, 2, x, y, width, height, BlendMode.NORMAL, WHITE, 1);
    }

    private void tile(double width, double height, double offsetX, double offsetY, double scale) {
        list.tile(tile, 0, 0, width, height, offsetX, offsetY, scale, BlendMode.NORMAL, WHITE, 1);
    }

    @Test
    void aPictureIsStretchedOverARectangle() {
        stretch(1, 0, 4, 4);
        shows(".rr##.", ".rr##.", ".bb...", ".bb...", "......");
    }

    @Test
    void aPartOfAPictureIsStretched() {
        list.stretch(tile, 0, 1, 1, 1, 0, 0, 3, 2, BlendMode.NORMAL, WHITE, 1);
        shows("bbb.", "bbb.");
    }

    @Test
    void nothingIsStretchedOverAnEmptyRectangle() {
        stretch(1, 0, 0, 4);
        stretch(1, 0, 4, -3);
        stretch(1, Double.NaN, 4, Double.NaN);
        shows("....", "....");
    }

    @Test
    void aPictureFillsARectangle() {
        tile(5, 3, 0, 0, 1);
        shows("r#r#r.", "b.b.b.", "r#r#r.", "......");
    }

    @Test
    void thePatternCanBeMoved() {
        tile(4, 2, 1, -1, 1);
        shows(".b.b", "#r#r");
    }

    @Test
    void thePatternCanBeScaled() {
        tile(6, 4, 0, 0, 2);
        shows("rr##rr", "rr##rr", "bb..bb", "bb..bb");
    }

    @Test
    void hugeOffsetsAndScalesStayInsideThePicture() {
        for (double number : new double[] {1e300, -1e300, Double.NaN, 1e9, 1e-300})
            for (double scale : new double[] {1, 1e-300, 1e300, 0.001}) tile(4, 2, number, number, scale);
        list.clear();
        shows("....");
    }

    @Test
    void aScaleThatIsNotAboveZeroIsAnError() {
        var error = assertThrows(IllegalArgumentException.class, () -> tile(1, 1, 0, 0, 0));
        assertEquals("scale must be above 0 but was 0.0", error.getMessage());
    }

    @Test
    void bandsAndClipDoNotChangeAPixel() {
        int size = 30;
        for (int i = 0; i < 40; i++) {
            list.clear();
            double x = random.nextDouble(-9, 9);
            double width = random.nextDouble(1, 40);
            double offset = random.nextDouble(-1e6, 1e6);
            double scale = random.nextBoolean() ? 1 : random.nextDouble(0.1, 7);
            BlendMode blend = BlendMode.values()[i % BlendMode.values().length];
            list.tile(tile, x, x, width, width, offset, offset, scale, blend, 0xFFCC88, 0.5);
            stretch(x, x / 2, width, width);
            FrameBuffer whole = new FrameBuffer(size, size);
            new Rasterizer().draw(list, whole);
            FrameBuffer frame = new FrameBuffer(size, size);
            new ParallelRasterizer(null, 7).draw(list, frame);
            assertArrayEquals(whole.pixels(), frame.pixels());
            DrawList clipped = new DrawList();
            clipped.clip(7, 0, 10, size);
            clipped.append(list);
            new Rasterizer().draw(clipped, frame);
            for (int y = 0; y < size; y++)
                for (int column = 7; column < 17; column++)
                    assertEquals(whole.pixels()[y * size + column], frame.pixels()[y * size + column]);
        }
    }
}

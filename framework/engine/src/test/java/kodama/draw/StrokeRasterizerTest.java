package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class StrokeRasterizerTest {
    private static final int WHITE = Colors.WHITE;
    private static final int[] NOTHING = new FrameBuffer(40, 40).pixels();

    private final DrawList list = new DrawList();
    private final Random random;

    StrokeRasterizerTest(@Seed(5) Random random) {
        this.random = random;
    }

    private FrameBuffer drawn(int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        return frame;
    }

    @Test
    void aWideLineIncludesThePixelsOfBothEnds() {
        list.line(2, 2, 6, 2, WHITE, 3, false);
        assertEquals(
                List.of(".........", "..#####..", "..#####..", "..#####..", "........."), FrameRows.of(drawn(9, 5)));
    }

    @Test
    void aLineOfWidthOneEqualsALineWithoutWidth() {
        list.line(1, 1, 1, 3, WHITE, 1, false);
        list.line(3, 4, 7, 4, WHITE, 1, true);
        assertEquals(
                List.of(".........", ".#.......", ".#.......", ".#.......", "...#####."), FrameRows.of(drawn(9, 5)));
    }

    @Test
    void aRoundLineHasHalfADiscAtBothEnds() {
        list.line(3, 3, 6, 3, WHITE, 5, true);
        assertEquals(
                List.of(
                        "..........",
                        "..######..",
                        ".########.",
                        ".########.",
                        ".########.",
                        "..######..",
                        ".........."),
                FrameRows.of(drawn(10, 7)));
    }

    @Test
    void aRoundLineWithoutLengthIsADisc() {
        list.line(2, 2, 2, 2, WHITE, 5, true);
        assertEquals(List.of(".###.", "#####", "#####", "#####", ".###."), FrameRows.of(drawn(5, 5)));
    }

    @Test
    void aSlantedLineHasAConstantWidth() {
        list.line(1, 1, 6, 6, WHITE, 2, false);
        assertEquals(
                List.of(
                        ".........",
                        ".##......",
                        ".###.....",
                        "..###....",
                        "...###...",
                        "....###..",
                        ".....##..",
                        "........."),
                FrameRows.of(drawn(9, 8)));
    }

    @Test
    void noPixelOfALineIsBlendedTwice() {
        for (int i = 0; i < 100; i++) {
            list.clear();
            list.line(place(), place(), place(), place(), 0x80FFFFFF, 1 + random.nextInt(15), random.nextBoolean());
            assertEquals(Set.of(Colors.BLACK, Colors.blend(Colors.BLACK, WHITE, 0x80)), colors());
        }
    }

    private double place() {
        return 5 + random.nextInt(300) / 10.0;
    }

    private Set<Integer> colors() {
        Set<Integer> colors = new TreeSet<>();
        for (int pixel : drawn(40, 40).pixels()) colors.add(pixel);
        return colors;
    }

    @Test
    void trianglesThatShareEdgesCoverEachPixelOnce() {
        for (int i = 0; i < 100; i++) {
            list.clear();
            double x = place();
            double y = place();
            double[] rim = {-1, -1, 41, -1, 41, 41, -1, 41, -1, -1};
            for (int at = 0; at < 8; at += 2)
                list.polygon(new double[] {x, y, rim[at], rim[at + 1], rim[at + 2], rim[at + 3]}, 3, 0x80FFFFFF);
            assertEquals(Set.of(Colors.blend(Colors.BLACK, WHITE, 0x80)), colors());
        }
    }

    @Test
    void aPolygonHasAHoleWhereItOverlapsItself() {
        list.polygon(new double[] {1, 1, 8, 1, 8, 6, 3, 6, 3, 3, 5, 3, 5, 5, 1, 5}, 8, WHITE);
        assertEquals(
                List.of(".........", ".#######.", ".#######.", ".##..###.", ".##..###.", "...#####."),
                FrameRows.of(drawn(9, 6)));
    }

    @Test
    void distantShapesAreNotDrawn() {
        list.line(0, 0, 1e300, 1e300, WHITE, 3, true);
        list.line(Double.NaN, 0, 5, 5, WHITE, 3, false);
        list.line(0, 0, 5, 5, WHITE, 0, false);
        list.line(0, 0, 5, 5, WHITE, Double.POSITIVE_INFINITY, true);
        list.polygon(new double[] {0, 0, 30, 0, 0, -1e200}, 3, WHITE);
        list.polygon(new double[] {0, 0, 30, 0}, 2, WHITE);
        assertArrayEquals(NOTHING, drawn(40, 40).pixels());
    }

    @Test
    void theCameraMovesThem() {
        list.camera(100, 200);
        list.line(102, 202, 106, 202, WHITE, 1, true);
        list.polygon(new double[] {101, 200, 103, 200, 103, 202, 101, 202}, 4, 0xFFFF0000);
        assertEquals(List.of(".rr......", ".rr......", "..#####.."), FrameRows.of(drawn(9, 3)));
    }

    @Test
    void shapesThatAreAddedMakeWhatIsBelowBrighter() {
        list.fill(0xFF204060);
        list.blend(BlendMode.ADD);
        list.rect(0, 0, 2, 1, 0xFFF01020);
        list.line(2, 0, 2, 0, 0x80404040);
        list.disc(3, 0, 0, 0xFF010203);
        list.polygon(new double[] {4, 0, 5, 0, 5, 1, 4, 1}, 4, 0xFF010203);
        list.blend(BlendMode.NORMAL);
        list.rect(5, 0, 1, 1, 0xFF010203);
        int[] expected = {0xFFFF5080, 0xFFFF5080, 0xFF406080, 0xFF214263, 0xFF214263, 0xFF010203};
        assertArrayEquals(expected, drawn(6, 1).pixels());
    }
}

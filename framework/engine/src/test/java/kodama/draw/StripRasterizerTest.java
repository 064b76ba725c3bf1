package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class StripRasterizerTest {
    private static final int WHITE = 0xFFFFFF;

    private final DrawList list = new DrawList();
    private final Image flag = FrameRows.image("rgb#", "#rgb");

    private FrameBuffer drawn(int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        return frame;
    }

    private void strip(Image image, double width, double period, double alpha, double... points) {
        double[] widths = new double[points.length / 2];
        Arrays.fill(widths, width);
        list.strip(image, points, widths, widths.length, period, BlendMode.NORMAL, WHITE, alpha);
    }

    @Test
    void thePictureIsUprightOnAPathToTheRight() {
        strip(flag, 2, 0, 1, 0.5, 0.5, 4.5, 0.5);
        assertEquals(List.of(".rgb#.", ".#rgb."), FrameRows.of(drawn(6, 2)));
    }

    @Test
    void itIsStretchedOverTheWholePath() {
        strip(flag, 2, 0, 1, -0.5, 0.5, 4.5, 0.5, 7.5, 0.5);
        assertEquals(List.of("rrggbb##", "##rrggbb"), FrameRows.of(drawn(8, 2)));
    }

    @Test
    void itRepeatsAfterItsPeriod() {
        strip(flag, 2, 4, 1, -0.5, 0.5, 2.5, 0.5, 9.5, 0.5);
        assertEquals(List.of("rgb#rgb#rg", "#rgb#rgb#r"), FrameRows.of(drawn(10, 2)));
    }

    @Test
    void onADownwardPathTheUpperEdgeIsOnTheRight() {
        strip(flag, 2, 0, 1, 0.5, -0.5, 0.5, 3.5);
        assertEquals(List.of("#r", "rg", "gb", "b#"), FrameRows.of(drawn(2, 4)));
    }

    @Test
    void itMayNarrow() {
        list.strip(
                FrameRows.image("#"),
                new double[] {-0.5, 1.5, 7.5, 1.5},
                new double[] {4, 0},
                2,
                0,
                BlendMode.NORMAL,
                WHITE,
                1);
        assertEquals(List.of("##......", "######..", "######..", "##......"), FrameRows.of(drawn(8, 4)));
    }

    @Test
    void pointsNearTheStraightLineChangeNothing() {
        strip(flag, 2, 0, 1, -0.5, 0.5, 1.5, 0.6, 3.5, 0.4, 7.5, 0.5);
        assertEquals(List.of("rrggbb##", "##rrggbb"), FrameRows.of(drawn(8, 2)));
    }

    @Test
    void pointsFartherFromTheStraightLineBendIt() {
        strip(FrameRows.image("#"), 2, 0, 1, -0.5, 1.5, 3.5, 2.5, 7.5, 1.5);
        assertEquals(
                List.of("##....##", "########", "..####.."),
                FrameRows.of(drawn(8, 4)).subList(1, 4));
    }

    @Test
    void pointsOfOtherWidthOnAStraightLineCount() {
        double[] points = {-0.5, 1.5, 3.5, 1.5, 7.5, 1.5};
        list.strip(FrameRows.image("#"), points, new double[] {0, 4, 0}, 3, 0, BlendMode.NORMAL, WHITE, 1);
        assertEquals(List.of("...##...", ".######.", ".######.", "...##..."), FrameRows.of(drawn(8, 4)));
    }

    @Test
    void manyPointsOnAStraightLineChangeNothing() {
        double[] points = new double[2 * 101];
        for (int i = 0; i <= 100; i++) points[2 * i] = i * 0.08 - 0.5;
        for (int i = 0; i <= 100; i++) points[2 * i + 1] = 0.5;
        strip(flag, 2, 0, 1, points);
        assertEquals(List.of("rrggbb##", "##rrggbb"), FrameRows.of(drawn(8, 2)));
    }

    @Test
    void atABendNoPixelIsBlendedTwiceOrMissed() {
        double[] circle = new double[2 * 33];
        for (int i = 0; i <= 32; i++) {
            circle[2 * i] = 50 + 30 * StrictMath.cos(i * Math.PI / 20);
            circle[2 * i + 1] = 50 + 30 * StrictMath.sin(i * Math.PI / 20);
        }
        strip(FrameRows.image("#"), 16, 0, 0.5, circle);
        FrameBuffer frame = drawn(101, 101);
        TreeSet<Integer> colors = new TreeSet<>();
        for (int pixel : frame.pixels()) colors.add(pixel);
        assertEquals(List.of(Colors.BLACK, Colors.blend(Colors.BLACK, Colors.WHITE, 128)), List.copyOf(colors));
        for (int i = 5; i < 316; i++) {
            double x = 50.5 + 30 * StrictMath.cos(i * Math.PI / 200);
            double y = 50.5 + 30 * StrictMath.sin(i * Math.PI / 200);
            assertEquals(colors.last(), frame.pixels()[(int) y * 101 + (int) x]);
        }
    }

    @Test
    void itCanBeAddedAndTinted() {
        list.fill(0xFF102030);
        double[] points = {-0.5, 0, 3.5, 0};
        list.strip(FrameRows.image("#"), points, new double[] {1, 1}, 2, 0, BlendMode.ADD, 0xFF0000, 1);
        assertArrayEquals(
                new int[] {0xFFFF2030, 0xFFFF2030, 0xFFFF2030, 0xFFFF2030},
                drawn(4, 1).pixels());
    }

    @Test
    void emptyOrDistantStripsAreNotDrawn() {
        strip(flag, 5, 0, 1, 3, 3, 3, 3, 3, 3);
        strip(flag, 5, 0, 1, 3, 3);
        strip(flag, 5, 0, 1, 3, 3, Double.NaN, 3);
        strip(flag, 5, 0, 1, 3, 3, 1e300, 3);
        strip(flag, -5, 0, 1, 3, 3, 6, 3);
        strip(flag, Double.NaN, 0, 1, 3, 3, 6, 3);
        assertArrayEquals(new FrameBuffer(9, 9).pixels(), drawn(9, 9).pixels());
    }

    @Test
    void aPathThatTurnsBackIsDrawn() {
        strip(flag, 3, 0, 1, 1, 1, 6, 1, 1, 1, 1, 6, 1, 1);
        drawn(9, 9);
    }
}

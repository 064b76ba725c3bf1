package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class PathRasterizerTest {
    private static final int WHITE = Colors.WHITE;
    private static final int SIZE = 48;

    private final DrawList list = new DrawList();
    private final ShapePath path = new ShapePath();
    private final PathStroker stroker = new PathStroker();
    private final StrokeStyle style = new StrokeStyle();
    private final Random random;

    PathRasterizerTest(@Seed(6) Random random) {
        this.random = random;
    }

    private FrameBuffer drawn(int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        return frame;
    }

    private void shows(String... rows) {
        assertEquals(String.join("\n", rows), String.join("\n", FrameRows.of(drawn(rows[0].length(), rows.length))));
    }

    /** Brightness of a pixel that a white shape covers partly. */
    private int brightness(FrameBuffer frame, int x, int y) {
        return frame.pixels()[y * frame.width() + x] & 255;
    }

    private void stroke(double... points) {
        path.clear();
        stroker.stroke(path, points, points.length / 2, style);
        list.path(path, WHITE, false);
    }

    @Test
    void aPathFillsThePixelsWhoseCentersAreInside() {
        path.rect(1, 1, 3, 2);
        list.path(path, WHITE, false);
        shows(".....", ".###.", ".###.", ".....");
    }

    @Test
    void contoursWithinOthersAreHoles() {
        path.rect(0, 0, 5, 5);
        path.rect(2, 1, 2, 3);
        list.path(path, WHITE, false);
        shows("#####", "##..#", "##..#", "##..#", "#####");
    }

    @Test
    void overlappingContoursAreOneArea() {
        path.rect(0, 0, 3, 3);
        path.rect(1, 1, 3, 3);
        path.setOverlapping();
        list.path(path, 0x80FFFFFF, false);
        FrameBuffer frame = drawn(5, 5);
        assertEquals(brightness(frame, 0, 0), brightness(frame, 2, 2));
        assertEquals(brightness(frame, 3, 3), brightness(frame, 2, 2));
        assertEquals(0, brightness(frame, 4, 4));
    }

    @Test
    void aPolygonIsTheSameAsTheCommandForPolygons() {
        for (int i = 0; i < 100; i++) {
            double[] corners = new double[2 * (3 + random.nextInt(5))];
            for (int k = 0; k < corners.length; k++) corners[k] = random.nextInt(-20, 4 * SIZE) / 3.0;
            list.clear();
            list.polygon(corners, corners.length / 2, WHITE);
            int[] expected = drawn(SIZE, SIZE).pixels();
            list.clear();
            path.clear();
            path.polygon(corners, corners.length / 2);
            list.path(path, WHITE, false);
            assertArrayEquals(expected, drawn(SIZE, SIZE).pixels());
        }
    }

    @Test
    void aSmoothEdgeCoversPixelsInProportion() {
        path.rect(0.25, 0, 1.5, 1);
        list.path(path, WHITE, true);
        FrameBuffer frame = drawn(3, 1);
        assertEquals(191, brightness(frame, 0, 0));
        assertEquals(191, brightness(frame, 1, 0));
        assertEquals(0, brightness(frame, 2, 0));
    }

    @Test
    void aSmoothDiagonalCoversHalfOfItsPixels() {
        path.polygon(new double[] {0, 0, 4, 4, 0, 4}, 3);
        list.path(path, WHITE, true);
        FrameBuffer frame = drawn(4, 4);
        for (int i = 0; i < 4; i++) assertEquals(127, brightness(frame, i, i), 1);
        assertEquals(255, brightness(frame, 0, 3));
        assertEquals(0, brightness(frame, 3, 0));
    }

    @Test
    void theAreaOfASmoothCircleIsExact() {
        path.circle(20.3, 19.8, 15);
        list.path(path, WHITE, true);
        double area = 0;
        for (int color : drawn(40, 40).pixels()) area += (color & 255) / 255.0;
        assertEquals(Math.PI * 15 * 15, area, 3);
    }

    @Test
    void aSmoothShapeOnWholePixelsHasHardEdges() {
        path.rect(1, 1, 3, 2);
        list.path(path, WHITE, true);
        shows(".....", ".###.", ".###.", ".....");
    }

    @Test
    void bandsAndClipDoNotChangeAPixel() {
        for (int i = 0; i < 60; i++) {
            list.clear();
            addRandomPath();
            FrameBuffer whole = drawn(SIZE, SIZE);
            for (int bands : new int[] {2, 4, 7}) {
                FrameBuffer frame = new FrameBuffer(SIZE, SIZE);
                new ParallelRasterizer(null, bands).draw(list, frame);
                assertArrayEquals(whole.pixels(), frame.pixels());
            }
            DrawList clipped = new DrawList();
            int left = random.nextInt(SIZE);
            int top = random.nextInt(SIZE);
            clipped.clip(left, top, 20, 20);
            clipped.append(list);
            FrameBuffer frame = new FrameBuffer(SIZE, SIZE);
            new Rasterizer().draw(clipped, frame);
            for (int y = top; y < Math.min(SIZE, top + 20); y++)
                for (int x = left; x < Math.min(SIZE, left + 20); x++)
                    assertEquals(whole.pixels()[y * SIZE + x], frame.pixels()[y * SIZE + x]);
        }
    }

    private void addRandomPath() {
        path.clear();
        double[] points = new double[2 * (3 + random.nextInt(6))];
        for (int k = 0; k < points.length; k++) points[k] = random.nextDouble(-20, SIZE + 20);
        style.width = random.nextDouble(0.5, 9);
        style.join = StrokeStyle.Join.values()[random.nextInt(3)];
        style.closed = random.nextBoolean();
        style.dash = random.nextInt(3) * 2.5;
        style.gap = 3;
        style.round = random.nextBoolean();
        if (random.nextBoolean()) stroker.stroke(path, points, points.length / 2, style);
        else path.polygon(points, points.length / 2);
        list.blend(BlendMode.values()[random.nextInt(BlendMode.values().length)]);
        boolean smooth = random.nextBoolean();
        int[] colors = {0xFFFF0000, 0x4000FF80, 0xFFFFFFFF};
        double[] stops = {0, 0.4, 1};
        switch (random.nextInt(3)) {
            case 0 -> list.path(path, 0xB0FFCC22, smooth);
            case 1 -> list.path(path, Gradient.linear(colors, stops, random.nextInt(360)), 0.7, smooth);
            default -> list.path(path, Gradient.radial(colors, stops, 0.3, 0.6, 1.5), 1, smooth);
        }
    }

    @Test
    void theRowsThatEdgesCrossAreCounted() {
        path.clear();
        path.rect(0, 0, 5, 7);
        assertEquals(14, path.crossings(100));
        path.polygon(new double[] {0, 0, 1, 50, 2, 0}, 3);
        assertEquals(14 + 2 * 10, path.crossings(10));
    }

    @Test
    void aPathTooFarAwayIsNotDrawn() {
        for (double place : new double[] {1e7, Double.NaN, Double.POSITIVE_INFINITY, -1e300}) {
            path.clear();
            path.rect(0, 0, place, place);
            path.circle(place, 2, 2);
            path.arc(0, 0, 5, place, 30);
            path.close();
            list.path(path, WHITE, true);
            list.path(path, WHITE, false);
            list.path(path, Gradient.linear(new int[] {WHITE, WHITE}, new double[] {0, 1}, place), 1, true);
            stroke(place, 0, 3, 3);
        }
        shows("....", "....");
    }

    @Test
    void cornersWithoutAContourAreIgnored() {
        path.add(0, 0);
        path.add(9, 0);
        path.add(9, 9);
        list.path(path, WHITE, false);
        list.rect(1, 0, 1, 1, WHITE);
        shows(".#.", "...");
    }

    @Test
    void aPolylineJoinsItsSegmentsWithASharpCorner() {
        style.width = 3;
        stroke(1, 1, 6, 1, 6, 5);
        shows(".#######.", ".#######.", ".#######.", ".....###.", ".....###.", ".....###.", ".........");
    }

    @Test
    void aBeveledCornerIsFlat() {
        style.width = 3;
        style.join = StrokeStyle.Join.BEVEL;
        stroke(1, 1, 6, 1, 6, 5);
        shows(".######..", ".#######.", ".#######.", ".....###.", ".....###.", ".....###.", ".........");
    }

    @Test
    void aVerySharpCornerIsFlat() {
        style.width = 2;
        stroke(0, 1, 20, 2, 0, 3);
        FrameBuffer frame = drawn(30, 5);
        for (int y = 0; y < 5; y++) assertEquals(0, brightness(frame, 23, y));
    }

    @Test
    void aClosedLineReturnsToItsBeginning() {
        style.closed = true;
        stroke(0, 0, 4, 0, 4, 3, 0, 3);
        shows("#####", "#...#", "#...#", "#####");
    }

    @Test
    void dashesAlternateWithGaps() {
        style.dash = 3;
        style.gap = 2;
        stroke(0, 0, 11, 0);
        shows("###..###..##.");
    }

    @Test
    void dashesCanBeMoved() {
        style.dash = 3;
        style.gap = 2;
        style.dashOffset = 1;
        stroke(0, 0, 11, 0);
        shows(".###..###..#.");
    }

    @Test
    void dashesContinueAroundCorners() {
        style.dash = 4;
        style.gap = 2;
        stroke(0, 0, 5, 0, 5, 4);
        assertEquals(List.of("####..", ".....#", ".....#"), FrameRows.of(drawn(6, 3)));
    }

    @Test
    void tooManyDashesAreAnError() {
        style.dash = 0.01;
        style.gap = 0.01;
        var error = assertThrows(IllegalArgumentException.class, () -> stroke(0, 0, 999, 0));
        assertEquals("a line must have at most 10000 dashes but would have 50000", error.getMessage());
    }

    @Test
    void aPointIsAPixelOrADisc() {
        stroke(1, 0);
        style.width = 3;
        style.round = true;
        stroke(5, 1);
        shows(".#..###", "....###", "....###");
    }

    @Test
    void anArcGoesClockwiseFromItsFirstAngle() {
        path.band(5, 5, 3, 5, 0, 90);
        list.path(path, WHITE, false);
        List<String> rows = FrameRows.of(drawn(10, 10));
        for (int y = 0; y < 5; y++) assertEquals("..........", rows.get(y));
        assertEquals("........##", rows.get(5));
        assertEquals(".....##...", rows.get(9));
    }

    @Test
    void anArcBackwardsCoversTheSameArea() {
        path.band(5, 5, 3, 5, 90, 0);
        list.path(path, WHITE, false);
        int[] backwards = drawn(10, 10).pixels();
        list.clear();
        path.clear();
        path.band(5, 5, 3, 5, 0, 90);
        list.path(path, WHITE, false);
        assertArrayEquals(drawn(10, 10).pixels(), backwards);
    }

    @Test
    void aFullTurnIsAWholeRing() {
        path.band(4.5, 4.5, 1.5, 4.5, 30, 390);
        list.path(path, WHITE, false);
        List<String> rows = FrameRows.of(drawn(9, 9));
        assertEquals("###...###", rows.get(4));
        assertEquals(rows.get(0), rows.get(8));
    }

    @Test
    void roundCornersAreAtMostHalfOfASide() {
        path.roundedRect(0, 0, 6, 6, 99);
        list.path(path, WHITE, false);
        shows(".####.", "######", "######", "######", "######", ".####.");
    }

    @Test
    void aLinearGradientGoesFromTheFirstToTheLastColor() {
        path.rect(0, 0, 256, 1);
        int[] colors = {Colors.BLACK, 0xFF0000FF};
        list.path(path, Gradient.linear(colors, new double[] {0, 1}, 0), 1, false);
        FrameBuffer frame = drawn(256, 1);
        assertEquals(0, brightness(frame, 0, 0));
        assertEquals(128, brightness(frame, 128, 0), 1);
        assertEquals(255, brightness(frame, 255, 0));
    }

    @Test
    void aRadialGradientBeginsAtItsCenter() {
        path.circle(20.5, 20.5, 20);
        int[] colors = {WHITE, Colors.BLACK};
        list.path(path, Gradient.radial(colors, new double[] {0, 1}, 0.5, 0.5, 1), 1, false);
        FrameBuffer frame = drawn(41, 41);
        assertTrue(brightness(frame, 20, 20) > 250);
        assertEquals(127, brightness(frame, 30, 20), 2);
        assertTrue(brightness(frame, 39, 20) < 20);
    }

    @Test
    void aGradientMovesWithItsShape() {
        Gradient sky = Gradient.linear(new int[] {WHITE, 0xFFFF0000}, new double[] {0, 1}, 90);
        path.rect(2, 3, 5, 9);
        list.path(path, sky, 1, false);
        int[] still = drawn(12, 16).pixels();
        list.clear();
        list.camera(100, 50);
        path.clear();
        path.rect(102, 53, 5, 9);
        list.path(path, sky, 1, false);
        assertArrayEquals(still, drawn(12, 16).pixels());
    }

    @Test
    void wrongGradientsAreErrors() {
        int[] two = {WHITE, WHITE};
        assertMessage("number of colors must be between 2 and 64 but was 1", new int[1], 0);
        assertMessage("there must be 2 stops but there were 1", two, 0);
        assertMessage("stop 2 must be from the stop before it to 1 but was 0.25", two, 0.5, 0.25);
        assertMessage("stop 1 must be from 0 to 1 but was -1.0", two, -1, 1);
        assertMessage("stop 2 must be from the stop before it to 1 but was NaN", two, 0, Double.NaN);
        var error =
                assertThrows(IllegalArgumentException.class, () -> Gradient.radial(two, new double[] {0, 1}, 0, 0, 0));
        assertEquals("radius must be above 0 but was 0.0", error.getMessage());
    }

    private static void assertMessage(String message, int[] colors, double... stops) {
        var error = assertThrows(IllegalArgumentException.class, () -> Gradient.linear(colors, stops, 0));
        assertEquals(message, error.getMessage());
    }
}

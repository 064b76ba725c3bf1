package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

/** Views of cameras: zoom, rotation, several views, and what stands between their commands. */
class ViewRasterizerTest {
    private static final int RED = 0xFFFF0000;
    private static final int GREEN = 0xFF00FF00;
    private static final int BLUE = 0xFF0000FF;
    private static final int[] BANDS = {1, 2, 4, 7};

    private final DrawList list = new DrawList();

    private static CameraView whole(double x, double y, double zoom, double rotation, int width, int height) {
        return new CameraView(x, y, zoom, rotation, 0, 0, width, height);
    }

    private List<String> rows(int width, int height) {
        List<String> one = rows(width, height, 1);
        for (int bands : BANDS) assertEquals(one, rows(width, height, bands), bands + " bands");
        return one;
    }

    private List<String> rows(int width, int height, int bands) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new ParallelRasterizer(null, bands).draw(list, frame);
        return FrameRows.of(frame);
    }

    @Test
    void zoomEnlargesWorldPixelsAroundTheMiddle() {
        list.camera(whole(10, 20, 2, 0, 6, 4), true);
        list.rect(10, 20, 1, 1, RED);
        list.rect(8, 19, 1, 1, GREEN);
        assertEquals(List.of("g.....", "g.....", "...rr.", "...rr."), rows(6, 4));
    }

    @Test
    void atMostEightViewsShowTheSame() {
        for (int i = 0; i < DrawList.MAX_VIEWS; i++) list.camera(whole(0, 0, 1, 0, 4, 4), false);
        assertEquals(
                "at most 8 views can be set directly after one another but this is view 9",
                assertThrows(IllegalArgumentException.class, () -> list.camera(whole(0, 0, 1, 0, 4, 4), false))
                        .getMessage());
        assertEquals(8, list.viewCount());
        list.rect(0, 0, 1, 1, RED);
        list.camera(whole(0, 0, 1, 0, 4, 4), false);
        assertEquals(1, list.viewCount());
        assertEquals(8, list.mostViews());
    }

    @Test
    void pixelsAreCountedInAllViews() {
        assertEquals(40 * 30, list.viewPixels(1e9, 1e9, 40, 30));
        assertEquals(6, list.viewPixels(2, 3, 40, 30));
        list.camera(whole(0, 0, 0.25, 0, 40, 30), false);
        assertEquals(160 * 120, list.viewPixels(1e9, 1e9, 40, 30));
        list.camera(new CameraView(0, 0, 0.5, 0, 0, 0, 1000, 10), false);
        assertEquals(160 * 120 + 80 * 20, list.viewPixels(1e9, 1e9, 40, 30));
        assertEquals(2 * 6, list.viewPixels(2, 3, 40, 30));
        assertEquals(0.25, list.leastZoom());
        list.camera(0, 0);
        assertEquals(6, list.viewPixels(2, 3, 40, 30));
        list.clear();
        assertEquals(1, list.leastZoom());
        assertEquals(1, list.mostViews());
    }

    @Test
    void aTurnedViewShowsMorePixels() {
        list.camera(whole(0, 0, 1, 45, 40, 30), false);
        assertEquals(70 * 70, list.viewPixels(1e9, 1e9, 40, 30));
    }

    @Test
    void zoomMovesByPixelsOfTheScreen() {
        list.camera(whole(10.5, 20, 2, 0, 6, 2), true);
        list.rect(10, 19, 1, 2, RED);
        assertEquals(List.of("..rr..", "..rr.."), rows(6, 2));
    }

    @Test
    void aCameraTurnedClockwiseTurnsTheWorldCounterclockwise() {
        list.camera(whole(1.5, 1.5, 1, 90, 3, 3), true);
        list.rect(0, 0, 3, 1, RED);
        list.rect(2, 2, 1, 1, BLUE);
        assertEquals(List.of("r.b", "r..", "r.."), rows(3, 3));
    }

    @Test
    void whatIsBelowAViewStaysSharpWhereNothingIsDrawn() {
        list.rect(0, 0, 1, 2, GREEN);
        list.camera(whole(0, -0.5, 2, 0, 4, 2), true);
        list.rect(0, -1, 1, 1, RED);
        assertEquals(List.of("g.rr", "g.rr"), rows(4, 2));
    }

    @Test
    void aBlackPixelHidesWhatIsBelow() {
        list.fill(GREEN);
        list.camera(whole(0, -0.5, 2, 0, 4, 2), true);
        list.rect(0, -1, 1, 1, 0xFF000000);
        assertEquals(List.of("gg..", "gg.."), rows(4, 2));
    }

    @Test
    void additiveColorsAreAddedToWhatIsBelow() {
        list.fill(GREEN);
        list.camera(whole(0, 0, 2, 0, 2, 2), true);
        list.blend(BlendMode.ADD);
        list.fill(0xFFFF00FF);
        assertEquals(List.of("##", "##"), rows(2, 2));
    }

    @Test
    void theNextCameraEndsAView() {
        list.camera(whole(0, -0.5, 2, 0, 4, 2), true);
        list.rect(0, -1, 1, 1, RED);
        list.camera(0, 0);
        list.rect(0, 0, 1, 1, GREEN);
        assertEquals(List.of("g.rr", "..rr"), rows(4, 2));
    }

    @Test
    void viewsDirectlyAfterEachOtherShowTheSameCommands() {
        list.camera(new CameraView(1, 1, 1, 0, 0, 0, 2, 2), false);
        list.camera(new CameraView(1, 1, 2, 0, 2, 0, 4, 2), false);
        list.rect(0, 0, 1, 2, RED);
        list.rect(1, 0, 1, 2, BLUE);
        assertEquals(List.of("rbrrbb", "rbrrbb"), rows(6, 2));
    }

    @Test
    void aViewThatReplacesOthersIsTheOnlyOne() {
        list.camera(new CameraView(1, 1, 1, 0, 0, 0, 2, 2), false);
        list.camera(new CameraView(1, 1, 1, 0, 2, 0, 2, 2), true);
        list.rect(0, 0, 2, 2, RED);
        assertEquals(List.of("..rr", "..rr"), rows(4, 2));
    }

    @Test
    void clipAndFillApplyToTheView() {
        list.clip(0, 0, 1, 1);
        list.camera(new CameraView(0, 0, 2, 0, 2, 0, 4, 4), true);
        list.fill(BLUE);
        list.clip(1, 0, 9, 9);
        list.fill(RED);
        list.camera(0, 0);
        list.rect(0, 0, 1, 1, GREEN);
        List<String> rows = rows(6, 4);
        assertEquals('g', rows.get(0).charAt(0));
        assertEquals(".rrrr", rows.get(3).substring(1).replace('b', 'r'));
    }

    @Test
    void anEffectWithinAViewChangesTheViewAndWhatIsBelow() {
        list.fill(GREEN);
        list.camera(new CameraView(0, 0, 2, 0, 0, 0, 2, 2), true);
        list.effect(new Swap());
        list.camera(0, 0);
        list.effect(new Swap(), 3, 0, 1, 1);
        assertEquals(List.of("bbgb", "bbgg"), rows(4, 2));
    }

    /** Exchanges green and blue. */
    private record Swap() implements PixelEffect {
        @Override
        public boolean readsNeighbors(int pass) {
            return false;
        }

        @Override
        public void apply(int pass, EffectPixels pixels, int top, int bottom) {
            for (int y = top; y < bottom; y++)
                for (int x = pixels.left(); x < pixels.right(); x++) {
                    int color = pixels.target()[y * pixels.stride() + x];
                    pixels.target()[y * pixels.stride() + x] =
                            color & 0xFFFF0000 | color >> 8 & 0xFF | (color & 0xFF) << 8;
                }
        }
    }

    @Test
    void aViewOutsideTheScreenShowsNothing() {
        list.camera(new CameraView(0, 0, 2, 30, 9, 9, 4, 4), false);
        list.fill(RED);
        list.camera(new CameraView(0, 0, 2, 30, 0, 0, 0, -3), false);
        list.fill(RED);
        assertEquals(List.of("..", ".."), rows(2, 2));
    }

    @Test
    void aFarCameraAndAHugeViewTakeNoMoreMemoryThanTheScreenNeeds() {
        list.camera(new CameraView(1e300, -1e300, 0.25, 45, -1000000, -1000000, 2000000, 2000000), true);
        list.fill(RED);
        assertEquals(List.of("rr", "rr"), rows(2, 2));
    }

    @Test
    void distantThingsMoveLessAndOnlyUntilTheStateIsReset() {
        list.camera(4, 0);
        list.parallax(0.5, 1);
        list.rect(4, 0, 1, 1, RED);
        list.resetState();
        list.rect(4, 0, 1, 1, GREEN);
        assertEquals(List.of("g.r..."), rows(6, 1));
    }

    @Test
    void anAppendedListIsMovedWithinEachView() {
        DrawList part = new DrawList();
        part.rect(0, 0, 1, 1, RED);
        list.camera(new CameraView(1, 0.5, 1, 0, 0, 0, 2, 1), false);
        list.camera(new CameraView(1, 0.5, 1, 0, 2, 0, 2, 1), false);
        list.append(part, 1, 0);
        list.rect(0, 0, 1, 1, GREEN);
        assertEquals(List.of("grgr"), rows(4, 1));
    }

    @Test
    void viewsAtTheEndAreKnownAlsoThoseOfAnAppendedList() {
        CameraView left = new CameraView(1, 1, 1, 0, 0, 0, 2, 2);
        CameraView right = new CameraView(1, 1, 2, 3, 2, 0, 4, 2);
        DrawList part = new DrawList();
        part.camera(right, false);
        list.camera(0, 0);
        list.camera(left, false);
        list.append(part, 3, 3);
        list.fill(RED);
        assertEquals(List.of(left, right), list.cameras());
        DrawList copy = new DrawList();
        copy.appendCamera(list);
        assertEquals(List.of(left, right), copy.cameras());
        copy.appendCamera(new DrawList());
        assertEquals(2, copy.size());
    }

    @Test
    void aTransparentCanvasKeepsItsAlphaBelowAView() {
        CanvasQueue queue = new CanvasQueue();
        Canvas canvas = queue.create("c", 4, 2, 0, false);
        DrawList on = queue.begin(canvas);
        on.camera(whole(0, -0.5, 2, 0, 4, 2), true);
        on.rect(0, -1, 1, 1, RED);
        queue.end(list);
        list.fill(GREEN);
        list.sprite(canvas.image(), 0, 0);
        assertEquals(List.of("ggrr", "ggrr"), rows(4, 2));
    }

    @Test
    void anErrorInAViewLeavesNothingForTheNextPicture() {
        list.camera(whole(0, 0, 2, 0, 2, 2), true);
        list.effect(new Failing());
        ParallelRasterizer rasterizer = new ParallelRasterizer(null, 2);
        FrameBuffer frame = new FrameBuffer(2, 2);
        assertThrows(IllegalStateException.class, () -> rasterizer.draw(list, frame));
        list.clear();
        list.rect(0, 0, 1, 1, RED);
        rasterizer.draw(list, frame);
        assertEquals(List.of("r.", ".."), FrameRows.of(frame));
    }

    private record Failing() implements PixelEffect {
        @Override
        public void apply(int pass, EffectPixels pixels, int top, int bottom) {
            throw new IllegalStateException("no");
        }
    }

    @Test
    void positionsOfWorldAndScreenAreInverse() {
        CameraView view = new CameraView(100, 50, 2, 90, 10, 20, 60, 40);
        assertEquals(100, view.worldX(40, 40), 1e-9);
        assertEquals(50, view.worldY(40, 40), 1e-9);
        assertEquals(100, view.worldX(50, 40), 1e-9, "a camera turned by 90 degrees looks down to its right");
        assertEquals(55, view.worldY(50, 40), 1e-9);
        assertEquals(50, view.screenX(100, 55), 1e-9);
        assertEquals(40, view.screenY(100, 55), 1e-9);
        assertTrue(view.contains(10, 20) && !view.contains(70, 20) && !view.contains(10, 19.9));
    }

    @Test
    void numbersOutOfRangeAreRejected() {
        assertEquals("camera zoom must be from 0.25 to 64.0 but was 0.0", failure(0, 0, 0));
        assertEquals("camera zoom must be from 0.25 to 64.0 but was NaN", failure(0, Double.NaN, 0));
        assertEquals("camera x must be a finite number but was NaN", failure(Double.NaN, 1, 0));
        assertEquals(
                "camera rotation must be a finite number but was Infinity", failure(0, 1, Double.POSITIVE_INFINITY));
    }

    private static String failure(double x, double zoom, double rotation) {
        return assertThrows(IllegalArgumentException.class, () -> whole(x, 0, zoom, rotation, 2, 2))
                .getMessage();
    }

    @Test
    void everyPixelShowsTheWorldBelowItsCenter(@Seed(5) Random random) {
        for (int round = 0; round < 60; round++) {
            list.clear();
            int width = 20 + random.nextInt(40);
            int height = 20 + random.nextInt(30);
            FrameBuffer expected = background(random, width, height);
            CameraView view = randomView(random, width, height);
            DrawList world = world(random, view);
            list.camera(view, random.nextBoolean());
            list.append(world);
            show(view, world, expected);
            for (int bands : BANDS) {
                FrameBuffer frame = new FrameBuffer(width, height);
                new ParallelRasterizer(null, bands).draw(list, frame);
                assertArrayEquals(expected.pixels(), frame.pixels(), "round " + round + ", " + bands + " bands");
            }
        }
    }

    private FrameBuffer background(Random random, int width, int height) {
        if (random.nextBoolean())
            for (int i = 0; i < 20; i++)
                list.rect(random.nextInt(width), random.nextInt(height), 9, 3, Colors.opaque(random.nextInt()));
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        return frame;
    }

    private static CameraView randomView(Random random, int width, int height) {
        double zoom = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 0.25 + 3 * random.nextDouble();
        double rotation = random.nextBoolean() ? 0 : random.nextInt(720) - 360;
        int left = random.nextInt(width) - 10;
        int top = random.nextInt(height) - 10;
        double x = random.nextInt(100) + random.nextDouble();
        return new CameraView(x, random.nextDouble() * 9, zoom, rotation, left, top, 1 + random.nextInt(width), 20);
    }

    private static DrawList world(Random random, CameraView view) {
        DrawList world = new DrawList();
        for (int i = 0; i < 40; i++) {
            double x = view.x() + random.nextInt(80) - 40;
            world.rect(x, view.y() + random.nextInt(60) - 30, 1 + random.nextInt(12), 7, random.nextInt() | 0xFF010101);
        }
        return world;
    }

    /** The naive way: the world as a large picture without zoom, of which each pixel of the screen takes one. */
    private static void show(CameraView view, DrawList world, FrameBuffer screen) {
        int side = 800;
        int originX = (int) Math.floor(view.x()) - side / 2;
        int originY = (int) Math.floor(view.y()) - side / 2;
        DrawList moved = new DrawList();
        moved.camera(originX, originY);
        moved.append(world);
        FrameBuffer whole = new FrameBuffer(side, side);
        new Rasterizer().draw(moved, whole);
        for (int row = 0; row < screen.height(); row++)
            for (int column = 0; column < screen.width(); column++) {
                if (!view.contains(column, row)) continue;
                int x = (int) Math.floor(view.worldX(column + 0.5, row + 0.5) + 1e-6) - originX;
                int y = (int) Math.floor(view.worldY(column + 0.5, row + 0.5) + 1e-6) - originY;
                int color = whole.pixels()[y * side + x];
                if (color != Colors.BLACK) screen.pixels()[row * screen.width() + column] = color;
            }
    }

    @Test
    void severalViewsWithRandomCommandsGiveTheSameBytesInAnyNumberOfBands(@Seed(6) Random random) {
        for (int round = 0; round < 20; round++) {
            list.clear();
            list.fill(Colors.opaque(random.nextInt()));
            for (int i = 0; i < 3; i++) list.camera(randomView(random, 50, 40), false);
            list.append(world(random, randomView(random, 50, 40)), 2, 3);
            list.effect(new Swap(), random.nextInt(90), 0, 20, 20);
            list.camera(3, 4);
            list.append(world(random, randomView(random, 50, 40)));
            int[] one = pixels(1);
            for (int bands : BANDS) assertTrue(Arrays.equals(one, pixels(bands)), "round " + round + ", " + bands);
        }
    }

    private int[] pixels(int bands) {
        FrameBuffer frame = new FrameBuffer(50, 40);
        new ParallelRasterizer(null, bands).draw(list, frame);
        return frame.pixels();
    }
}

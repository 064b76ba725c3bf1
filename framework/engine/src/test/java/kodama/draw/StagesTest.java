package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.job.JobScheduler;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;

/** Effects and canvases: what is drawn before them, by them and after them, in any number of bands. */
class StagesTest {
    private static final int RED = 0xFFFF0000;
    private static final int GREEN = 0xFF00FF00;
    private static final int BLUE = 0xFF0000FF;
    private static final int[] BANDS = {1, 2, 4, 7};

    private final DrawList list = new DrawList();
    private final CanvasQueue queue = new CanvasQueue();

    /** Moves each row of the rectangle up by one; the last row takes the color of the first. */
    private record Roll() implements PixelEffect {
        @Override
        public void apply(int pass, EffectPixels pixels, int top, int bottom) {
            for (int y = top; y < bottom; y++) {
                int from = y + 1 < pixels.bottom() ? y + 1 : pixels.top();
                for (int x = pixels.left(); x < pixels.right(); x++)
                    pixels.target()[y * pixels.stride() + x] = pixels.source()[from * pixels.stride() + x];
            }
        }
    }

    /** Turns each color into its negative, twice. */
    private record Negatives() implements PixelEffect {
        @Override
        public int passes() {
            return 2;
        }

        @Override
        public boolean readsNeighbors(int pass) {
            return false;
        }

        @Override
        public void apply(int pass, EffectPixels pixels, int top, int bottom) {
            for (int y = top; y < bottom; y++)
                for (int x = pixels.left(); x < pixels.right(); x++)
                    pixels.target()[y * pixels.stride() + x] ^= pass == 0 ? 0xFFFFFF : 0xFF;
        }
    }

    private List<String> rows(int width, int height, int bands) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new ParallelRasterizer(null, bands).draw(list, frame);
        return FrameRows.of(frame);
    }

    @Test
    void anEffectChangesWhatIsDrawnBeforeItAndNothingElse() {
        list.rect(0, 0, 3, 1, RED);
        list.effect(new Roll());
        list.rect(0, 0, 1, 1, GREEN);
        for (int bands : BANDS) assertEquals(List.of("g..", "...", "rrr"), rows(3, 3, bands));
    }

    @Test
    void eachPassSeesTheResultOfTheOneBefore() {
        list.effect(new Negatives());
        list.effect(new Roll(), 0, 0, 1, 2);
        list.rect(0, 0, 1, 1, RED);
        list.effect(new Roll(), 0, 0, 1, 2);
        for (int bands : BANDS) assertEquals(List.of("?", "r"), rows(1, 2, bands));
    }

    @Test
    void aRectangleIsMovedByTheCameraAndCutOffAtTheClip() {
        list.fill(RED);
        list.camera(10, 0);
        list.clip(1, 1, 9, 9);
        list.effect(new Negatives(), 10, 0, 2, 9);
        list.unclip();
        list.rect(10, 0, 1, 1, BLUE);
        for (int bands : BANDS) assertEquals(List.of("brr", "rgr", "rgr"), rows(3, 3, bands));
    }

    @Test
    void anEffectOutsideThePictureDoesNothing() {
        list.effect(new Roll(), 5, 5, 9, 9);
        list.effect(new Roll(), 0, 0, -1, Double.NaN);
        list.rect(0, 0, 1, 1, RED);
        assertEquals(List.of("r.", ".."), rows(2, 2, 4));
    }

    @Test
    void aCanvasShowsWhatWasDrawnOnItBeforeTheCommandThatShowsIt() {
        Canvas canvas = queue.create("c", 2, 1, 0, false);
        drawOn(canvas, RED);
        list.sprite(canvas.image(), 0, 0);
        drawOn(canvas, GREEN);
        list.sprite(canvas.image(), 0, 1);
        assertEquals(List.of("r.", "g."), rows(2, 2, 2));
    }

    private void drawOn(Canvas canvas, int color) {
        queue.begin(canvas).rect(0, 0, 1, 1, color);
        queue.end(list);
    }

    @Test
    void aCanvasKeepsItsContentOnlyIfAskedTo() {
        Canvas kept = queue.create("kept", 2, 1, BLUE, true);
        Canvas cleared = queue.create("cleared", 2, 1, BLUE, false);
        for (int x = 0; x < 2; x++) {
            queue.begin(kept).rect(x, 0, 1, 1, RED);
            queue.end(list);
            queue.begin(cleared).rect(x, 0, 1, 1, RED);
            queue.end(list);
        }
        list.sprite(kept.image(), 0, 0);
        list.sprite(cleared.image(), 0, 1);
        assertEquals(List.of("rr", "br"), rows(2, 2, 1));
    }

    @Test
    void canvasesThatShowEachOtherAreDrawnInTheOrderOfTheirLists() {
        Canvas inner = queue.create("inner", 1, 1, 0, false);
        Canvas outer = queue.create("outer", 2, 1, 0, false);
        DrawList outside = queue.begin(outer);
        queue.begin(inner).fill(GREEN);
        queue.end(outside);
        outside.sprite(inner.image(), 1, 0);
        queue.end(list);
        list.sprite(outer.image(), 0, 0);
        assertEquals(List.of(".g"), rows(2, 1, 1));
    }

    @Test
    void listsOfSkippedFramesAreDrawnOnTheCanvasBeforeTheNextFrame() {
        Canvas canvas = queue.create("c", 3, 1, 0, true);
        DrawList skipped = new DrawList();
        for (int x = 0; x < 2; x++) {
            queue.begin(canvas).rect(x, 0, 1, 1, RED);
            queue.end(skipped);
        }
        queue.begin(canvas).rect(1, 0, 1, 1, GREEN);
        queue.end(list);
        list.sprite(canvas.image(), 0, 0);
        assertEquals(List.of("rg."), rows(3, 1, 1));
    }

    @Test
    void pixelsAreReadAfterAllListsAreDrawn() {
        Canvas canvas = queue.create("c", 1, 1, 0, false);
        for (int i = 0; i < 200; i++) drawOn(canvas, Colors.opaque(i));
        assertEquals(Colors.opaque(199), queue.pixel(canvas, 0, 0));
        drawOn(canvas, RED);
        assertEquals(RED, queue.pixel(canvas, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> queue.pixel(canvas, 1, 0));
    }

    @Test
    void aDiscardedListIsNotDrawn() {
        Canvas canvas = queue.create("c", 1, 1, 0, true);
        queue.begin(canvas).fill(RED);
        queue.discard();
        queue.begin(canvas);
        queue.end(null);
        assertEquals(0, queue.pixel(canvas, 0, 0));
    }

    @Test
    void aCanvasCannotBeDrawnOnItself() {
        Canvas canvas = queue.create("c", 4, 2, 0, true);
        DrawList own = queue.begin(canvas);
        IllegalArgumentException wrong =
                assertThrows(IllegalArgumentException.class, () -> own.sprite(canvas.image(), 0, 0));
        assertEquals("image 'c' cannot be drawn on itself", wrong.getMessage());
    }

    @Test
    void bandsOnSeveralThreadsGiveTheSamePicture(@Seed(3) Random random) {
        Canvas canvas = queue.create("c", 40, 30, Colors.BLACK, true);
        for (int i = 0; i < 50; i++) {
            scatter(list, random, 60, 47);
            DrawList on = queue.begin(canvas);
            scatter(on, random, 40, 30);
            on.effect(new Roll());
            queue.end(list);
            list.effect(i % 2 == 0 ? new Roll() : new Negatives(), random.nextInt(60), random.nextInt(47), 30, 20);
        }
        queue.pixel(canvas, 0, 0);
        list.sprite(canvas.image(), 10, 10);
        FrameBuffer expected = new FrameBuffer(60, 47);
        new Rasterizer().draw(list, expected);
        try (JobScheduler jobs = new JobScheduler(2, new SystemNanoClock(), new LeakTracker())) {
            for (int bands : BANDS) {
                FrameBuffer frame = new FrameBuffer(60, 47);
                new ParallelRasterizer(jobs, bands).draw(list, frame);
                assertArrayEquals(expected.pixels(), frame.pixels());
            }
        }
    }

    private static void scatter(DrawList to, Random random, int width, int height) {
        to.rect(random.nextInt(width), random.nextInt(height), 9, 5, Colors.opaque(random.nextInt()));
    }
}

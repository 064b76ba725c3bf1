package kodama.draw;

import java.io.PrintStream;
import java.util.function.IntConsumer;

/** Measures what drawing costs and prints the figures; {@code kodama bench draw} runs it. */
public final class DrawBench {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int COUNT = 10_000;
    private static final long RUN_NANOS = 800_000_000L;

    private final long runNanos;

    private final DrawList list = new DrawList();
    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
    private final Image small = ball(8);
    private final Image medium = ball(16);
    private final Image whole = new FrameBuffer(WIDTH, HEIGHT).toImage("whole");

    /** Prepares the pictures. */
    public DrawBench() {
        this(RUN_NANOS);
    }

    DrawBench(long runNanos) {
        this.runNanos = runNanos;
    }

    /**
     * Measures each kind of command, about a second each.
     *
     * @param out where to print, one line a figure
     */
    public void run(PrintStream out) {
        out.printf("drawing at %dx%d, one thread, %d commands a frame%n", WIDTH, HEIGHT, COUNT);
        measureListing(out);
        measure(out, "empty frame", 1, i -> {});
        measure(out, "whole picture", 1, i -> list.sprite(whole, 0, 0));
        measure(out, "8x8 sprite", COUNT, i -> list.sprite(small, x(i), y(i)));
        measure(out, "16x16 sprite", COUNT, i -> list.sprite(medium, x(i), y(i)));
        measure(out, "16x16 sprite, flipped", COUNT, i -> turned(i, 1, 0, DrawList.FLIP_X, 1));
        measure(out, "16x16 sprite, half seen through", COUNT, i -> turned(i, 1, 0, 0, 0.5));
        measure(out, "16x16 sprite, added", COUNT, i -> turned(i, 1, 0, DrawList.ADD, 1));
        measure(out, "16x16 sprite, doubled", COUNT, i -> turned(i, 2, 0, 0, 1));
        measure(out, "16x16 sprite, scaled by 1.3", COUNT, i -> turned(i, 1.3, 0, 0, 1));
        measure(out, "16x16 sprite, turned", COUNT, i -> turned(i, 1, i * 7 + 1, 0, 1));
        measure(out, "8x8 rectangle", COUNT, i -> list.rect(x(i), y(i), 8, 8, Colors.WHITE));
        measure(out, "line of 32 pixels", COUNT, i -> list.line(x(i), y(i), x(i) + 31, y(i) + 9, Colors.WHITE));
        measure(out, "disc of radius 4", COUNT, i -> list.disc(x(i), y(i), 4, Colors.WHITE));
        measure(out, "text of 10 letters", COUNT, i -> list.text("SCORE 1234", x(i), y(i), Colors.WHITE));
    }

    private void turned(int i, double scale, double angle, int flags, double alpha) {
        list.spriteCentered(medium, x(i) + 8, y(i) + 8, scale, scale, angle, flags, Colors.WHITE, alpha);
    }

    /** Places spread evenly over the frame, 20 pixels off its rim. */
    private static int x(int i) {
        return 20 + (int) (i * 2_654_435_761L >>> 7 & 0xFFFF) % (WIDTH - 56);
    }

    private static int y(int i) {
        return 20 + (int) (i * 2_246_822_519L >>> 9 & 0xFFFF) % (HEIGHT - 56);
    }

    private void measureListing(PrintStream out) {
        double nanos = fastest(() -> {
            list.clear();
            for (int i = 0; i < COUNT; i++) list.sprite(small, i, i);
        });
        print(out, "sprite put into a list, not drawn", COUNT, nanos);
    }

    private void measure(PrintStream out, String what, int count, IntConsumer command) {
        list.clear();
        for (int i = 0; i < count; i++) command.accept(i);
        print(out, what, count, fastest(() -> rasterizer.draw(list, frame)));
    }

    private static void print(PrintStream out, String what, int count, double nanos) {
        out.printf("  %-34s %8.1f ns each, %7.3f ms a frame%n", what, nanos / count, nanos / 1e6);
    }

    /** The fastest of many runs, which is the one that nothing else on the machine disturbed. */
    private double fastest(Runnable work) {
        long end = System.nanoTime() + runNanos;
        long best = Long.MAX_VALUE;
        while (System.nanoTime() < end) {
            long start = System.nanoTime();
            work.run();
            best = Math.min(best, System.nanoTime() - start);
        }
        return best;
    }

    private static Image ball(int side) {
        int[] pixels = new int[side * side];
        double middle = (side - 1) / 2.0;
        for (int i = 0; i < pixels.length; i++) {
            double away = StrictMath.hypot(i % side - middle, i / side - middle);
            if (away < side / 2.0) pixels[i] = Colors.opaque((int) (255 - 100 * away / middle) * 0x010100 + 0x40);
        }
        return new Image("ball", side, side, pixels);
    }
}

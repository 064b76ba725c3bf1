package kodama.bench;

import java.util.function.IntConsumer;
import kodama.draw.BlendMode;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Gradient;
import kodama.draw.Image;
import kodama.draw.PathStroker;
import kodama.draw.Rasterizer;
import kodama.draw.ShapePath;
import kodama.draw.StrokeStyle;

/** Measures shapes, gradients and tiles at 640 by 480, on one thread; run by {@code kodama bench draw}. */
public final class ShapeBench implements Benchmark {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int COUNT = 200;
    private static final double NANOS_PER_MICRO = 1e3;

    private final long runNanos;
    private final DrawList list = new DrawList();
    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
    private final ShapePath path = new ShapePath();
    private final PathStroker stroker = new PathStroker();
    private final StrokeStyle style = new StrokeStyle();
    private final double[] corners = new double[6];
    private final Image tile = new FrameBuffer(32, 32).toImage("tile");
    private final Gradient sky =
            Gradient.linear(new int[] {Colors.BLACK, 0xFF4080C0, Colors.WHITE}, new double[] {0, 0.5, 1}, 90);
    private final Gradient ball =
            Gradient.radial(new int[] {Colors.WHITE, 0xFF2040A0}, new double[] {0, 1}, 0.3, 0.3, 1.5);

    /** Measures each kind of shape for this number of milliseconds. */
    public ShapeBench(int millis) {
        runNanos = millis * 1_000_000L;
    }

    @Override
    public void run(BenchResults out) {
        measure(out, "disc of radius 20", i -> list.disc(x(i), y(i), 20, Colors.WHITE));
        measure(out, "smooth disc of radius 20", i -> {
            circle(i);
            list.path(path, Colors.WHITE, true);
        });
        measure(out, "disc of radius 20 with a gradient", i -> {
            circle(i);
            list.path(path, ball, 1, false);
        });
        measure(out, "smooth disc of radius 20 with a gradient", i -> {
            circle(i);
            list.path(path, ball, 1, true);
        });
        measure(out, "smooth rounded frame of 80 by 40", i -> {
            path.clear();
            path.roundedRect(x(i), y(i), 80, 40, 8);
            path.roundedRect(x(i) + 2, y(i) + 2, 76, 36, 6);
            list.path(path, Colors.WHITE, true);
        });
        measure(out, "smooth polyline of 2 segments, width 5", i -> polyline(i, 0));
        measure(out, "smooth dashed polyline of 2 segments, width 5", i -> polyline(i, 6));
        measure(out, "screen filled with a gradient", i -> {
            if (i % (COUNT / 4) != 0) return;
            path.clear();
            path.rect(0, 0, WIDTH, HEIGHT);
            list.path(path, sky, 1, false);
        });
        measure(out, "screen filled with tiles", i -> {
            if (i % (COUNT / 4) == 0) list.tile(tile, 0, 0, WIDTH, HEIGHT, i, i, 1, BlendMode.NORMAL, Colors.WHITE, 1);
        });
    }

    private void circle(int i) {
        path.clear();
        path.circle(x(i) + 0.5, y(i) + 0.5, 20.5);
    }

    private void polyline(int i, double dash) {
        style.width = 5;
        style.dash = dash;
        style.gap = dash;
        corners[0] = x(i);
        corners[1] = y(i);
        corners[2] = x(i) + 60;
        corners[3] = y(i) + 20;
        corners[4] = x(i) + 20;
        corners[5] = y(i) + 50;
        path.clear();
        stroker.stroke(path, corners, 3, style);
        list.path(path, Colors.WHITE, true);
    }

    private static int x(int i) {
        return 20 + i * 97 % (WIDTH - 120);
    }

    private static int y(int i) {
        return 20 + i * 61 % (HEIGHT - 90);
    }

    /** Measures listing and drawing a shape; lists with fewer commands than shapes are measured per command. */
    private void measure(BenchResults out, String what, IntConsumer shape) {
        long end = System.nanoTime() + runNanos;
        long best = Long.MAX_VALUE;
        int commands = 1;
        while (System.nanoTime() < end) {
            long start = System.nanoTime();
            list.clear();
            for (int i = 0; i < COUNT; i++) shape.accept(i);
            rasterizer.draw(list, frame);
            best = Math.min(best, System.nanoTime() - start);
            commands = list.size();
        }
        out.add(what, best / NANOS_PER_MICRO / commands, "µs");
    }
}

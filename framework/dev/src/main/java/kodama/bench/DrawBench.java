package kodama.bench;

import java.util.function.IntConsumer;
import java.util.stream.DoubleStream;
import kodama.base.LeakTracker;
import kodama.draw.BlendMode;
import kodama.draw.CameraView;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.ParallelRasterizer;
import kodama.draw.PerspectiveLook;
import kodama.draw.PerspectivePainter;
import kodama.draw.PerspectiveView;
import kodama.draw.Rasterizer;
import kodama.draw.SpriteLook;
import kodama.job.JobScheduler;
import kodama.particle.BuiltInParticles;
import kodama.particle.ParticleKind;
import kodama.particle.ParticleLimit;
import kodama.particle.Particles;
import kodama.time.SystemNanoClock;

/**
 * Measures drawing at 640 by 480, on one thread and on several; run by {@code kodama bench draw}.
 *
 * <p>Each result is the fastest of many frames of 10,000 commands, which is the one that other programs disturbed
 * least.
 */
public final class DrawBench implements Benchmark {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int COUNT = 10_000;
    /** So few that hidden ones are drawn, too. */
    private static final int FEW = 2_000;

    private static final int PREPARING = 20;
    private static final int POINTS = 30;
    private static final int MAX_BANDS = 4;
    private static final int PARTICLES = 20_000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final long runNanos;

    private final DrawList list = new DrawList();
    private final SpriteLook look = new SpriteLook();
    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
    private final SpriteLook tinted = new SpriteLook().setTint(0xFF8080);
    private final SpriteLook filled = new SpriteLook().setFill(0xFFFFFF, 0.7);
    private final double[] points = new double[2 * POINTS];
    private final double[] widths =
            DoubleStream.generate(() -> 12).limit(POINTS).toArray();
    private final Image small = ball(8);
    private final Image soft = soft(16);
    private final Image medium = ball(16);
    private final Image whole = new FrameBuffer(WIDTH, HEIGHT).toImage("whole");

    /** Measures each kind of command for this number of milliseconds. */
    public DrawBench(int millis) {
        this.runNanos = millis * 1_000_000L;
    }

    @Override
    public void run(BenchResults out) {
        measureListing(out);
        measureFrame(out, "empty frame", () -> {});
        measureFrame(out, "whole picture", () -> list.sprite(whole, 0, 0));
        measure(out, "8x8 sprite", i -> list.sprite(small, x(i), y(i)));
        measure(out, "16x16 sprite", i -> list.sprite(medium, x(i), y(i)));
        measure(out, "16x16 sprite, half seen", FEW, i -> halfSeen(medium, i));
        measure(out, "16x16 sprite with soft edges, half seen", FEW, i -> halfSeen(soft, i));
        measure(out, "16x16 sprite with soft edges", i -> list.sprite(soft, x(i), y(i)));
        measure(out, "16x16 sprite, tinted", i -> list.sprite(medium, x(i) + 8, y(i) + 8, tinted));
        measure(out, "16x16 sprite, filled", i -> list.sprite(medium, x(i) + 8, y(i) + 8, filled));
        measure(out, "16x16 sprite, multiplied", i -> turned(i, 1, 0, false, BlendMode.MULTIPLY, 1));
        measure(out, "16x16 sprite, flipped", i -> turned(i, 1, 0, true, 1));
        measure(out, "16x16 sprite, half transparent", i -> turned(i, 1, 0, false, 0.5));
        measure(out, "16x16 sprite, added", i -> turned(i, 1, 0, false, BlendMode.ADD, 1));
        measure(out, "16x16 sprite, doubled", i -> turned(i, 2, 0, false, 1));
        measure(out, "16x16 sprite, scaled by 1.3", i -> turned(i, 1.3, 0, false, 1));
        measure(out, "16x16 sprite, turned", i -> turned(i, 1, i * 7 + 1, false, 1));
        measureFrame(out, "1,000 strips of 30 points, width 12", () -> {
            for (int i = 0; i < 1000; i++) strip(i);
        });
        measure(out, "8x8 rectangle", i -> list.rect(x(i), y(i), 8, 8, Colors.WHITE));
        measure(out, "line of 32 pixels", i -> list.line(x(i), y(i), x(i) + 31, y(i) + 9, Colors.WHITE));
        measure(out, "disc of radius 4", i -> list.disc(x(i), y(i), 4, Colors.WHITE));
        measureCameras(out);
        measureBands(out);
        measureParticles(out);
        measurePerspective(out);
        measure(out, "text of 10 letters", i -> list.text("SCORE 1234", x(i), y(i), Colors.WHITE));
    }

    private void turned(int i, double scale, double angle, boolean flip, double alpha) {
        turned(i, scale, angle, flip, BlendMode.NORMAL, alpha);
    }

    private void turned(int i, double scale, double angle, boolean flip, BlendMode blend, double alpha) {
        look.setScale(scale, scale)
                .setRotation(angle)
                .setFlips(flip, false)
                .setBlend(blend)
                .setAlpha(alpha);
        list.sprite(medium, x(i) + 8, y(i) + 8, look);
    }

    /** Positions spread evenly over the frame, 20 pixels from its edge. */
    private static int x(int i) {
        return 20 + (int) (i * 2_654_435_761L >>> 7 & 0xFFFF) % (WIDTH - 56);
    }

    private static int y(int i) {
        return 20 + (int) (i * 2_246_822_519L >>> 9 & 0xFFFF) % (HEIGHT - 56);
    }

    private void measureListing(BenchResults out) {
        double nanos = fastest(() -> {
            list.clear();
            for (int i = 0; i < COUNT; i++) list.sprite(small, i, i);
        });
        out.add("sprite added to a list, not drawn", nanos / COUNT, "ns");
    }

    private void measureFrame(BenchResults out, String what, Runnable command) {
        list.clear();
        command.run();
        out.add(what, fastest(() -> rasterizer.draw(list, frame)) / NANOS_PER_MILLI, "ms");
    }

    /** Measures a frame whose world is one image, seen through cameras. */
    private void measureCameras(BenchResults out) {
        measureCamera(out, "camera, zoom 1", 1, 0, 1);
        measureCamera(out, "camera, zoom 2", 2, 0, 1);
        measureCamera(out, "camera, zoom 0.5", 0.5, 0, 1);
        measureCamera(out, "camera, turned by 30 degrees", 1, 30, 1);
        measureCamera(out, "four cameras, each a quarter of the screen", 1, 0, 2);
        measureFrame(out, "camera, zoom 2, over an image", () -> {
            list.sprite(whole, 0, 0);
            list.camera(new CameraView(0, 0, 2, 0, 0, 0, WIDTH, HEIGHT), true);
            list.sprite(whole, -WIDTH / 2.0, -HEIGHT / 2.0);
        });
    }

    private void measureCamera(BenchResults out, String what, double zoom, double rotation, int perSide) {
        int w = WIDTH / perSide;
        int h = HEIGHT / perSide;
        measureFrame(out, what, () -> {
            for (int i = 0; i < perSide * perSide; i++) {
                CameraView view = new CameraView(0, 0, zoom, rotation, i % perSide * w, i / perSide * h, w, h);
                if (zoom == 1 && rotation == 0 && perSide == 1) list.camera(-w / 2.0, -h / 2.0);
                else list.camera(view, false);
            }
            list.sprite(whole, -WIDTH / 2.0, -HEIGHT / 2.0);
        });
    }

    /** Measures the same heavy frame on one core and on more; a machine with fewer cores than bands shows no gain. */
    private void measureBands(BenchResults out) {
        list.clear();
        for (int i = 0; i < COUNT; i++) turned(i, 1, 0, false, 0.5);
        for (int bands = 1; bands <= MAX_BANDS; bands *= 2) {
            try (JobScheduler jobs = new JobScheduler(bands, new SystemNanoClock(), new LeakTracker())) {
                ParallelRasterizer drawn = new ParallelRasterizer(jobs, bands);
                double nanos = fastest(() -> drawn.draw(list, frame));
                out.add("10,000 half transparent sprites, bands: " + bands, nanos / NANOS_PER_MILLI, "ms");
            }
        }
    }

    /** Measures bursts of the twelve built-in kinds. */
    private void measureParticles(BenchResults out) {
        Particles particles = new Particles(new ParticleLimit(PARTICLES));
        BuiltInParticles builtIn = new BuiltInParticles();
        for (int i = 0; particles.count() < PARTICLES; i++) {
            String name = builtIn.names().get(i % builtIn.names().size());
            for (ParticleKind kind : builtIn.named(name)) particles.burst(kind, x(i), y(i), kind.count(), 0);
        }
        for (int i = 0; i < 8; i++) particles.update(1);
        double nanos = fastest(() -> {
            list.clear();
            particles.update(1e-6);
            particles.draw(list, 0);
            rasterizer.draw(list, frame);
        });
        out.add("20,000 particles, updated and drawn", nanos / NANOS_PER_MILLI, "ms");
    }

    /** Measures pictures in perspective that cover the whole frame with fog. */
    private void measurePerspective(BenchResults out) {
        PerspectiveView view = new PerspectiveView(WIDTH, HEIGHT);
        view.setEye(0, 0, 0);
        view.setFog(0x203040, 50, 1200);
        PerspectiveLook look = new PerspectiveLook();
        look.setPicture(ball(64));
        PerspectivePainter painter = new PerspectivePainter();
        view.turnTo(10, 5);
        measurePixels(out, "corridor with fog, 300,000 pixels", () -> {
            for (int z = 0; z < 1200; z += 60) corridor(painter, view, look, z);
        });
        view.turnTo(30, 0);
        measurePixels(out, "floor and ceiling with fog, 300,000 pixels", () -> {
            painter.floor(list, view, look, 0, 40, 0, 1, true);
            painter.floor(list, view, look, 0, -60, 0, 1, true);
        });
    }

    private void corridor(PerspectivePainter painter, PerspectiveView view, PerspectiveLook look, int z) {
        int[] x = {-80, 80, 80, -80};
        int[] y = {-60, -60, 60, 60};
        for (int i = 0; i < 4; i++) {
            int k = i + 1 & 3;
            double[] wall = {x[i], y[i], z, x[k], y[k], z, x[k], y[k], z + 60, x[i], y[i], z + 60};
            painter.surface(list, view, look, wall, 4);
        }
    }

    private void measurePixels(BenchResults out, String what, Runnable command) {
        Runnable work = () -> {
            list.clear();
            command.run();
            rasterizer.draw(list, frame);
        };
        fastest(work); // HotSpot compiles long loops late
        out.add(what, fastest(work) / NANOS_PER_MILLI * 300_000 / (WIDTH * HEIGHT), "ms");
    }

    /** At one of the four edges of the frame. */
    private void halfSeen(Image image, int i) {
        int x = i % 2 == 0 ? x(i) : i % 4 / 2 * WIDTH - 8;
        int y = i % 2 == 0 ? i % 4 / 2 * HEIGHT - 8 : y(i);
        list.sprite(image, x, y);
    }

    /** A strip of 60 pixels in all directions, slightly bent. */
    private void strip(int i) {
        for (int k = 0; k < POINTS; k++) {
            double turn = Math.toRadians(7 * i + k);
            points[2 * k] = x(i) + 2 * k * Math.cos(turn);
            points[2 * k + 1] = y(i) + 2 * k * Math.sin(turn);
        }
        list.strip(medium, points, widths, POINTS, 0, BlendMode.NORMAL, 0xFFFFFF, 1);
    }

    private void measure(BenchResults out, String what, IntConsumer command) {
        measure(out, what, COUNT, command);
    }

    private void measure(BenchResults out, String what, int count, IntConsumer command) {
        // So that forms of pictures are prepared, as after the first frames of a game
        for (int frames = 0; frames < PREPARING; frames++) fill(count, command);
        out.add(what, fastest(() -> rasterizer.draw(list, frame)) / count, "ns");
    }

    private void fill(int count, IntConsumer command) {
        list.clear();
        for (int i = 0; i < count; i++) command.accept(i);
    }

    /** Returns the fastest of many runs, which is the one that other programs disturbed least. */
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

    private static Image soft(int side) {
        int[] pixels = new int[side * side];
        for (int i = 0; i < pixels.length; i++) pixels[i] = 0x80C0FF | (i * 255 / pixels.length) << 24;
        return new Image("soft", side, side, pixels);
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

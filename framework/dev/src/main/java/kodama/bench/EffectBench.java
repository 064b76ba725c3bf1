package kodama.bench;

import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.PixelEffect;
import kodama.draw.Rasterizer;
import kodama.draw.effect.Afterimage;
import kodama.draw.effect.Bloom;
import kodama.draw.effect.Blur;
import kodama.draw.effect.ColorMatrix;
import kodama.draw.effect.Crt;
import kodama.draw.effect.Displacement;
import kodama.draw.effect.Lcd;
import kodama.draw.effect.Mosaic;
import kodama.draw.effect.Shades;
import kodama.draw.effect.Transition;
import kodama.draw.effect.Wave;
import org.jspecify.annotations.Nullable;

/** Measures each effect over a whole picture, on one core. */
public final class EffectBench implements Benchmark {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    /** HotSpot compiles a loop after some hundred frames. */
    private static final int MIN_FRAMES = 400;

    private static final int[] GREENS = {0x0F380F, 0x306230, 0x8BAC0F, 0x9BBC0F};

    private final long runNanos;
    private final DrawList list = new DrawList();
    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
    private final Image whole = gradient(WIDTH, HEIGHT);

    /** Measures each effect for this number of milliseconds. */
    public EffectBench(int millis) {
        this.runNanos = millis * 1_000_000L;
    }

    @Override
    public void run(BenchResults out) {
        Image map = gradient(64, 64);
        measure(out, "mosaic", new Mosaic(8));
        measure(out, "wave, rows", new Wave(6, 40, 0.3, false));
        measure(out, "wave, columns", new Wave(6, 40, 0.3, true));
        measure(out, "displacement", new Displacement(map, 8, 8, 3, 5));
        measure(out, "blur, radius 4", new Blur(4));
        measure(out, "bloom", new Bloom(0.6, 16, 1));
        measure(out, "color matrix", ColorMatrix.sepia(1));
        measure(out, "shades of four colors", Shades.ofColors(GREENS, 1));
        measure(out, "fade", Transition.fade(0, 0.5));
        measure(out, "wipe", Transition.wipe(0, 0.5, 30));
        measure(out, "iris", Transition.iris(0, 0.5, WIDTH / 2.0, HEIGHT / 2.0));
        measure(out, "dissolve", Transition.dissolve(0, 0.5, map));
        measure(out, "afterimage", new Afterimage(0.8));
        measure(out, "crt, flat", new Crt(0.4, 0.2, 0.4, 0));
        measure(out, "crt, curved", new Crt(0.4, 0.2, 0.4, 0.5));
        measure(out, "lcd", new Lcd(GREENS, 0.5, 4, 0.2));
    }

    private void measure(BenchResults out, String what, PixelEffect effect) {
        double without = fastest(null);
        out.add("effect " + what, (fastest(effect) - without) / 1e6, "ms");
    }

    /** Returns the fastest of many frames, in nanoseconds. */
    private double fastest(@Nullable PixelEffect effect) {
        list.clear();
        list.sprite(whole, 0, 0);
        if (effect != null) list.effect(effect);
        long end = System.nanoTime() + runNanos;
        long best = Long.MAX_VALUE;
        for (int frames = 0; frames < MIN_FRAMES || System.nanoTime() < end; frames++) {
            long start = System.nanoTime();
            rasterizer.draw(list, frame);
            best = Math.min(best, System.nanoTime() - start);
        }
        return best;
    }

    private static Image gradient(int width, int height) {
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = Colors.opaque(i % width * 255 / width << 16 | i / width * 255 / height << 8 | i * 7 & 255);
        return new Image("gradient", width, height, pixels);
    }
}

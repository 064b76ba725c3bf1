package kodama.draw;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Draws a list to its end with rasterizers that pause, together, before each command that needs the picture of all of
 * them: an effect, or a canvas.
 */
final class Stages {
    /** Work that is divided into parts, which may be done at once. */
    @FunctionalInterface
    interface Work {
        void run(int part);
    }

    /** Runs each part of some work, one for each rasterizer, and returns when all are done. */
    @FunctionalInterface
    interface Runner {
        void run(Work work);
    }

    /** A rasterizer that draws some rows of the picture. */
    interface Band {
        /** Draws up to the end of the list, or to a command that needs the picture of all bands. */
        void advance();

        /** Returns whether the list has not ended. */
        boolean isPaused();

        /** Returns the command that needs the picture of all bands. */
        int pausedCommand();

        /** Returns an integer of that command, from 1. */
        int pausedInt(int index);

        /** Returns a number of that command, from 0. */
        double pausedNumber(int index);

        /** Returns the object of that command. */
        Object pausedObject();

        /** Continues after that command, which has this many entries in each array of the list. */
        void skip(int ints, int nums, int refs);

        /** Returns the pixels and the clip. */
        Surface surface();

        int cameraX();

        int cameraY();
    }

    private final Band[] bands;
    private final Runner runner;

    private final Work advance;
    private final Work copyPart = this::copy;
    private final Work effectPart = this::apply;

    // The current effect
    private @Nullable PixelEffect effect;
    private int pass;
    private final EffectPixels pixels = new EffectPixels();
    /** Copy of the picture for passes that read neighbors; as long as the largest picture so far. */
    private int[] copy = {};

    private final Supplier<CanvasPainter> newCanvasPainter;
    /** Draws on canvases; null before the first. */
    private @Nullable CanvasPainter canvasPainter;

    /**
     * @param bands the rasterizers, which draw different rows of the same picture
     * @param newCanvasPainter creates what draws on canvases, on demand
     */
    Stages(Band[] bands, Runner runner, Supplier<CanvasPainter> newCanvasPainter) {
        this.bands = bands;
        this.runner = runner;
        this.newCanvasPainter = newCanvasPainter;
        advance = part -> bands[part].advance();
    }

    /** Draws the rest of the list that all rasterizers have begun. */
    void finish() {
        runner.run(advance);
        while (bands[0].isPaused()) {
            if (bands[0].pausedCommand() == DrawList.EFFECT) effect();
            else canvases();
            runner.run(advance);
        }
    }

    private void canvases() {
        if (canvasPainter == null) canvasPainter = newCanvasPainter.get();
        ((WaitingCanvases) bands[0].pausedObject()).draw(bands[0].pausedInt(1), canvasPainter);
        skip(2, 0, 1);
    }

    private void effect() {
        Band first = bands[0];
        if (first.pausedInt(1) != 0) setWhole(first.surface());
        else setRectangle(first);
        apply((PixelEffect) first.pausedObject());
        skip(2, 4, 1);
    }

    private void setWhole(Surface surface) {
        pixels.set(surface, 0, 0, surface.stride, surface.height);
    }

    private void setRectangle(Band first) {
        double x = first.pausedNumber(0) - first.cameraX();
        double y = first.pausedNumber(1) - first.cameraY();
        int right = Surface.round(x + first.pausedNumber(2));
        int bottom = Surface.round(y + first.pausedNumber(3));
        pixels.set(first.surface(), Surface.round(x), Surface.round(y), right, bottom);
    }

    private void apply(PixelEffect effect) {
        if (pixels.isEmpty()) return;
        this.effect = effect;
        int passes = effect.passes();
        for (pass = 0; pass < passes; pass++) {
            boolean copies = effect.readsNeighbors(pass);
            if (copies) copy();
            pixels.setSource(copies ? copy : pixels.target());
            runner.run(effectPart);
        }
    }

    private void copy() {
        int length = pixels.target().length;
        if (copy.length < length) copy = new int[length];
        runner.run(copyPart);
    }

    private void copy(int part) {
        int stride = pixels.stride();
        int count = pixels.right() - pixels.left();
        int end = firstRow(part + 1);
        for (int y = firstRow(part); y < end; y++) {
            int at = y * stride + pixels.left();
            System.arraycopy(pixels.target(), at, copy, at, count);
        }
    }

    private void apply(int part) {
        int top = firstRow(part);
        int bottom = firstRow(part + 1);
        if (top < bottom) Objects.requireNonNull(effect).apply(pass, pixels, top, bottom);
    }

    private int firstRow(int part) {
        return pixels.top() + (pixels.bottom() - pixels.top()) * part / bands.length;
    }

    private void skip(int ints, int nums, int refs) {
        for (Band band : bands) band.skip(ints, nums, refs);
    }
}

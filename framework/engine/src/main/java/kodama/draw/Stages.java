package kodama.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Draws a list to its end with rasterizers that pause, together, before each command that needs the picture of all of
 * them: an effect, a canvas, the begin and end of a camera's view.
 *
 * <p>The commands of a view are drawn on a picture of its own, which the bands share like the frame; after them, the
 * bands show it in their rows of the frame. If several views show the same commands, the bands go back to the first of
 * these for each.
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

        /** Returns whether the picture is black because no command has been executed. */
        boolean isBlank();

        /** Sets the next command as the first that is shown by views. */
        void beginViews();

        /** Continues with the first command of the view, on some rows of its picture. */
        void enterView(ViewRasterizer view, int top, int bottom);

        /** Continues on the rows of the frame or canvas, without a camera. */
        void leaveView();

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

    /** The views that show the same commands. */
    private final List<CameraView> views = new ArrayList<>();
    /** Index of the view that is drawn now. */
    private int view;
    /** Whether a view is drawn now. */
    private boolean inView;

    private final ViewRasterizer viewPicture = new ViewRasterizer();
    private final Work preparePart = this::prepare;
    private final Work enterPart = this::enter;
    private final Work showPart = this::show;
    private final Work hardenPart = this::harden;

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
        inView = false;
        runner.run(advance);
        while (inView || bands[0].isPaused()) {
            int command = bands[0].isPaused() ? bands[0].pausedCommand() : DrawList.VIEW;
            if (command == DrawList.EFFECT) effect();
            else if (command == DrawList.CANVASES) canvases();
            else if (inView) leaveView();
            else beginViews();
            runner.run(advance);
        }
    }

    private void beginViews() {
        boolean blank = bands[0].isBlank();
        views.clear();
        while (bands[0].isPaused() && bands[0].pausedCommand() == DrawList.VIEW) {
            if (bands[0].pausedInt(1) != 0) views.clear();
            if (views.size() < DrawList.MAX_VIEWS) views.add(pausedView());
            skip(DrawList.VIEW_INTS, DrawList.VIEW_NUMS, 0);
        }
        for (Band band : bands) band.beginViews();
        view = 0;
        enterView(blank);
    }

    private CameraView pausedView() {
        Band first = bands[0];
        return new CameraView(
                first.pausedNumber(0),
                first.pausedNumber(1),
                first.pausedNumber(2),
                first.pausedNumber(3),
                first.pausedInt(2),
                first.pausedInt(3),
                first.pausedInt(4),
                first.pausedInt(5));
    }

    private void enterView(boolean blank) {
        inView = true;
        viewPicture.set(views.get(view), bands[0].surface(), blank, bands.length);
        runner.run(preparePart);
        runner.run(enterPart);
    }

    private void leaveView() {
        inView = false;
        runner.run(showPart);
        view++;
        if (view < views.size()) enterView(false);
    }

    private void prepare(int part) {
        viewPicture.prepare(firstViewRow(part), firstViewRow(part + 1));
    }

    private void enter(int part) {
        bands[part].enterView(viewPicture, firstViewRow(part), firstViewRow(part + 1));
    }

    private void show(int part) {
        bands[part].leaveView();
        viewPicture.show(bands[part].surface(), part);
    }

    private void harden(int part) {
        viewPicture.harden(firstViewRow(part), firstViewRow(part + 1));
    }

    private int firstViewRow(int part) {
        return viewPicture.height() * part / bands.length;
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
        if (inView && viewPicture.isOpaque()) runner.run(hardenPart);
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
        pixels.setSource(pixels.target());
        effect.begin(pixels);
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

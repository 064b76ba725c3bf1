package kodama.script.api.draw;

import kodama.base.StepBudget;
import kodama.draw.DrawList;
import kodama.draw.GlyphRun;
import kodama.draw.ShapePath;
import kodama.script.camera.Cameras;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/**
 * Charges scripts for drawing, which happens after the script has run: a fixed effort per command, and effort for the
 * largest number of pixels that the command can cover.
 */
final class DrawCost {
    /** The effort of storing a command until it is drawn. */
    private static final int COMMAND = 40;

    private static final int PIXELS_PER_STEP = 16;

    /** Screens across which commands are charged that cover everything; more than a camera shows. */
    private static final double FAR = 8;

    /** The pixels of a rotated or scaled image are looked up one by one. */
    private static final int WARPED_PIXELS_PER_STEP = 4;

    private static final int GLYPH = 64;

    /** The effort of storing the corner of a path and sorting its edge. */
    private static final int CORNER = 8;

    /** The effort of sorting an edge into a row. */
    private static final int CROSSING = 2;

    /** Crossings of a row that are compared with a further one in a step. */
    private static final int SORTED_PER_STEP = 32;

    /** The effort of adding the part of a row's pixels that an edge covers. */
    private static final int SMOOTH_CROSSING = 8;

    /** The effort of laying out a letter and finding its glyph. */
    private static final int LAYOUT = 20;

    /** The effort of a garbage collection. */
    private static final int COLLECTION = 1_000_000;

    private final StepBudget effort;
    private final Display display;
    private final TaskContext context;
    private final Cameras cameras;

    // Size of the screen, or of the canvas that is being drawn on
    private int width;
    private int height;
    private boolean isOnCanvas;

    DrawCost(GameContext game) {
        effort = game.effort();
        display = game.display();
        context = game.running();
        cameras = game.cameras();
        endTargets();
    }

    /** Charges the next commands for a canvas of this size. */
    void beginTarget(int width, int height) {
        this.width = width;
        this.height = height;
        isOnCanvas = true;
    }

    /** Charges the next commands for the screen. */
    void endTargets() {
        beginTarget(display.width(), display.height());
        isOnCanvas = false;
    }

    /** Returns the width of the screen, or of the canvas that is being drawn on; in pixels. */
    int targetWidth() {
        return width;
    }

    /** Returns the height of the screen, or of the canvas that is being drawn on; in pixels. */
    int targetHeight() {
        return height;
    }

    /** Charges a search for canvases that no script uses any more. */
    void collection() {
        effort.spend(COLLECTION);
    }

    /** Charges a command that covers nothing. */
    void nothing() {
        effort.spend(COMMAND);
    }

    /** Charges a command that covers a rectangle of this size. */
    void area(double wide, double high) {
        effort.spend(command() + pixels(wide, high) / PIXELS_PER_STEP);
    }

    /** Charges a command that covers some pixels in each row or column. */
    void outline() {
        effort.spend(command() + (pixels(width * FAR, 1) + pixels(1, height * FAR)) / PIXELS_PER_STEP);
    }

    /** Charges a line of some width. */
    void line(double length, double width) {
        area(length + width, width);
    }

    /** Charges an image along a path, whose pixels are looked up one by one. */
    void strip(double length, double width) {
        effort.spend(command() + pixels(length, width) / WARPED_PIXELS_PER_STEP);
    }

    /** Charges a path: its corners, the edges in each row, and its pixels. */
    void path(ShapePath path, boolean isSmooth) {
        double rows = pixels(1, height * FAR);
        effort.spend(command()
                + (long) path.size() * CORNER
                + (long) (path.crossings(rows) * (isSmooth ? SMOOTH_CROSSING : CROSSING))
                + pixels(path.width(), path.height()) / WARPED_PIXELS_PER_STEP);
    }

    /** Charges a polygon: its corners, the edges in each row, and its pixels. */
    void polygon(PointList corners) {
        double rows = pixels(1, corners.height());
        double crossings = corners.crossings(rows);
        double crossingsPerRow = crossings / Math.max(1, rows);
        effort.spend(command()
                + (long) (corners.count() * (CORNER + rows / PIXELS_PER_STEP))
                + (long) (crossings * (CROSSING + crossingsPerRow / SORTED_PER_STEP))
                + pixels(corners.width(), corners.height()) / PIXELS_PER_STEP);
    }

    /** Charges a camera that zooms: a picture that is as much larger than the screen as the zoom is small. */
    void view(double zoom) {
        effort.spend(COMMAND + (long) (width * height * (1 + 1 / (zoom * zoom))) / WARPED_PIXELS_PER_STEP);
    }

    /** Charges a canvas of this many pixels, which is cleared. */
    void canvas(double pixels) {
        effort.spend(10L * COMMAND + (long) (pixels / PIXELS_PER_STEP));
    }

    /** Charges an effect, which computes each pixel of a rectangle. */
    void effect(double wide, double high) {
        effort.spend(10 * command() + pixels(wide, high));
    }

    /** Charges the making of an effect with a table that has, for each of 32,768 colors, one of some others. */
    void making(int colors) {
        effort.spend((1L << 15) * colors / 8);
    }

    void everything() {
        area(width * FAR, height * FAR);
    }

    void text(String text, int scale) {
        double side = Math.sqrt((double) GLYPH * text.length()) * scale;
        effort.spend(command() + text.length() + pixels(side, side) / PIXELS_PER_STEP);
    }

    /** Charges the layout of letters. */
    void layout(int letters) {
        effort.spend((long) LAYOUT * letters);
    }

    void letters(GlyphRun letters, int count) {
        effort.spend(command() + count + pixels(letters.width(), letters.height()) / PIXELS_PER_STEP);
    }

    /** Charges a palette with this number of colors. */
    void palette(int colors) {
        effort.spend(COMMAND + colors);
    }

    /** Charges an image of this size, before its rotation. */
    void sprite(double wide, double high, boolean isWarped) {
        double longest = Math.max(wide, high);
        if (isWarped) effort.spend(command() + pixels(longest, longest) / WARPED_PIXELS_PER_STEP);
        else area(wide, high);
    }

    /** Returns the effort of storing a command, and of reading it for each view. */
    private long command() {
        DrawList list = context.canvas();
        return (long) COMMAND * (isDeferred(list) ? cameras.mostViews() : list.viewCount());
    }

    /** Returns the number of pixels of a rectangle in all views, in each at most those that it shows. */
    private long pixels(double wide, double high) {
        DrawList list = context.canvas();
        double across = Math.abs(wide);
        double down = Math.abs(high);
        if (!isDeferred(list)) return (long) list.viewPixels(across, down, width, height);
        double reach = cameras.reach();
        return (long) (Math.min(across, width * reach) * Math.min(down, height * reach) * cameras.mostViews());
    }

    /** Returns whether commands will be drawn later, with cameras that are not known yet. */
    private boolean isDeferred(DrawList list) {
        return !isOnCanvas && !context.isDrawing() && !list.hasCamera();
    }
}

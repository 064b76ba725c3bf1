package kodama.script.api.draw;

import kodama.base.StepBudget;
import kodama.draw.GlyphRun;
import kodama.draw.ShapePath;
import kodama.script.config.Display;
import kodama.script.game.GameContext;

/**
 * Charges scripts for drawing, which happens after the script has run: a fixed effort per command, and effort for the
 * largest number of pixels that the command can cover.
 */
final class DrawCost {
    /** The effort of storing a command until it is drawn. */
    private static final int COMMAND = 40;

    private static final int PIXELS_PER_STEP = 16;

    /** The pixels of a rotated or scaled image are looked up one by one. */
    private static final int WARPED_PIXELS_PER_STEP = 4;

    private static final int GLYPH = 64;

    /** The effort of storing the corner of a path and sorting its edge. */
    private static final int CORNER = 8;

    /** The effort of laying out a letter and finding its glyph. */
    private static final int LAYOUT = 20;

    /** The effort of a garbage collection. */
    private static final int COLLECTION = 1_000_000;

    private final StepBudget effort;
    private final Display display;

    // Size of the screen, or of the canvas that is being drawn on
    private int width;
    private int height;

    DrawCost(GameContext game) {
        effort = game.effort();
        display = game.display();
        endTargets();
    }

    /** Charges the next commands for a canvas of this size. */
    void beginTarget(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Charges the next commands for the screen. */
    void endTargets() {
        beginTarget(display.width(), display.height());
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
        effort.spend(COMMAND + pixels(wide, high) / PIXELS_PER_STEP);
    }

    /** Charges a command that covers some pixels in each row or column. */
    void outline() {
        effort.spend(COMMAND + (width + height) / PIXELS_PER_STEP);
    }

    /** Charges a line of some width. */
    void line(double length, double width) {
        area(length + width, width);
    }

    /** Charges an image along a path, whose pixels are looked up one by one. */
    void strip(double length, double width) {
        effort.spend(COMMAND + pixels(length, width) / WARPED_PIXELS_PER_STEP);
    }

    /** Charges a path: its corners, the edges in each row, and its pixels. */
    void path(ShapePath path) {
        double rows = Math.min(path.height(), height);
        effort.spend(COMMAND
                + (long) (path.size() * (CORNER + rows / PIXELS_PER_STEP))
                + pixels(path.width(), path.height()) / WARPED_PIXELS_PER_STEP);
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
        effort.spend(10L * COMMAND + pixels(wide, high));
    }

    /** Charges the making of an effect with a table that has, for each of 32,768 colors, one of some others. */
    void making(int colors) {
        effort.spend((1L << 15) * colors / 8);
    }

    void everything() {
        area(width, height);
    }

    void text(String text, int scale) {
        double side = Math.sqrt((double) GLYPH * text.length()) * scale;
        effort.spend(COMMAND + text.length() + pixels(side, side) / PIXELS_PER_STEP);
    }

    /** Charges the layout of letters. */
    void layout(int letters) {
        effort.spend((long) LAYOUT * letters);
    }

    void letters(GlyphRun letters, int count) {
        effort.spend(COMMAND + count + pixels(letters.width(), letters.height()) / PIXELS_PER_STEP);
    }

    /** Charges a palette with this number of colors. */
    void palette(int colors) {
        effort.spend(COMMAND + colors);
    }

    /** Charges an image of this size, before its rotation. */
    void sprite(double wide, double high, boolean isWarped) {
        double longest = Math.max(wide, high);
        if (isWarped) effort.spend(COMMAND + pixels(longest, longest) / WARPED_PIXELS_PER_STEP);
        else area(wide, high);
    }

    /** Returns the number of pixels of a rectangle, at most those of the screen. */
    private long pixels(double wide, double high) {
        return (long) (Math.min(Math.abs(wide), width) * Math.min(Math.abs(high), height));
    }
}

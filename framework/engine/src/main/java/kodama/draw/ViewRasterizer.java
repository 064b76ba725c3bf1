package kodama.draw;

import java.util.Arrays;

/**
 * Shows the world through a camera that zooms or turns, or in a part of the screen.
 *
 * <ol>
 *   <li>A picture is prepared that contains all world pixels that the view can show, at their original size. Each has
 *       the color that is on the screen in its place, so that translucent and additive colors have something below.
 *   <li>The commands of the view are drawn on that picture, like on any other.
 *   <li>Each pixel of the screen takes the color of the world pixel below its center, if that was drawn on.
 * </ol>
 *
 * <p>Prepared pixels have alpha 0, drawing makes them opaque; so every pixel that differs from its prepared value was
 * drawn on. On a transparent canvas the picture is transparent instead, and is drawn over the canvas.
 *
 * <p>Positions advance in exact steps of 2<sup>-32</sup> pixels from the corner of the view, so that a pixel does not
 * depend on where a band of rows begins.
 */
final class ViewRasterizer {
    private static final int FRACTION = 32;
    private static final double ONE = 1L << FRACTION;

    /** Keeps positions that are exactly between two pixels, after rounding, on the same side of it; in pixels. */
    private static final double NUDGE = 1.0 / (1 << 20);

    /** World positions beyond this are moved to it; see {@link Surface#round}. */
    private static final double FAR = 1 << 28;

    private static final int TRANSPARENT = 0;

    /** The picture, row by row; longer than needed if an earlier one was larger. */
    private int[] pixels = {};
    /** The prepared colors; not used if the screen was blank. */
    private int[] prepared = {};

    private int width;
    private int height;
    /** World position of the first pixel. */
    private int originX;

    private int originY;
    /** World position at the top left corner of the view if it neither zoomed nor turned. */
    private double anchorX;

    private double anchorY;

    // The rectangle on the screen, limited to the screen; right and bottom excluded
    private int left;
    private int top;
    private int right;
    private int bottom;

    // The screen
    private int[] screen = {};
    private int stride;
    private boolean opaque;
    /** Whether the screen is black. */
    private boolean blank;

    // Position in the picture of the rectangle's first pixel, and steps per column and row
    private long firstU;
    private long firstV;
    private long columnU;
    private long columnV;
    private long rowU;
    private long rowV;

    // Position on the screen of the picture's first pixel, and steps per column and row of the picture
    private long firstX;
    private long firstY;
    private long columnX;
    private long columnY;
    private long rowX;
    private long rowY;

    /** Colors of a row over a transparent canvas. */
    private int[][] rows = {};

    /**
     * Sets the view.
     *
     * @param target the whole screen or canvas; its clip does not matter
     * @param blank whether the screen is black
     * @param bands number of bands
     */
    void set(CameraView view, Surface target, boolean blank, int bands) {
        screen = target.pixels;
        stride = target.stride;
        opaque = target.opaque;
        this.blank = blank;
        left = Math.max(0, view.left());
        top = Math.max(0, view.top());
        right = Math.max(left, (int) Math.min(stride, (long) view.left() + view.width()));
        bottom = Math.max(top, (int) Math.min(target.height, (long) view.top() + view.height()));
        place(view, Math.max(view.zoom(), CameraView.leastZoom(stride, target.height)));
        if (pixels.length < width * height) pixels = new int[width * height];
        if (!blank && prepared.length < width * height) prepared = new int[width * height];
        if (!opaque && (rows.length != bands || rows[0].length < stride)) rows = new int[bands][stride];
    }

    private void place(CameraView view, double zoom) {
        double x = Math.max(-FAR, Math.min(FAR, view.x()));
        double y = Math.max(-FAR, Math.min(FAR, view.y()));
        double cos = view.cos();
        double sin = view.sin();
        anchorX = x - view.width() / 2.0;
        anchorY = y - view.height() / 2.0;
        double fromX = left + 0.5 - view.middleX();
        double fromY = top + 0.5 - view.middleY();
        double acrossX = right - left - 1.0;
        double acrossY = bottom - top - 1.0;
        double u = x + (cos * fromX - sin * fromY) / zoom;
        double v = y + (sin * fromX + cos * fromY) / zoom;
        setSize(u, cos * acrossX / zoom, -sin * acrossY / zoom, v, sin * acrossX / zoom, cos * acrossY / zoom);
        firstU = fixed(u - originX + NUDGE);
        firstV = fixed(v - originY + NUDGE);
        columnU = fixed(cos / zoom);
        columnV = fixed(sin / zoom);
        rowU = -columnV;
        rowV = columnU;
        double wayX = originX + 0.5 - x;
        double wayY = originY + 0.5 - y;
        firstX = fixed(view.middleX() + zoom * (cos * wayX + sin * wayY));
        firstY = fixed(view.middleY() + zoom * (cos * wayY - sin * wayX));
        columnX = fixed(cos * zoom);
        columnY = -fixed(sin * zoom);
        rowX = -columnY;
        rowY = columnX;
    }

    /** Sets the size to that of the box around the corners, and a pixel more on each side. */
    private void setSize(double u, double acrossU, double downU, double v, double acrossV, double downV) {
        originX = (int) Math.floor(u + Math.min(0, acrossU) + Math.min(0, downU)) - 1;
        originY = (int) Math.floor(v + Math.min(0, acrossV) + Math.min(0, downV)) - 1;
        width = (int) Math.floor(u + Math.max(0, acrossU) + Math.max(0, downU)) - originX + 2;
        height = (int) Math.floor(v + Math.max(0, acrossV) + Math.max(0, downV)) - originY + 2;
    }

    private static long fixed(double pixels) {
        return (long) Math.floor(pixels * ONE + 0.5);
    }

    /** Returns the picture, whose first row is at 0. */
    int[] pixels() {
        return pixels;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int originX() {
        return originX;
    }

    int originY() {
        return originY;
    }

    double anchorX() {
        return anchorX;
    }

    double anchorY() {
        return anchorY;
    }

    boolean isOpaque() {
        return opaque;
    }

    /** Prepares some rows of the picture; all rows of the screen must have been drawn. */
    void prepare(int firstRow, int endRow) {
        if (blank || !opaque || left == right || top == bottom) {
            Arrays.fill(pixels, firstRow * width, endRow * width, TRANSPARENT);
            if (!blank && opaque) Arrays.fill(prepared, firstRow * width, endRow * width, TRANSPARENT);
            return;
        }
        for (int row = firstRow; row < endRow; row++) prepare(row);
        System.arraycopy(pixels, firstRow * width, prepared, firstRow * width, (endRow - firstRow) * width);
    }

    private void prepare(int row) {
        long x = firstX + row * rowX;
        long y = firstY + row * rowY;
        int end = (row + 1) * width;
        for (int at = row * width; at < end; at++) {
            int column = Math.max(left, Math.min(right - 1, (int) (x >> FRACTION)));
            int line = Math.max(top, Math.min(bottom - 1, (int) (y >> FRACTION)));
            pixels[at] = screen[line * stride + column] & ~Colors.BLACK;
            x += columnX;
            y += columnY;
        }
    }

    /** Makes some rows of the picture opaque, because an effect is about to change them. */
    void harden(int firstRow, int endRow) {
        for (int at = firstRow * width; at < endRow * width; at++) pixels[at] |= Colors.BLACK;
    }

    /**
     * Shows the picture in some rows of the screen.
     *
     * @param surface the rows of this band
     * @param band number of the band
     */
    void show(Surface surface, int band) {
        int end = Math.min(bottom, surface.bottom);
        for (int row = Math.max(top, surface.top); row < end; row++) {
            if (!opaque) showOver(row, rows[band]);
            else if (blank) showAll(row);
            else showDrawn(row);
        }
    }

    private void showAll(int row) {
        long u = firstU + (row - top) * rowU;
        long v = firstV + (row - top) * rowV;
        int end = row * stride + right;
        for (int at = row * stride + left; at < end; at++) {
            screen[at] = pixels[(int) (v >> FRACTION) * width + (int) (u >> FRACTION)] | Colors.BLACK;
            u += columnU;
            v += columnV;
        }
    }

    private void showDrawn(int row) {
        long u = firstU + (row - top) * rowU;
        long v = firstV + (row - top) * rowV;
        int end = row * stride + right;
        for (int at = row * stride + left; at < end; at++) {
            int from = (int) (v >> FRACTION) * width + (int) (u >> FRACTION);
            int color = pixels[from];
            if (color != prepared[from]) screen[at] = color | Colors.BLACK;
            u += columnU;
            v += columnV;
        }
    }

    private void showOver(int row, int[] colors) {
        long u = firstU + (row - top) * rowU;
        long v = firstV + (row - top) * rowV;
        for (int i = 0; i < right - left; i++) {
            colors[i] = pixels[(int) (v >> FRACTION) * width + (int) (u >> FRACTION)];
            u += columnU;
            v += columnV;
        }
        PixelSpans.copy(false, Image.Kind.BLENDED, colors, 0, screen, row * stride + left, right - left);
    }
}

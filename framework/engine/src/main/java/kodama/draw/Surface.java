package kodama.draw;

import java.util.Arrays;

/**
 * The pixels to draw on, those of a frame or of a canvas, and the clip.
 *
 * <p>The clip is that of the draw list, limited to the bounds: the frame, or the band of it that one worker draws.
 */
final class Surface {
    /** Larger coordinates are clamped to this, so that sums of positions and sizes cannot overflow. */
    private static final double FAR = 1 << 28;

    /** Pixels of the frame; empty before the first. */
    int[] pixels = {};
    /** Width of the frame, which is the distance between its rows; in pixels. */
    int stride;
    /** Height of the frame; in pixels. */
    int height;
    /** Whether all pixels are opaque and remain so. */
    boolean opaque = true;

    // The clip; in pixels of the frame, right and bottom excluded
    int left;
    int top;
    int right;
    int bottom;

    /** Blend mode of the current command. */
    BlendMode blend = BlendMode.NORMAL;

    // Rows of the clip in the whole frame, whatever the bounds; the last one excluded
    int clipTop;
    int clipBottom;

    // Rows that may be drawn, the last one excluded
    private int boundsTop;
    private int boundsBottom;

    // The frame or canvas, and its rows that may be drawn, while something else is drawn on
    private int[] basePixels = {};
    private int baseStride;
    private int baseHeight;
    private boolean baseOpaque = true;
    private int baseTop;
    private int baseBottom;

    /** Sets the target to rows {@code top} (included) to {@code bottom} (excluded) of a frame, without a clip. */
    void setTarget(FrameBuffer frame, int top, int bottom) {
        setBase(frame.pixels(), frame.width(), frame.height(), true, top, bottom);
    }

    /** Sets the target to rows {@code top} (included) to {@code bottom} (excluded) of a canvas, without a clip. */
    void setTarget(Canvas canvas, int top, int bottom) {
        setBase(canvas.pixels(), canvas.width(), canvas.height(), canvas.isOpaque(), top, bottom);
    }

    private void setBase(int[] pixels, int width, int height, boolean opaque, int top, int bottom) {
        basePixels = pixels;
        baseStride = width;
        baseHeight = height;
        baseOpaque = opaque;
        baseTop = top;
        baseBottom = bottom;
        leaveView();
    }

    /** Sets the target to some rows of another picture, without a clip, until {@link #leaveView}. */
    void enterView(int[] pixels, int width, int height, boolean opaque, int top, int bottom) {
        setTarget(pixels, width, height, opaque, top, bottom);
    }

    /** Sets the target to the frame or canvas again, without a clip. */
    void leaveView() {
        setTarget(basePixels, baseStride, baseHeight, baseOpaque, baseTop, baseBottom);
    }

    void setTarget(int[] pixels, int width, int height, boolean opaque, int top, int bottom) {
        this.pixels = pixels;
        this.height = height;
        this.opaque = opaque;
        stride = width;
        boundsTop = top;
        boundsBottom = bottom;
        blend = BlendMode.NORMAL;
        unclip();
    }

    void unclip() {
        left = 0;
        top = boundsTop;
        right = stride;
        bottom = boundsBottom;
        clipTop = 0;
        clipBottom = height;
    }

    void clip(double x, double y, double width, double height) {
        unclip();
        int last = round(y + height);
        left = Math.max(left, round(x));
        top = Math.max(top, round(y));
        right = Math.max(left, Math.min(right, round(x + width)));
        bottom = Math.max(top, Math.min(bottom, last));
        clipTop = Math.max(0, round(y));
        clipBottom = Math.max(clipTop, Math.min(this.height, last));
    }

    /** Nearest integer, halves upward; clamped to a range in which sums do not overflow. NaN gives the lowest value. */
    static int round(double value) {
        if (value > -FAR && value < FAR) return (int) Math.floor(value + 0.5);
        return (int) (value > 0 ? FAR : -FAR);
    }

    boolean contains(int x, int y, int width, int height) {
        return x >= left && y >= top && x + width <= right && y + height <= bottom;
    }

    /** Sets all pixels within the bounds to one color, which may be transparent. */
    void clear(int argb) {
        Arrays.fill(pixels, boundsTop * stride, boundsBottom * stride, argb);
    }

    void fill(int argb) {
        rect(left, top, right, bottom, argb);
    }

    /** Fills from {@code x0, y0} (included) to {@code x1, y1} (excluded). */
    void rect(int x0, int y0, int x1, int y1, int argb) {
        int first = Math.max(y0, top);
        int last = Math.min(y1, bottom);
        if (first < last) row(x0, x1, first, argb);
        if (covers(argb)) copyDown(Math.max(x0, left), Math.min(x1, right), first, last);
        else for (int y = first + 1; y < last; y++) row(x0, x1, y, argb);
    }

    /** Whether a color hides everything below. */
    private boolean covers(int argb) {
        return blend == BlendMode.NORMAL && argb >>> 24 == 255;
    }

    /** Copies the first row to the others, which is fast even before HotSpot has compiled the loops. */
    private void copyDown(int from, int to, int first, int last) {
        if (from >= to) return;
        int start = first * stride + from;
        for (int y = first + 1; y < last; y++) System.arraycopy(pixels, start, pixels, y * stride + from, to - from);
    }

    /** Fills a part of a row, from {@code x0} (included) to {@code x1} (excluded). */
    void row(int x0, int x1, int y, int argb) {
        if (y < top || y >= bottom) return;
        int from = Math.max(x0, left);
        int to = Math.min(x1, right);
        if (from >= to) return;
        int start = y * stride + from;
        int end = y * stride + to;
        int alpha = argb >>> 24;
        if (covers(argb)) Arrays.fill(pixels, start, end, argb);
        else if (alpha > 0) PixelSpans.fill(opaque, blend, pixels, start, end, argb, alpha);
    }

    /** Draws colors over a part of a row that is within the clip. */
    void blendRow(int[] colors, int x, int y, int count, boolean opaque) {
        int start = y * stride + x;
        if (opaque && blend == BlendMode.NORMAL) System.arraycopy(colors, 0, pixels, start, count);
        else PixelSpans.mix(this.opaque, blend, Image.Kind.BLENDED, colors, 0, pixels, start, count, Colors.WHITE, 255);
    }

    void plot(int x, int y, int argb) {
        if (x < left || x >= right || y < top || y >= bottom) return;
        int at = y * stride + x;
        pixels[at] = covers(argb) ? argb : blended(pixels[at], argb, argb >>> 24);
    }

    /** Combines a color with the pixel below it, in the blend mode of the command, with alpha 0 to 255. */
    int blended(int under, int over, int alpha) {
        return opaque ? blend.blend(under, over, alpha) : blend.blendOnTransparent(under, over, alpha);
    }
}

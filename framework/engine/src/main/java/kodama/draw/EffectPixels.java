package kodama.draw;

/**
 * The pixels that a {@link PixelEffect} reads and writes: colors {@code 0xAARRGGBB}, opaque unless the effect is
 * drawn on a transparent canvas.
 *
 * <p>The pixel of column {@code x} and row {@code y} is at index {@code y * stride + x} of both arrays. Valid during
 * one call of {@link PixelEffect#apply}.
 */
public final class EffectPixels {
    private int[] source = {};
    private int[] target = {};
    private int stride;
    private int height;
    private boolean opaque = true;

    private int left;
    private int top;
    private int right;
    private int bottom;

    EffectPixels() {}

    /** Sets the rectangle, cut off at the clip, of a surface. */
    void set(Surface surface, int x0, int y0, int x1, int y1) {
        target = surface.pixels;
        stride = surface.stride;
        height = surface.height;
        opaque = surface.opaque;
        left = Math.max(x0, surface.left);
        top = Math.max(y0, surface.clipTop);
        right = Math.min(x1, surface.right);
        bottom = Math.min(y1, surface.clipBottom);
    }

    void setSource(int[] pixels) {
        source = pixels;
    }

    boolean isEmpty() {
        return left >= right || top >= bottom;
    }

    /** Returns the picture before this pass; the same array as the target unless the pass reads neighbors. */
    public int[] source() {
        return source;
    }

    /** Returns the picture to change. */
    public int[] target() {
        return target;
    }

    /** Returns the width of the whole picture, which is the distance between its rows; in pixels. */
    public int stride() {
        return stride;
    }

    /** Returns the height of the whole picture, in pixels. */
    public int height() {
        return height;
    }

    /** Returns whether all pixels are opaque and must remain so; otherwise it is a transparent canvas. */
    public boolean isOpaque() {
        return opaque;
    }

    /** Returns the first column of the rectangle. */
    public int left() {
        return left;
    }

    /** Returns the first row of the rectangle. */
    public int top() {
        return top;
    }

    /** Returns the column after the last one of the rectangle. */
    public int right() {
        return right;
    }

    /** Returns the row after the last one of the rectangle. */
    public int bottom() {
        return bottom;
    }
}

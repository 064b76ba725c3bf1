package kodama.draw;

import java.util.Objects;
import kodama.base.Checks;

/**
 * A part of a picture, cut into nine by two columns and two rows, such as the frame of a window: its corners keep their
 * size in a rectangle of any size, its edges are stretched in one direction, its center in both. Immutable.
 *
 * @param image the picture
 * @param part the part; in pixels of the picture
 * @param left width of the left border
 * @param top height of the top border
 * @param right width of the right border
 * @param bottom height of the bottom border
 */
public record NinePatch(Image image, SheetLayout.Bounds part, int left, int top, int right, int bottom) {
    /**
     * Creates a patch.
     *
     * @throws IllegalArgumentException if a border is negative, if two of them are larger than the part, or if the part
     *     is empty or extends beyond the picture
     */
    public NinePatch {
        image.requireInside(part.x(), part.y(), part.width(), part.height());
        Checks.between("left border", left, 0, part.width());
        Checks.between("top border", top, 0, part.height());
        Checks.between("right border", right, 0, part.width() - left);
        Checks.between("bottom border", bottom, 0, part.height() - top);
    }

    /**
     * Creates a patch of a whole picture.
     *
     * @throws IllegalArgumentException if a border is negative, or if two of them are larger than the picture
     */
    public NinePatch(Image image, int left, int top, int right, int bottom) {
        this(image, new SheetLayout.Bounds(0, 0, image.width, image.height), left, top, right, bottom);
    }

    /**
     * Creates the patch that a file describes.
     *
     * @param slice a slice with a center
     * @throws IllegalArgumentException if the slice extends beyond the picture
     */
    public static NinePatch of(Image image, SheetLayout.Slice slice) {
        SheetLayout.Bounds part = slice.bounds();
        SheetLayout.Bounds center = Objects.requireNonNull(slice.center(), "center");
        int right = part.width() - center.x() - center.width();
        int bottom = part.height() - center.y() - center.height();
        return new NinePatch(image, part, center.x(), center.y(), right, bottom);
    }

    /**
     * Draws the patch over a rectangle. If it is smaller than the borders, they shrink.
     *
     * @param x left edge; rounded, as the other edges
     * @param y top edge
     * @param width width; nothing is drawn if not above 0
     * @param height height; nothing is drawn if not above 0
     * @param blend blend mode
     * @param tint factor of the colors, {@code 0xRRGGBB}; white changes nothing
     * @param alpha opacity, 0 to 1
     */
    public void draw(
            DrawList list, double x, double y, double width, double height, BlendMode blend, int tint, double alpha) {
        int x0 = Surface.round(x);
        int y0 = Surface.round(y);
        int wide = Surface.round(x + width) - x0;
        int high = Surface.round(y + height) - y0;
        int x1 = x0 + near(left, right, wide);
        int y1 = y0 + near(top, bottom, high);
        int x2 = x0 + wide - (near(right, left, wide));
        int y2 = y0 + high - (near(bottom, top, high));
        if (x2 < x1) x2 = x1;
        if (y2 < y1) y2 = y1;
        int sx2 = part.width() - right;
        int sy2 = part.height() - bottom;
        for (int row = 0; row < 3; row++) {
            int sy = row == 0 ? 0 : row == 1 ? top : sy2;
            int sh = row == 0 ? top : row == 1 ? sy2 - top : bottom;
            int from = row == 0 ? y0 : row == 1 ? y1 : y2;
            int to = row == 0 ? y1 : row == 1 ? y2 : y0 + high;
            part(list, 0, sy, left, sh, x0, from, x1 - x0, to - from, blend, tint, alpha);
            part(list, left, sy, sx2 - left, sh, x1, from, x2 - x1, to - from, blend, tint, alpha);
            part(list, sx2, sy, right, sh, x2, from, x0 + wide - x2, to - from, blend, tint, alpha);
        }
    }

    /** Size of a border on the screen. */
    private static int near(int border, int opposite, int size) {
        if (border + opposite <= size) return border;
        return (int) ((long) Math.max(0, size) * border / (border + opposite));
    }

    private void part(
            DrawList list,
            int sx,
            int sy,
            int sw,
            int sh,
            int x,
            int y,
            int width,
            int height,
            BlendMode blend,
            int tint,
            double alpha) {
        if (sw <= 0 || sh <= 0 || width <= 0 || height <= 0) return;
        list.stretch(image, part.x() + sx, part.y() + sy, sw, sh, x, y, width, height, blend, tint, alpha);
    }
}

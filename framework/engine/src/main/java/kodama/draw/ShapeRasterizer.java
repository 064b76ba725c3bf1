package kodama.draw;

/** Draws lines, outlines, circles and discs. */
final class ShapeRasterizer {
    /**
     * Lines and circles that extend farther than this are not drawn, because their coordinates would not fit an int.
     */
    private static final int FAR = 1 << 20;

    /** Whole reach, in pixels, from which on a disc is made round at its ends; smaller ones are crosses. */
    private static final int LEAST_ROUND = 3;

    /** Largest reach, in pixels, of a disc that has the next smaller shape rather than one that is nearly a square. */
    private static final int MOST_SMALL = 16;

    private final Surface surface;

    ShapeRasterizer(Surface surface) {
        this.surface = surface;
    }

    void rect(double x, double y, double width, double height, int argb) {
        surface.rect(Surface.round(x), Surface.round(y), Surface.round(x + width), Surface.round(y + height), argb);
    }

    void frame(double x, double y, double width, double height, int argb) {
        int left = Surface.round(x);
        int top = Surface.round(y);
        int right = Surface.round(x + width);
        int bottom = Surface.round(y + height);
        if (left >= right || top >= bottom) return;
        surface.row(left, right, top, argb);
        if (bottom - top > 1) surface.row(left, right, bottom - 1, argb);
        surface.rect(left, top + 1, left + 1, bottom - 1, argb);
        if (right - left > 1) surface.rect(right - 1, top + 1, right, bottom - 1, argb);
    }

    /**
     * Steps along the longer side; the other coordinate is the rounded exact one, so that clipping never shifts a
     * pixel.
     */
    void line(int x1, int y1, int x2, int y2, int argb) {
        if (isFar(x1) || isFar(y1) || isFar(x2) || isFar(y2)) return;
        if (y1 == y2) surface.row(Math.min(x1, x2), Math.max(x1, x2) + 1, y1, argb);
        else if (Math.abs(x2 - x1) >= Math.abs(y2 - y1)) flat(x1, y1, x2, y2, argb);
        else steep(x1, y1, x2, y2, argb);
    }

    private void flat(int x1, int y1, int x2, int y2, int argb) {
        int step = x1 < x2 ? 1 : -1;
        int length = Math.abs(x2 - x1);
        int first = Math.max(0, step > 0 ? surface.left - x1 : x1 - surface.right + 1);
        int last = Math.min(length, step > 0 ? surface.right - 1 - x1 : x1 - surface.left);
        for (int i = first; i <= last; i++) surface.plot(x1 + i * step, y1 + along(y2 - y1, i, length), argb);
    }

    private void steep(int x1, int y1, int x2, int y2, int argb) {
        int step = y1 < y2 ? 1 : -1;
        int length = Math.abs(y2 - y1);
        int first = Math.max(0, step > 0 ? surface.top - y1 : y1 - surface.bottom + 1);
        int last = Math.min(length, step > 0 ? surface.bottom - 1 - y1 : y1 - surface.top);
        for (int i = first; i <= last; i++) surface.plot(x1 + along(x2 - x1, i, length), y1 + i * step, argb);
    }

    private static int along(int rise, int i, int length) {
        return (int) Math.floorDiv(2L * rise * i + length, 2L * length);
    }

    void disc(int x, int y, double radius, int argb) {
        if (!(radius >= 0) || isFar(x) || isFar(y)) return;
        double reach = reach(radius);
        int rows = (int) Math.min(reach, FAR);
        int last = Math.min(y + rows, surface.bottom - 1);
        for (int row = Math.max(y - rows, surface.top); row <= last; row++) {
            int half = half(reach, row - y);
            surface.row(x - half, x + half + 1, row, argb);
        }
    }

    /** In each row, draws the pixels of the disc that are not surrounded by others on all four sides. */
    void circle(int x, int y, double radius, int argb) {
        if (!(radius >= 0) || isFar(x) || isFar(y)) return;
        double reach = reach(radius);
        int rows = (int) Math.min(reach, FAR);
        int last = Math.min(y + rows, surface.bottom - 1);
        for (int row = Math.max(y - rows, surface.top); row <= last; row++) {
            int outer = half(reach, row - y);
            int inner = Math.min(outer, half(reach, Math.abs(row - y) + 1) + 1);
            surface.row(x - outer, x - inner + 1, row, argb);
            surface.row(inner == 0 ? x + 1 : x + inner, x + outer + 1, row, argb);
        }
    }

    /**
     * Returns how far pixels of a disc may be from the center: half a pixel more than its radius. The disc would have a
     * single pixel at each of its four ends if that were a whole number or slightly more. A small disc would be nearly
     * a square if it were slightly less.
     */
    private static double reach(double radius) {
        double reach = radius + 0.5;
        double whole = Math.floor(reach);
        boolean hasSpikes = whole >= LEAST_ROUND && reach * reach < whole * whole + 1;
        if (hasSpikes) return whole <= MOST_SMALL ? whole - 0.5 : Math.nextDown(whole);
        boolean isSquare = whole >= LEAST_ROUND - 1 && whole < MOST_SMALL && reach > whole + 0.5;
        return isSquare ? whole + 0.5 : reach;
    }

    /** Number of pixels of the disc on each side of its center column; -1 above and below the disc. */
    private static int half(double reach, int dy) {
        double square = reach * reach - (double) dy * dy;
        return square < 0 ? -1 : (int) Math.min(Math.sqrt(square), FAR);
    }

    private static boolean isFar(int place) {
        return place < -FAR || place > FAR;
    }
}

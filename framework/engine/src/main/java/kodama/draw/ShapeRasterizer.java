package kodama.draw;

/** Draws lines, outlines, circles and discs. */
final class ShapeRasterizer {
    /**
     * Lines and circles that extend farther than this are not drawn, because their coordinates would not fit an int.
     */
    private static final int FAR = 1 << 20;

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
        int reach = (int) Math.min(radius + 0.5, FAR);
        int last = Math.min(y + reach, surface.bottom - 1);
        for (int row = Math.max(y - reach, surface.top); row <= last; row++) {
            int half = half(radius, row - y);
            surface.row(x - half, x + half + 1, row, argb);
        }
    }

    /** In each row, draws the pixels of the disc that are not surrounded by others on all four sides. */
    void circle(int x, int y, double radius, int argb) {
        if (!(radius >= 0) || isFar(x) || isFar(y)) return;
        int reach = (int) Math.min(radius + 0.5, FAR);
        int last = Math.min(y + reach, surface.bottom - 1);
        for (int row = Math.max(y - reach, surface.top); row <= last; row++) {
            int outer = half(radius, row - y);
            int inner = Math.min(outer, half(radius, Math.abs(row - y) + 1) + 1);
            surface.row(x - outer, x - inner + 1, row, argb);
            surface.row(inner == 0 ? x + 1 : x + inner, x + outer + 1, row, argb);
        }
    }

    /** Number of pixels of the disc on each side of its center column; -1 above and below the disc. */
    private static int half(double radius, int dy) {
        double reach = radius + 0.5;
        double square = reach * reach - (double) dy * dy;
        return square < 0 ? -1 : (int) Math.min(Math.sqrt(square), FAR);
    }

    private static boolean isFar(int place) {
        return place < -FAR || place > FAR;
    }
}

package kodama.draw;

/** Fills polygons, and lines that are more than a pixel wide. */
final class StrokeRasterizer {
    private final Surface surface;
    private final PolygonScanner outline = new PolygonScanner();
    // What a line covers of the row at hand; the right column excluded.
    private int left;
    private int right;

    StrokeRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Fills a polygon of so many corners, x and y in turn; what it covers twice is a hole. */
    void polygon(double[] corners, int at, int count, int cameraX, int cameraY, int argb) {
        outline.begin();
        for (int i = at; i < at + 2 * count; i += 2) outline.addCorner(corners[i] - cameraX, corners[i + 1] - cameraY);
        int last = outline.lastRow(surface.bottom);
        for (int row = outline.firstRow(surface.top); row < last; row++) {
            int crossed = outline.scanRow(row);
            for (int i = 0; i < crossed; i += 2) surface.row(outline.column(i), outline.column(i + 1), row, argb);
        }
    }

    /**
     * Draws a line from the middle of a pixel to that of another: a body and, if it is round, a disc at each end. All
     * of that is convex, so a row has one stretch of it and no pixel is mixed twice.
     */
    void line(double x1, double y1, double x2, double y2, double width, boolean round, int argb) {
        body(x1 + 0.5, y1 + 0.5, x2 + 0.5, y2 + 0.5, width / 2, round ? 0 : 0.5);
        double reach = width / 2 + 1;
        int first = Math.max(surface.top, Surface.round(Math.min(y1, y2) - reach));
        int last = Math.min(surface.bottom, Surface.round(Math.max(y1, y2) + reach) + 1);
        if (outline.isTooFar()) return;
        for (int row = first; row < last; row++) {
            boolean crossed = outline.scanRow(row) > 0;
            left = crossed ? outline.column(0) : Integer.MAX_VALUE;
            right = crossed ? outline.column(1) : Integer.MIN_VALUE;
            if (round) end(x1 + 0.5, row - y1, width / 2);
            if (round) end(x2 + 0.5, row - y2, width / 2);
            surface.row(left, right, row, argb);
        }
    }

    /** The rectangle around a line, longer by {@code more} at both ends. */
    private void body(double x1, double y1, double x2, double y2, double half, double more) {
        double length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        double alongX = length > 0 ? (x2 - x1) / length : 1;
        double alongY = length > 0 ? (y2 - y1) / length : 0;
        double moreX = alongX * more;
        double moreY = alongY * more;
        double acrossX = -alongY * half;
        double acrossY = alongX * half;
        outline.begin();
        outline.addCorner(x1 - moreX + acrossX, y1 - moreY + acrossY);
        outline.addCorner(x2 + moreX + acrossX, y2 + moreY + acrossY);
        outline.addCorner(x2 + moreX - acrossX, y2 + moreY - acrossY);
        outline.addCorner(x1 - moreX - acrossX, y1 - moreY - acrossY);
    }

    /** Widens the row by the disc around an end that is so far above or below. */
    private void end(double x, double away, double radius) {
        double square = radius * radius - away * away;
        if (square <= 0) return;
        double half = Math.sqrt(square);
        left = Math.min(left, PolygonScanner.firstPixel(x - half));
        right = Math.max(right, PolygonScanner.firstPixel(x + half));
    }
}

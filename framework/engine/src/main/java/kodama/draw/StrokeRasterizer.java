package kodama.draw;

/** Fills polygons and draws wide lines. */
final class StrokeRasterizer {
    private final Surface surface;
    private final PolygonScanner polygon = new PolygonScanner();
    // Columns that a line covers in the current row; the right one excluded
    private int left;
    private int right;

    StrokeRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Fills a polygon, whose corners are x and y in turn; areas that it covers twice are holes. */
    void polygon(double[] corners, int at, int count, int cameraX, int cameraY, int argb) {
        polygon.begin();
        for (int i = at; i < at + 2 * count; i += 2) polygon.addCorner(corners[i] - cameraX, corners[i + 1] - cameraY);
        int last = polygon.lastRow(surface.bottom);
        for (int row = polygon.firstRow(surface.top); row < last; row++) {
            int crossed = polygon.scanRow(row);
            for (int i = 0; i < crossed; i += 2) surface.row(polygon.column(i), polygon.column(i + 1), row, argb);
        }
    }

    /**
     * Draws a line between the centers of two pixels: a rectangle and, if it is round, a disc at each end. Their union
     * is convex, so each row has one span and no pixel is blended twice.
     */
    void line(double x1, double y1, double x2, double y2, double width, boolean round, int argb) {
        body(x1 + 0.5, y1 + 0.5, x2 + 0.5, y2 + 0.5, width / 2, round ? 0 : 0.5);
        double reach = width / 2 + 1;
        int first = Math.max(surface.top, Surface.round(Math.min(y1, y2) - reach));
        int last = Math.min(surface.bottom, Surface.round(Math.max(y1, y2) + reach) + 1);
        if (polygon.isTooFar()) return;
        for (int row = first; row < last; row++) {
            boolean crossed = polygon.scanRow(row) > 0;
            left = crossed ? polygon.column(0) : Integer.MAX_VALUE;
            right = crossed ? polygon.column(1) : Integer.MIN_VALUE;
            if (round) end(x1 + 0.5, row - y1, width / 2);
            if (round) end(x2 + 0.5, row - y2, width / 2);
            surface.row(left, right, row, argb);
        }
    }

    /** The rectangle around a line, extended by {@code more} at both ends. */
    private void body(double x1, double y1, double x2, double y2, double half, double more) {
        double length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        double alongX = length > 0 ? (x2 - x1) / length : 1;
        double alongY = length > 0 ? (y2 - y1) / length : 0;
        double moreX = alongX * more;
        double moreY = alongY * more;
        double acrossX = -alongY * half;
        double acrossY = alongX * half;
        polygon.begin();
        polygon.addCorner(x1 - moreX + acrossX, y1 - moreY + acrossY);
        polygon.addCorner(x2 + moreX + acrossX, y2 + moreY + acrossY);
        polygon.addCorner(x2 + moreX - acrossX, y2 + moreY - acrossY);
        polygon.addCorner(x1 - moreX - acrossX, y1 - moreY - acrossY);
    }

    /** Extends the row by the disc around an end, which is {@code away} above or below. */
    private void end(double x, double away, double radius) {
        double square = radius * radius - away * away;
        if (square <= 0) return;
        double half = Math.sqrt(square);
        left = Math.min(left, PolygonScanner.firstPixel(x - half));
        right = Math.max(right, PolygonScanner.firstPixel(x + half));
    }
}

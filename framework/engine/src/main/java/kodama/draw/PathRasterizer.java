package kodama.draw;

import org.jspecify.annotations.Nullable;

/**
 * Fills shapes of many contours, with a color or a gradient, and with hard or smooth edges.
 *
 * <ol>
 *   <li>The edges of all contours are sorted by the row in which they begin ({@link PathEdges}).
 *   <li>For each row, the edges that cross it are added to a {@link CoverageRow}: for hard edges, where they cross the
 *       centers of the pixels; for smooth edges, the exact area that they cover.
 *   <li>Runs of pixels with equal coverage are drawn.
 * </ol>
 *
 * <p>All numbers of a row are computed from the ends of the edges, so neither clip nor bands change a pixel.
 */
final class PathRasterizer {
    /** Numbers of a gradient before the corners of each path. */
    static final int HEAD = 4;

    private static final int ONE = CoverageRow.ONE;

    private final Surface surface;
    private final PathEdges edges = new PathEdges();
    private final CoverageRow coverage = new CoverageRow();

    private boolean smooth;
    private boolean far;

    // Paint: the gradient fitted to numbers from an index, or null for the color
    private int argb;
    private @Nullable Gradient gradient;
    private double[] fitted = {};
    private int fittedAt;
    private int[] colors = new int[256];

    PathRasterizer(Surface surface) {
        this.surface = surface;
    }

    void setColor(int argb) {
        this.argb = argb;
        gradient = null;
    }

    /**
     * Fills with a gradient.
     *
     * @param argb color of which only the alpha is used
     */
    void setGradient(Gradient gradient, int argb, double[] fitted, int at) {
        this.argb = argb;
        this.gradient = gradient;
        this.fitted = fitted;
        fittedAt = at;
    }

    /**
     * Fills a path.
     *
     * @param corners x and y in turn, from index {@code at}
     * @param ends for each contour, from index {@code endsAt}, the number of entries of {@code corners} up to its end
     * @param overlapping whether areas that are covered twice are filled
     */
    void fill(
            double[] corners,
            int at,
            int[] ends,
            int endsAt,
            int contours,
            boolean smooth,
            boolean overlapping,
            int cameraX,
            int cameraY) {
        this.smooth = smooth;
        far = false;
        edges.begin(surface.top, surface.bottom);
        int from = at;
        for (int i = 0; i < contours; i++) {
            int to = at + ends[endsAt + i];
            contour(corners, from, to, cameraX, cameraY);
            from = to;
        }
        if (!far && surface.left < surface.right) rows(overlapping, cameraX, cameraY);
    }

    private void contour(double[] corners, int from, int to, int cameraX, int cameraY) {
        if (to - from < 6) return;
        double x1 = corners[to - 2] - cameraX;
        double y1 = corners[to - 1] - cameraY;
        for (int i = from; i < to; i += 2) {
            double x2 = corners[i] - cameraX;
            double y2 = corners[i + 1] - cameraY;
            far |= !(Math.abs(x2) <= PolygonScanner.FAR && Math.abs(y2) <= PolygonScanner.FAR);
            if (far) return;
            if (smooth) edge(fixed(x1), fixed(y1), fixed(x2), fixed(y2));
            else edge(x1, y1, x2, y2);
            x1 = x2;
            y1 = y2;
        }
    }

    /** Nearest multiple of 1/256 pixel, in these units. */
    private static double fixed(double place) {
        return Math.floor(place * ONE + 0.5);
    }

    private void edge(double x1, double y1, double x2, double y2) {
        boolean down = y1 < y2;
        double top = down ? y1 : y2;
        double bottom = down ? y2 : y1;
        int first = smooth ? (int) top >> 8 : PolygonScanner.firstPixel(top);
        int end = smooth ? (int) bottom + ONE - 1 >> 8 : PolygonScanner.firstPixel(bottom);
        if (top == bottom) return;
        edges.add(down ? x1 : x2, top, down ? x2 : x1, bottom, first, end, down ? 1 : -1);
    }

    private void rows(boolean overlapping, int cameraX, int cameraY) {
        coverage.begin(surface.left, surface.right, overlapping);
        for (int row = edges.firstRow(); row < edges.endRow(); row++) {
            edges.enter(row);
            for (int i = 0; i < edges.activeCount; i++) {
                if (smooth) addEdge(edges.active[i], row);
                else addCrossing(edges.active[i], row);
            }
            coverage.rewind();
            while (coverage.nextRun()) paint(row, cameraX, cameraY);
        }
    }

    /** Computed as by {@link PolygonScanner}, so that both fill the same pixels. */
    private void addCrossing(int edge, int row) {
        double share = (row + 0.5 - edges.y1[edge]) / (edges.y2[edge] - edges.y1[edge]);
        double x = edges.x1[edge] + share * (edges.x2[edge] - edges.x1[edge]);
        coverage.addCrossing(PolygonScanner.firstPixel(x), edges.winding[edge]);
    }

    private void addEdge(int edge, int row) {
        long y1 = (long) edges.y1[edge];
        long y2 = (long) edges.y2[edge];
        long from = Math.max(y1, (long) row * ONE);
        long to = Math.min(y2, (row + 1L) * ONE);
        long x1 = (long) edges.x1[edge];
        long wide = (long) edges.x2[edge] - x1;
        long fromX = x1 + Math.floorDiv((from - y1) * wide, y2 - y1);
        long toX = x1 + Math.floorDiv((to - y1) * wide, y2 - y1);
        coverage.addEdge(fromX, toX, (int) (to - from), edges.winding[edge]);
    }

    private void paint(int row, int cameraX, int cameraY) {
        int from = coverage.runStart();
        int to = coverage.runEnd();
        int alpha = (argb >>> 24) * coverage.runCover() >> 8;
        if (gradient == null) surface.row(from, to, row, alpha << 24 | argb & 0xFFFFFF);
        else if (alpha > 0) {
            if (colors.length < to - from) colors = new int[surface.stride];
            gradient.shade(fitted, fittedAt, from + cameraX + 0.5, row + cameraY + 0.5, colors, to - from, alpha);
            surface.blendRow(colors, from, row, to - from, alpha == 255 && gradient.opaque);
        }
    }
}

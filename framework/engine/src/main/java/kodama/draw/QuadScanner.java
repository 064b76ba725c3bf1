package kodama.draw;

/**
 * Computes the pixels that a quadrilateral covers, in all rows at once and edge by edge: the same pixels as an {@link
 * PolygonScanner} with these corners, but faster for the many small pieces of a strip.
 */
final class QuadScanner {
    private static final int CORNERS = 4;

    private final double[] x = new double[CORNERS];
    private final double[] y = new double[CORNERS];

    /** First row that is covered and within the clip. */
    private int top;
    /** Row after the last. */
    private int bottom;

    /** For each row, where the inside begins and has ended in turn; four entries per row, two for each span. */
    private int[] columns = new int[256];
    /** Number of used entries of each row. */
    private int[] found = new int[64];

    void setCorner(int number, double x, double y) {
        this.x[number] = x;
        this.y[number] = y;
    }

    /** Computes the pixels in some rows, the last one excluded. */
    void scan(int first, int last) {
        if (isFar()) {
            bottom = top;
            return;
        }
        top = Math.max(first, PolygonScanner.firstPixel(Math.min(Math.min(y[0], y[1]), Math.min(y[2], y[3]))));
        bottom = Math.min(last, PolygonScanner.firstPixel(Math.max(Math.max(y[0], y[1]), Math.max(y[2], y[3]))));
        clear(bottom - top);
        for (int from = CORNERS - 1, to = 0; to < CORNERS; from = to++) {
            // From the upper end down, whatever the direction of the edge, so that neighbors get the same result
            if (y[from] < y[to]) down(x[from], y[from], x[to], y[to]);
            else down(x[to], y[to], x[from], y[from]);
        }
    }

    private boolean isFar() {
        boolean near = true;
        for (int i = 0; i < CORNERS; i++)
            near &= Math.abs(x[i]) <= PolygonScanner.FAR && Math.abs(y[i]) <= PolygonScanner.FAR;
        return !near;
    }

    private void clear(int rows) {
        if (found.length < rows) {
            found = new int[rows];
            columns = new int[CORNERS * rows];
        }
        for (int i = 0; i < rows; i++) found[i] = 0;
    }

    private void down(double fromX, double fromY, double toX, double toY) {
        int last = Math.min(bottom, PolygonScanner.firstPixel(toY));
        for (int row = Math.max(top, PolygonScanner.firstPixel(fromY)); row < last; row++) {
            double share = (row + 0.5 - fromY) / (toY - fromY);
            insert(row - top, PolygonScanner.firstPixel(fromX + share * (toX - fromX)));
        }
    }

    private void insert(int row, int column) {
        int first = CORNERS * row;
        int at = first + found[row]++;
        for (; at > first && columns[at - 1] > column; at--) columns[at] = columns[at - 1];
        columns[at] = column;
    }

    /** The span after another, or the first for -1; negative after the last. */
    int nextSpan(int span) {
        int next = span < 0 ? 0 : span + 2;
        while (next < CORNERS * (bottom - top)) {
            if ((next & CORNERS - 1) < found[next / CORNERS]) return next;
            next = (next | CORNERS - 1) + 1;
        }
        return -1;
    }

    int row(int span) {
        return top + span / CORNERS;
    }

    /** The first pixel of a span. */
    int begin(int span) {
        return columns[span];
    }

    /** The pixel after the last of a span. */
    int end(int span) {
        return columns[span + 1];
    }
}

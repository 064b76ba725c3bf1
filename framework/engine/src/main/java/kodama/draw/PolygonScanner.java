package kodama.draw;

import java.util.Arrays;

/**
 * A polygon as the pixels it covers in each row.
 *
 * <p>A pixel belongs to what covers its middle; if an edge goes through that, to the right or lower one of those that
 * share the edge. So neighbors neither overlap nor leave gaps. A row is found from the ends of the edges alone: where
 * one begins to look changes nothing.
 */
final class PolygonScanner {
    /** Polygons that reach farther out than this are left out; farther ones lose their fractions. */
    static final double FAR = 1 << 20;

    /** Corners, x and y in turn. */
    private double[] corners = new double[16];

    private int count;
    /** Columns in which the inside begins and ends in turn, in the row asked for. */
    private int[] columns = new int[8];

    private double top;
    private double bottom;
    private boolean far;

    /** Begins a polygon without corners. */
    void begin() {
        count = 0;
        top = FAR;
        bottom = -FAR;
        far = false;
    }

    void addCorner(double x, double y) {
        if (corners.length < count + 2) corners = Arrays.copyOf(corners, 2 * corners.length);
        corners[count++] = x;
        corners[count++] = y;
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
        far |= !(Math.abs(x) <= FAR && Math.abs(y) <= FAR);
    }

    /** Whether it reaches too far out to be drawn. */
    boolean isTooFar() {
        return far;
    }

    /** The first row that it may cover, at least the given one. */
    int firstRow(int least) {
        return far ? least : Math.max(least, firstPixel(top));
    }

    /** The row after the last that it may cover, at most the given one; none for a polygon that reaches too far. */
    int lastRow(int most) {
        return far ? Integer.MIN_VALUE : Math.min(most, firstPixel(bottom));
    }

    /** The first pixel whose middle is not left of, or above, a place. */
    static int firstPixel(double place) {
        return (int) Math.ceil(place - 0.5);
    }

    /** Looks where a row enters and leaves the polygon; returns how many {@linkplain #column columns} that are. */
    int scanRow(int row) {
        if (columns.length < count / 2) columns = new int[corners.length];
        double y = row + 0.5;
        int found = 0;
        for (int at = 0, from = count - 2; at < count; from = at, at += 2) {
            if (corners[at + 1] <= y == corners[from + 1] <= y) continue;
            insert(found++, firstPixel(crossing(from, at, y)));
        }
        return found;
    }

    /** From the upper end down, whichever way the edge goes: neighbors must find the same place. */
    private double crossing(int from, int to, double y) {
        int upper = corners[from + 1] < corners[to + 1] ? from : to;
        int lower = upper == from ? to : from;
        double share = (y - corners[upper + 1]) / (corners[lower + 1] - corners[upper + 1]);
        return corners[upper] + share * (corners[lower] - corners[upper]);
    }

    private void insert(int found, int column) {
        int at = found;
        for (; at > 0 && columns[at - 1] > column; at--) columns[at] = columns[at - 1];
        columns[at] = column;
    }

    /** Where the inside begins (0, 2 …) or has ended (1, 3 …) in the row that was crossed last. */
    int column(int number) {
        return columns[number];
    }
}

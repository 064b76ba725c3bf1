package kodama.draw;

import java.util.Arrays;

/**
 * Computes the pixels that a polygon covers in each row.
 *
 * <ol>
 *   <li>{@link #begin} and {@link #addCorner} set the polygon.
 *   <li>{@link #scanRow} intersects all edges with the center line of a row and sorts the crossings.
 *   <li>{@link #column} returns them: the inside begins and ends in turn.
 * </ol>
 *
 * <p>A pixel belongs to the polygon that covers its center; if an edge passes through the center, to the polygon on the
 * right or below. So neighbors neither overlap nor leave gaps. Each row is computed from the ends of the edges alone,
 * so the result does not depend on the clip.
 */
final class PolygonScanner {
    /**
     * Greatest distance of a corner; polygons beyond it are not drawn, because coordinates would lose their fractions.
     */
    static final double FAR = 1 << 20;

    /** Corners, x and y in turn. */
    private double[] corners = new double[16];

    private int count;
    /** Columns in which the inside begins and ends in turn, in the current row. */
    private int[] columns = new int[8];

    private double top;
    private double bottom;
    private boolean far;

    /** Removes all corners. */
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

    /** Whether a corner is too far away for the polygon to be drawn. */
    boolean isTooFar() {
        return far;
    }

    /** The first row that it may cover, at least the given one. */
    int firstRow(int least) {
        return far ? least : Math.max(least, firstPixel(top));
    }

    /** The row after the last that it may cover, at most the given one; the lowest integer if it is too far away. */
    int lastRow(int most) {
        return far ? Integer.MIN_VALUE : Math.min(most, firstPixel(bottom));
    }

    /** The first pixel whose center is not left of, or above, a position. */
    static int firstPixel(double place) {
        return (int) Math.ceil(place - 0.5);
    }

    /** Computes where a row enters and leaves the polygon; returns the number of {@linkplain #column columns}. */
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

    /** Computed from the upper end down, whatever the direction of the edge, so that neighbors get the same result. */
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

    /** Column where the inside begins (0, 2 …) or has ended (1, 3 …) in the current row. */
    int column(int number) {
        return columns[number];
    }
}

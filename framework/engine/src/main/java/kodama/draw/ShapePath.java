package kodama.draw;

import java.util.Arrays;

/**
 * The outline of a shape: closed contours of straight edges, which {@link DrawList#path} fills.
 *
 * <ol>
 *   <li>{@link #clear} removes the previous shape.
 *   <li>{@link #add} or the methods for curves add corners; {@link #close} ends a contour.
 *   <li>By default, areas that contours cover twice are holes; {@link PathStroker} sets {@link #setOverlapping}.
 * </ol>
 *
 * <p>Coordinates are in pixels; integers are edges of pixels, and angles are in degrees, clockwise from the right.
 * Curves are divided so finely that the edges are less than 1/50 pixel away. Reusable; keeps its arrays.
 */
public final class ShapePath {
    /** Most corners of a path. */
    public static final int MAX_CORNERS = 200_000;

    /** Most edges of a circle. */
    private static final int MAX_EDGES = 1 << 12;

    private static final int TURN = 1 << 14;
    /** A quarter of the number of edges of a circle of radius 1; larger ones have more by the root of the radius. */
    private static final double EDGES_PER_ROOT = 4;

    /** Corners, x and y in turn. */
    double[] corners = new double[64];
    /** Number of used entries. */
    int count;
    /** For each contour, the number of entries up to its end. */
    int[] ends = new int[8];

    int contours;

    private boolean overlapping;

    /** Creates an empty path. */
    public ShapePath() {}

    /** Removes all contours. */
    public void clear() {
        count = 0;
        contours = 0;
        overlapping = false;
    }

    /** Lets areas that are covered twice belong to the shape; otherwise they are holes. */
    public void setOverlapping() {
        overlapping = true;
    }

    boolean isOverlapping() {
        return overlapping;
    }

    /** Returns the number of corners. */
    public int size() {
        return count / 2;
    }

    /**
     * Adds a corner to the current contour.
     *
     * @throws IllegalArgumentException if there are more than {@link #MAX_CORNERS}
     */
    public void add(double x, double y) {
        if (corners.length < count + 2) grow();
        corners[count++] = x;
        corners[count++] = y;
    }

    private void grow() {
        if (count >= 2 * MAX_CORNERS)
            throw new IllegalArgumentException("a shape must have at most " + MAX_CORNERS
                    + " corners; it needs more if it has many round corners or dashes, or a large radius");
        corners = Arrays.copyOf(corners, Math.min(2 * corners.length, 2 * MAX_CORNERS));
    }

    /** Ends the current contour, whose last corner is connected to the first. */
    public void close() {
        if (ends.length == contours) ends = Arrays.copyOf(ends, 2 * contours);
        ends[contours++] = count;
    }

    /**
     * Adds a polygon.
     *
     * @param points x and y of the corners in turn
     * @param count number of corners
     */
    public void polygon(double[] points, int count) {
        for (int i = 0; i < 2 * count; i += 2) add(points[i], points[i + 1]);
        close();
    }

    /** Adds a rectangle. */
    public void rect(double x, double y, double width, double height) {
        add(x, y);
        add(x + width, y);
        add(x + width, y + height);
        add(x, y + height);
        close();
    }

    /** Adds an ellipse around a point; nothing if a radius is not above 0. */
    public void ellipse(double x, double y, double radiusX, double radiusY) {
        if (!(radiusX > 0 && radiusY > 0)) return;
        int edges = edges(Math.max(radiusX, radiusY));
        for (int i = 0; i < edges; i++) corner(x, y, radiusX, radiusY, TURN * i / edges);
        close();
    }

    /** Adds a circle around a point; nothing if the radius is not above 0. */
    public void circle(double x, double y, double radius) {
        ellipse(x, y, radius, radius);
    }

    /**
     * Adds corners along an arc to the current contour.
     *
     * @param from angle at which the arc begins
     * @param to angle at which it ends; the arc turns clockwise if it is larger
     */
    public void arc(double x, double y, double radius, double from, double to) {
        int first = AngleTable.of(from);
        int turn = AngleTable.of(to - from);
        if (to - from >= 360) turn = TURN;
        else if (to - from <= -360) turn = -TURN;
        else if (to < from) turn -= TURN;
        int edges = Math.max(1, (int) ((long) edges(radius) * Math.abs(turn) / TURN) + 1);
        for (int i = 0; i <= edges; i++) corner(x, y, radius, radius, first + (int) ((long) turn * i / edges));
    }

    /** Adds a sector of a disc; the whole disc for 360 degrees or more. */
    public void pie(double x, double y, double radius, double from, double to) {
        if (Math.abs(to - from) >= 360) circle(x, y, radius);
        if (Math.abs(to - from) >= 360 || !(radius > 0)) return;
        add(x, y);
        arc(x, y, radius, from, to);
        close();
    }

    /** Adds the area between two circles with the same center. */
    public void ring(double x, double y, double inner, double outer) {
        circle(x, y, outer);
        circle(x, y, inner);
    }

    /** Adds a sector of a ring; the whole ring for 360 degrees or more. */
    public void band(double x, double y, double inner, double outer, double from, double to) {
        if (Math.abs(to - from) >= 360) ring(x, y, inner, outer);
        else if (!(inner > 0)) pie(x, y, outer, from, to);
        else {
            arc(x, y, outer, from, to);
            arc(x, y, inner, to, from);
            close();
        }
    }

    /**
     * Adds a rectangle with round corners; nothing if a side is not above 0.
     *
     * @param radius radius of the corners; at most half of the shorter side is used
     */
    public void roundedRect(double x, double y, double width, double height, double radius) {
        if (!(width > 0 && height > 0)) return;
        double r = Math.min(radius, Math.min(width, height) / 2);
        if (!(r > 0)) {
            rect(x, y, width, height);
            return;
        }
        arc(x + r, y + r, r, 180, 270);
        arc(x + width - r, y + r, r, 270, 360);
        arc(x + width - r, y + height - r, r, 0, 90);
        arc(x + r, y + height - r, r, 90, 180);
        close();
    }

    private void corner(double x, double y, double radiusX, double radiusY, int turn) {
        add(x + radiusX * AngleTable.cos(turn & TURN - 1), y + radiusY * AngleTable.sin(turn & TURN - 1));
    }

    /** Number of edges of a whole circle. */
    private static int edges(double radius) {
        return 4 * (int) Math.min(MAX_EDGES / 4, 2 + EDGES_PER_ROOT * Math.sqrt(Math.max(0, radius)));
    }

    /**
     * Returns how many rows its edges cross, all together.
     *
     * @param most largest number of rows for each edge
     */
    public double crossings(double most) {
        double sum = 0;
        for (int contour = 0, first = 0; contour < contours; first = ends[contour++])
            for (int i = first; i < ends[contour]; i += 2) {
                int next = i + 2 < ends[contour] ? i + 2 : first;
                sum += Math.min(most, Math.abs(corners[next + 1] - corners[i + 1]));
            }
        return sum;
    }

    /** Returns the left edge of the bounding box. */
    public double left() {
        return least(0);
    }

    /** Returns the top edge of the bounding box. */
    public double top() {
        return least(1);
    }

    /** Returns the width of the bounding box; 0 for an empty path. */
    public double width() {
        return count == 0 ? 0 : most(0) - least(0);
    }

    /** Returns the height of the bounding box; 0 for an empty path. */
    public double height() {
        return count == 0 ? 0 : most(1) - least(1);
    }

    private double least(int first) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = first; i < count; i += 2) least = Math.min(least, corners[i]);
        return least;
    }

    private double most(int first) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = first; i < count; i += 2) most = Math.max(most, corners[i]);
        return most;
    }
}

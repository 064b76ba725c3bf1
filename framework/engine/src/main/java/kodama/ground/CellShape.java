package kodama.ground;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is solid within a cell: convex polygons, such as a slope, or all of it.
 *
 * <p>A pixel is solid if its center is. Bodies are moved by pixels, rays by the exact edges.
 */
public final class CellShape {
    /** A point that is less than this in front is at the side, in pixels. */
    private static final double SIDEWAYS = 1e-6;

    private final List<double[]> polygons;
    private final boolean isFull;
    private final boolean isOneWay;
    private final int width;
    private final int height;
    /** Null until they are needed. */
    private @Nullable BitSet pixels;

    private CellShape(List<double[]> polygons, int width, int height, boolean isOneWay) {
        this.polygons = polygons;
        this.width = width;
        this.height = height;
        this.isOneWay = isOneWay;
        isFull = !isOneWay && isRectangle(width, height);
    }

    /**
     * Creates the shape of a cell.
     *
     * @param polygons corners x, y in turn, in pixels from the cell's top left corner, within the cell; each polygon is
     *     convex and goes around clockwise as seen on the screen
     * @param width width of the cell, in pixels, at least 1
     * @param height height of the cell, in pixels, at least 1
     * @param isOneWay whether it only holds what falls on it from above
     */
    public static CellShape of(List<double[]> polygons, int width, int height, boolean isOneWay) {
        return new CellShape(List.copyOf(polygons), width, height, isOneWay);
    }

    /** Creates the shape of a cell that is solid everywhere. */
    public static CellShape full(int width, int height) {
        return of(List.of(new double[] {0, 0, width, 0, width, height, 0, height}), width, height, false);
    }

    private boolean isRectangle(int right, int bottom) {
        for (double[] each : polygons) {
            boolean all = each.length == 8;
            for (int i = 0; all && i < 8; i += 2)
                all = (each[i] == 0 || each[i] == right) && (each[i + 1] == 0 || each[i + 1] == bottom);
            if (all) return true;
        }
        return false;
    }

    /** Returns whether all of the cell is solid, from all sides. */
    public boolean isFull() {
        return isFull;
    }

    /** Returns whether this only holds what falls on it from above. Points and rays pass through it. */
    public boolean isOneWay() {
        return isOneWay;
    }

    /** Returns whether a pixel of the cell is solid. */
    boolean hasPixel(int x, int y) {
        return pixels().get(y * width + x);
    }

    private BitSet pixels() {
        if (pixels == null) pixels = newPixels();
        return pixels;
    }

    private BitSet newPixels() {
        BitSet made = new BitSet(width * height);
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) made.set(y * width + x, contains(x + 0.5, y + 0.5));
        return made;
    }

    /** Returns whether a rectangle, given by its first and last pixels, has a solid pixel; it may exceed the cell. */
    boolean hasPixel(int left, int top, int right, int bottom) {
        int from = Math.max(0, left);
        int to = Math.min(width - 1, right);
        int last = Math.min(height - 1, bottom);
        for (int y = Math.max(0, top); y <= last; y++) {
            int next = pixels().nextSetBit(y * width + from);
            if (next >= 0 && next <= y * width + to) return true;
        }
        return false;
    }

    /** Returns whether a point is inside or on an edge; relative to the cell, in pixels. */
    boolean contains(double x, double y) {
        for (double[] each : polygons) if (contains(each, x, y)) return true;
        return false;
    }

    private static boolean contains(double[] polygon, double x, double y) {
        for (int i = 0, before = polygon.length - 2; i < polygon.length; before = i, i += 2) {
            double edgeX = polygon[i] - polygon[before];
            double edgeY = polygon[i + 1] - polygon[before + 1];
            if (edgeX * (y - polygon[before + 1]) - edgeY * (x - polygon[before]) < 0) return false;
        }
        return true;
    }

    /**
     * Finds where a ray enters the solid part.
     *
     * @param x start, relative to the cell
     * @param out receives the normal
     * @return the part of the way, 0 to 1, or 2 if the ray does not enter
     */
    double enter(double x, double y, double dx, double dy, RayHit out) {
        double best = 2;
        for (double[] each : polygons) best = enter(each, x, y, dx, dy, best, out);
        return best;
    }

    private static double enter(double[] polygon, double x, double y, double dx, double dy, double best, RayHit out) {
        double from = 0;
        double to = 1;
        int edge = -1;
        for (int i = 0, before = polygon.length - 2; i < polygon.length; before = i, i += 2) {
            double edgeX = polygon[i] - polygon[before];
            double edgeY = polygon[i + 1] - polygon[before + 1];
            double inside = edgeX * (y - polygon[before + 1]) - edgeY * (x - polygon[before]);
            double toward = edgeX * dy - edgeY * dx;
            if (toward == 0 && inside < 0) return best;
            double part = toward == 0 ? 0 : -inside / toward;
            if (toward > 0 && inside < 0 && part >= from) {
                from = part;
                edge = before;
            }
            if (toward < 0) to = Math.min(to, part);
        }
        if (from > to || from >= best) return best;
        setNormal(polygon, edge, out);
        return from;
    }

    private static void setNormal(double[] polygon, int edge, RayHit out) {
        out.normalX = 0;
        out.normalY = 0;
        if (edge < 0) return;
        int next = (edge + 2) % polygon.length;
        double edgeX = polygon[next] - polygon[edge];
        double edgeY = polygon[next + 1] - polygon[edge + 1];
        double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        out.normalX = edgeY / length;
        out.normalY = -edgeX / length;
    }

    /** Returns the number of corners of all polygons. */
    int corners() {
        int corners = 0;
        for (int i = 0; i < polygons.size(); i++) corners += polygons.get(i).length / 2;
        return corners;
    }

    /**
     * Finds the point of the edges that is nearest to a point outside.
     *
     * @param cellX position of the cell
     * @param towardX the direction in which the point must be, or 0, 0 for any
     * @param best the nearest point so far, with the square of its distance as its fraction; receives a nearer one
     * @return whether there is a nearer one
     */
    boolean nearest(double cellX, double cellY, double x, double y, int towardX, int towardY, RayHit best) {
        boolean isFound = false;
        for (int i = 0; i < polygons.size(); i++) {
            double[] polygon = polygons.get(i);
            for (int at = 0, before = polygon.length - 2; at < polygon.length; before = at, at += 2) {
                double edgeX = polygon[at] - polygon[before];
                double edgeY = polygon[at + 1] - polygon[before + 1];
                double fromX = x - cellX - polygon[before];
                double fromY = y - cellY - polygon[before + 1];
                double length = edgeX * edgeX + edgeY * edgeY;
                double part = length == 0 ? 0 : (fromX * edgeX + fromY * edgeY) / length;
                double along = Math.max(0, Math.min(1, part));
                double wayX = edgeX * along - fromX;
                double wayY = edgeY * along - fromY;
                double square = wayX * wayX + wayY * wayY;
                if (square >= best.fraction || square == 0) continue;
                if ((towardX | towardY) != 0 && wayX * towardX + wayY * towardY < SIDEWAYS) continue;
                double distance = Math.sqrt(square);
                best.set(x + wayX, y + wayY, 0 - wayX / distance, 0 - wayY / distance, square);
                isFound = true;
            }
        }
        return isFound;
    }
}

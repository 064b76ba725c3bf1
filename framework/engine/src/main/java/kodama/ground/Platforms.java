package kodama.ground;

import java.util.Arrays;

/**
 * Boxes that move by themselves and on which bodies stand, as far as they are near the body that moves next. In whole
 * pixels.
 */
public final class Platforms {
    private static final int FIELDS = 4;

    /** First and last column, first and last row of each. */
    private int[] edges = new int[8 * FIELDS];

    private boolean[] oneWay = new boolean[8];
    private int count;

    Platforms() {}

    /** Returns the first pixel of a box along an axis. */
    public static int first(double center, int size) {
        return (int) Math.floor(center - size / 2.0 + 0.5);
    }

    /** Removes all. */
    public void clear() {
        count = 0;
    }

    /**
     * Adds a platform.
     *
     * @param left first column
     * @param top first row
     * @param isOneWay whether it is open from below and from the sides
     */
    public void add(int left, int top, int width, int height, boolean isOneWay) {
        if (count == oneWay.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
            oneWay = Arrays.copyOf(oneWay, 2 * count);
        }
        edges[FIELDS * count] = left;
        edges[FIELDS * count + 1] = left + width - 1;
        edges[FIELDS * count + 2] = top;
        edges[FIELDS * count + 3] = top + height - 1;
        oneWay[count++] = isOneWay;
    }

    private boolean isIn(int i, int left, int top, int right, int bottom) {
        int at = FIELDS * i;
        return left <= edges[at + 1] && right >= edges[at] && top <= edges[at + 3] && bottom >= edges[at + 2];
    }

    int count() {
        return count;
    }

    /** Returns whether a position is in one that is solid from all sides. */
    boolean contains(double x, double y) {
        for (int i = 0; i < count; i++)
            if (!oneWay[i] && isAcross(FIELDS * i, x, x) && isBeside(FIELDS * i, y, y)) return true;
        return false;
    }

    /** Returns whether a position is below the top of one that is solid from all sides, and in it. */
    boolean covers(double x, double y) {
        for (int i = 0; i < count; i++)
            if (!oneWay[i] && y > edges[FIELDS * i + 2] && isAcross(FIELDS * i, x, x) && isBeside(FIELDS * i, y, y))
                return true;
        return false;
    }

    /** Returns whether a rectangle meets one that is solid from all sides; its sides may have any order. */
    boolean isBetween(double x1, double y1, double x2, double y2) {
        double left = Math.min(x1, x2);
        double top = Math.min(y1, y2);
        double right = Math.max(x1, x2);
        double bottom = Math.max(y1, y2);
        for (int i = 0; i < count; i++)
            if (!oneWay[i] && isAcross(FIELDS * i, left, right) && isBeside(FIELDS * i, top, bottom)) return true;
        return false;
    }

    private boolean isAcross(int at, double left, double right) {
        return right >= edges[at] && left < edges[at + 1] + 1.0;
    }

    private boolean isBeside(int at, double top, double bottom) {
        return bottom >= edges[at + 2] && top < edges[at + 3] + 1.0;
    }

    /**
     * Finds the first place at which a ray meets one that is solid from all sides.
     *
     * @param before the part of the way before which it must be
     * @param out receives the place
     * @return whether there is one
     */
    boolean ray(double x1, double y1, double x2, double y2, double before, RayHit out) {
        double best = before;
        for (int i = 0; i < count; i++) {
            if (oneWay[i] || !isBetweenEdges(FIELDS * i, x1, y1, x2, y2)) continue;
            best = meet(FIELDS * i, x1, y1, x2 - x1, y2 - y1, best, out);
        }
        return best < before;
    }

    private boolean isBetweenEdges(int at, double x1, double y1, double x2, double y2) {
        return isAcross(at, Math.min(x1, x2), Math.max(x1, x2)) && isBeside(at, Math.min(y1, y2), Math.max(y1, y2));
    }

    private double meet(int at, double x, double y, double dx, double dy, double best, RayHit out) {
        double enterX = enter(x, dx, edges[at], edges[at + 1] + 1.0);
        double enterY = enter(y, dy, edges[at + 2], edges[at + 3] + 1.0);
        double part = Math.max(0, Math.max(enterX, enterY));
        double leave = Math.min(
                leave(x, dx, edges[at], edges[at + 1] + 1.0), leave(y, dy, edges[at + 2], edges[at + 3] + 1.0));
        boolean isInside = isAcross(at, x, x) && isBeside(at, y, y);
        if (isInside) part = 0;
        if (part >= best || part > 1 || (part >= leave && !isInside)) return best;
        boolean isSide = enterX > enterY;
        double normalX = isInside || !isSide ? 0 : dx > 0 ? -1 : 1;
        double normalY = isInside || isSide ? 0 : dy > 0 ? -1 : 1;
        out.set(x + dx * part, y + dy * part, normalX, normalY, part);
        return part;
    }

    /** Returns the part of the way at which a coordinate enters an interval; negative if it begins inside. */
    private static double enter(double from, double way, double first, double end) {
        if (from >= first && from < end) return -1;
        return way == 0 ? 2 : ((way > 0 ? first : end) - from) / way;
    }

    private static double leave(double from, double way, double first, double end) {
        if (way > 0) return (end - from) / way;
        if (way < 0) return (first - from) / way;
        return 2;
    }

    /**
     * Finds the highest surface below a position, also of those that are open from below.
     *
     * @param before the height above which it must be
     * @return its height, or {@code before} if there is none
     */
    double floor(double x, double fromY, double before) {
        double best = before;
        for (int i = 0; i < count; i++) {
            double top = edges[FIELDS * i + 2];
            if (isAcross(FIELDS * i, x, x) && top >= fromY && top < best) best = top;
        }
        return best;
    }

    boolean isNear(int left, int top, int right, int bottom) {
        for (int i = 0; i < count; i++) if (isIn(i, left, top, right, bottom)) return true;
        return false;
    }

    boolean hasWall(int left, int top, int right, int bottom) {
        for (int i = 0; i < count; i++) if (!oneWay[i] && isIn(i, left, top, right, bottom)) return true;
        return false;
    }

    /** Returns the number of the platform that holds what stands on a row of pixels; negative if none does. */
    int holding(int left, int right, int y, boolean isDropping) {
        for (int i = 0; i < count; i++) {
            if (!isIn(i, left, y, right, y)) continue;
            if (!oneWay[i] || (!isDropping && edges[FIELDS * i + 2] == y)) return i;
        }
        return -1;
    }
}

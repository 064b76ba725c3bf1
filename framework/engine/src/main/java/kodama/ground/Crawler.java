package kodama.ground;

/**
 * Moves round bodies along the surface of the ground: over floors, walls and ceilings, slopes, and around corners. One
 * crawler serves any number of bodies, one after the other.
 *
 * <p>A body is a circle of whole pixels. It moves from one free place of this circle to the next, a pixel sideways or
 * up or down at a time, and keeps the ground on its right hand if it goes clockwise around it, else on its left: it
 * turns toward the ground if it can, else goes ahead, else turns away. So it is never in a wall, and never loses the
 * surface. Platforms are not ground for it.
 */
public final class Crawler {
    /** Largest diameter of a body, in pixels. */
    public static final int LARGEST = RoundBody.LARGEST;

    /** Largest distance of a move, in pixels. */
    public static final int LONGEST = 1024;

    private static final int BITS = BoxMover.BITS;
    private static final long ONE = 1L << BITS;
    private static final double FARTHEST = 1 << 28;
    private static final int UNKNOWN = -1;
    /** A body that is farther from the ground is not on it, in pixels. */
    private static final int NEAR = 2;

    /** The four ways: right, down, left, up. The right hand of each is the next one. */
    private static final int[] WAY_X = {1, 0, -1, 0};

    private static final int[] WAY_Y = {0, 1, 0, -1};
    /** Where the ground is looked for first: below, then at the sides, then above. */
    private static final int[] HANDS = {1, 0, 2, 3};

    private final RoundBody body;
    private final SurfaceFinder finder;

    private long left;
    private long top;
    /** 1 if the ground is on the right hand, -1 if it is on the left one. */
    private int hand;

    private int way;
    private double angle;
    private int steps;

    /** Creates a crawler for bodies on this ground. */
    public Crawler(Ground ground) {
        body = new RoundBody(ground);
        finder = new SurfaceFinder(ground);
    }

    /**
     * Moves a body along the ground. If it is not on it, it stays where it is.
     *
     * @param x center
     * @param diameter in pixels, from 1 to {@link #LARGEST}
     * @param distance distance along the surface: clockwise around the ground if positive, which is to the right on a
     *     floor
     * @param heading the result of {@link #heading} after the body's last move; 0 for a body that has not moved yet
     * @return whether it is on the ground
     */
    public boolean crawl(double x, double y, int diameter, double distance, int heading) {
        steps = 1;
        body.begin(diameter);
        hand = distance < 0 || (distance == 0 && heading < 0) ? -1 : 1;
        way = UNKNOWN;
        if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) return false;
        left = Math.round(x * ONE) - diameter * (ONE / 2);
        top = Math.round(y * ONE) - diameter * (ONE / 2);
        boolean isOn = resume(heading) || (settle() && (hold() || approach()));
        if (isOn) walk(distance);
        steps += body.takeWork() + finder.takeWork();
        return isOn;
    }

    private void walk(double distance) {
        findAngle();
        double radians = StrictMath.toRadians(angle);
        double stretch = Math.abs(StrictMath.cos(radians)) + Math.abs(StrictMath.sin(radians));
        long rest = Math.round(Math.min(LONGEST, Math.abs(distance)) * stretch * ONE);
        while (rest > 0) {
            long done = step(rest);
            if (done == 0) break;
            rest -= done;
        }
        findAngle();
    }

    /** Moves at most to the next place of whole pixels; returns how far. */
    private long step(long most) {
        steps++;
        if (isWhole()) {
            int next = next(column(), row(), way, hand);
            if (next == UNKNOWN) return 0;
            way = next;
        }
        long at = WAY_X[way] != 0 ? left : top;
        boolean isForward = WAY_X[way] + WAY_Y[way] > 0;
        long ahead = isForward ? (at >> BITS << BITS) + ONE : (at - 1) >> BITS << BITS;
        long done = Math.min(most, Math.abs(ahead - at));
        left += WAY_X[way] * done;
        top += WAY_Y[way] * done;
        return done;
    }

    private boolean isWhole() {
        return ((left | top) & ONE - 1) == 0;
    }

    private int column() {
        return (int) (left >> BITS);
    }

    private int row() {
        return (int) (top >> BITS);
    }

    /** Returns the way on which a body leaves a place; {@link #UNKNOWN} if it cannot move. */
    private int next(int column, int row, int way, int hand) {
        for (int turn = 1; turn >= -2; turn--) {
            int next = way + turn * hand & 3;
            if (isFree(column, row, next)) return next;
        }
        return UNKNOWN;
    }

    private boolean isFree(int column, int row, int way) {
        return body.isFree(column + WAY_X[way], row + WAY_Y[way]);
    }

    // where it is

    /** Continues the last move, if the ground and the place of the body are still the same. */
    private boolean resume(int heading) {
        if (heading == 0 || heading < -4 || heading > 4) return false;
        int from = Math.abs(heading) - 1;
        int lastHand = heading < 0 ? -1 : 1;
        boolean isBack = lastHand != hand;
        way = from;
        if (isBack && isWhole()) way = next(column(), row(), from, lastHand);
        if (way == UNKNOWN) return false;
        if (isBack) way = way + 2 & 3;
        if (((WAY_X[way] != 0 ? top : left) & ONE - 1) != 0) return false;
        int columnAhead = ahead(left, WAY_X[way]);
        int rowAhead = ahead(top, WAY_Y[way]);
        return body.isFree(columnAhead, rowAhead)
                && body.isFree(ahead(left, -WAY_X[way]), ahead(top, -WAY_Y[way]))
                && isHeld(columnAhead, rowAhead, way);
    }

    private static int ahead(long at, int way) {
        return (int) (way > 0 ? at + ONE - 1 >> BITS : at >> BITS);
    }

    /** Returns whether a body that has come to a place on a way has the ground at its hand. */
    private boolean isHeld(int column, int row, int way) {
        int side = way + hand & 3;
        return !isFree(column, row, side) || !isFree(column - WAY_X[way], row - WAY_Y[way], side);
    }

    /** Moves to a free place of whole pixels, at most as far away as the body is large. */
    private boolean settle() {
        int column = (int) (left + ONE / 2 >> BITS);
        int row = (int) (top + ONE / 2 >> BITS);
        for (int distance = 0; distance <= body.diameter(); distance++) {
            if (place(column, row - distance)
                    || place(column - distance, row)
                    || place(column + distance, row)
                    || place(column, row + distance)) return true;
        }
        return false;
    }

    private boolean place(int column, int row) {
        if (!body.isFree(column, row)) return false;
        left = column * ONE;
        top = row * ONE;
        return true;
    }

    /** Finds ground that the body touches. */
    private boolean hold() {
        int column = column();
        int row = row();
        for (int side : HANDS) {
            way = side - hand & 3;
            if (!isFree(column, row, side)) return true;
        }
        for (int side : HANDS) {
            way = side - hand & 3;
            if (isHeld(column, row, way)) return true;
        }
        return false;
    }

    /** Moves a body that is near the ground to it. */
    private boolean approach() {
        double radius = body.diameter() / 2.0;
        int reach = NEAR + body.diameter() / 4;
        if (!finder.find(x(), y(), radius + reach, 0, 0)) return false;
        double wayX = finder.x() - x();
        double wayY = finder.y() - y();
        for (int i = 1; i <= reach + 1; i++) {
            double part = i / Math.sqrt(wayX * wayX + wayY * wayY);
            int column = (int) Math.floor(x() + wayX * part - radius + 0.5);
            int row = (int) Math.floor(y() + wayY * part - radius + 0.5);
            long startX = left;
            long startY = top;
            if (!place(column, row)) return false;
            if (hold()) return true;
            left = startX;
            top = startY;
        }
        return false;
    }

    // results

    private void findAngle() {
        double radius = body.diameter() / 2.0;
        int side = way + hand & 3;
        boolean isFound = finder.find(x(), y(), radius + NEAR, WAY_X[side], WAY_Y[side])
                || finder.find(x(), y(), radius + NEAR, 0, 0);
        angle = isFound ? finder.angle() : StrictMath.toDegrees(StrictMath.atan2(-WAY_X[side], WAY_Y[side]));
    }

    /** Returns the center of the body. */
    public double x() {
        return (left + body.diameter() * (ONE / 2)) / (double) ONE;
    }

    /** Returns the center of the body. */
    public double y() {
        return (top + body.diameter() * (ONE / 2)) / (double) ONE;
    }

    /** Returns the way on which it moved, for the next call of {@link #crawl}. */
    public int heading() {
        return (way + 1) * hand;
    }

    /**
     * Returns the angle of the surface, in degrees as those of directions: 0 on a level floor, -90 on a wall to its
     * right, 90 on one to its left, 180 on a ceiling.
     */
    public double angle() {
        return angle;
    }

    /** Returns the work of the last move, in steps. */
    public int steps() {
        return steps;
    }
}

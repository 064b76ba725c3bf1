package kodama.ground;

/**
 * How a platform moves from tick to tick, and how far it pushes a box that was in its way. A platform of any speed up
 * to {@value #FASTEST} pixels per tick does not pass through a box; one that moves farther has jumped, and pushes only
 * boxes that it covers afterwards.
 */
public final class PlatformMotion {
    /** Largest distance along an axis, in pixels per tick, at which it pushes what is on the way. */
    public static final int FASTEST = 64;

    private static final double NEVER = 2;

    private final int width;
    private final int height;
    private final boolean isOneWay;
    private boolean isSeen;
    /** First column and row before it moved last, and now. */
    private int fromLeft;

    private int fromTop;
    private int left;
    private int top;
    private long movedAt;
    private double pushX;
    private double pushY;

    /**
     * Creates a platform that has not moved yet.
     *
     * @param width in pixels, at least 1
     * @param height in pixels, at least 1
     * @param isOneWay whether it only holds what falls on it
     */
    public PlatformMotion(int width, int height, boolean isOneWay) {
        this.width = width;
        this.height = height;
        this.isOneWay = isOneWay;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public boolean isOneWay() {
        return isOneWay;
    }

    /** Notes where the center of the platform is in a tick. May be called several times per tick. */
    public void observe(double x, double y, long tick) {
        int nextLeft = Platforms.first(x, width);
        int nextTop = Platforms.first(y, height);
        if (isSeen && nextLeft == left && nextTop == top) return;
        fromLeft = isSeen ? left : nextLeft;
        fromTop = isSeen ? top : nextTop;
        left = nextLeft;
        top = nextTop;
        movedAt = tick;
        isSeen = true;
    }

    /** Returns the first column at the last call of {@link #observe}. */
    public int left() {
        return left;
    }

    /** Returns the first row at the last call of {@link #observe}. */
    public int top() {
        return top;
    }

    /**
     * Finds how far the platform, which has moved in this tick or the last one, has to push a box in order not to pass
     * through it; see {@link #pushX} and {@link #pushY}.
     *
     * @param x center of the box
     * @param holds whether the box may stand on platforms that are open from below
     * @return whether the box was in the way
     */
    public boolean meets(double x, double y, int boxWidth, int boxHeight, boolean holds, long tick) {
        long wayX = (long) left - fromLeft;
        long wayY = (long) top - fromTop;
        if (tick - movedAt > 1 || Math.abs(wayX) > FASTEST || Math.abs(wayY) > FASTEST) return false;
        if (isOneWay && (!holds || wayY >= 0)) return false;
        double boxLeft = x - boxWidth / 2.0;
        double boxTop = y - boxHeight / 2.0;
        double nearX = Math.floor(boxLeft);
        double farX = Math.ceil(boxLeft + boxWidth);
        double nearY = Math.floor(boxTop);
        double farY = Math.ceil(boxTop + boxHeight);
        double enterX = enter(nearX, farX, fromLeft, fromLeft + (double) width, wayX);
        double enterY = enter(nearY, farY, fromTop, fromTop + (double) height, wayY);
        double leave = Math.min(
                leave(nearX, farX, fromLeft, fromLeft + (double) width, wayX),
                leave(nearY, farY, fromTop, fromTop + (double) height, wayY));
        double met = Math.max(enterX, enterY);
        boolean isSide = enterX >= enterY;
        if (met < 0 || met >= 1 || met >= leave || (isOneWay && isSide)) return false;
        pushX = !isSide ? 0 : wayX > 0 ? left + width - boxLeft : left - (boxLeft + boxWidth);
        pushY = isSide ? 0 : wayY > 0 ? top + height - boxTop : top - (boxTop + boxHeight);
        return true;
    }

    /** Returns the part of the way at which an interval that moves meets another; negative if it begins there. */
    private static double enter(double near, double far, double first, double end, long way) {
        if (way > 0) return (near - end) / way;
        if (way < 0) return (far - first) / way;
        return near < end && far > first ? -NEVER : NEVER;
    }

    /** Returns the part of the way at which an interval that moves has passed another. */
    private static double leave(double near, double far, double first, double end, long way) {
        if (way > 0) return (far - first) / way;
        if (way < 0) return (near - end) / way;
        return NEVER;
    }

    /** Returns how far it pushes the last box that it met, in pixels to the right. */
    public double pushX() {
        return pushX;
    }

    /** Returns how far it pushes the last box that it met, in pixels down. */
    public double pushY() {
        return pushY;
    }
}

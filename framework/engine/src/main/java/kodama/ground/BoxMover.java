package kodama.ground;

/**
 * Moves boxes over the ground: they stop at walls, climb slopes, follow them down and stand on platforms that are open
 * from below. One mover serves any number of boxes, one after the other.
 *
 * <p>Positions are fixed-point numbers with {@value #BITS} binary places. A box covers each pixel that it touches, and
 * none of these is ever solid unless it began there. It moves in steps of at most a pixel, first sideways, then up or
 * down:
 *
 * <ol>
 *   <li>Sideways, if the next column of pixels is solid, the box tries to climb, at most {@code climb} pixels; in the
 *       air, it also tries to yield downward. If that fails, it stops at the wall.
 *   <li>A box on the floor follows it down, at most {@code climb} pixels.
 *   <li>Up or down, it stops at the next solid row of pixels. The highest pixels of platforms stop what falls.
 *   <li>Stopped along one axis, it moves on along the other.
 * </ol>
 *
 * Where nothing is near, sixteen steps are taken at once; the result is the same. A place is looked at as a whole only
 * where the box begins. After that, only the pixels are looked at that it did not cover before.
 */
public final class BoxMover {
    /** Largest distance of a move, in pixels along each axis; what exceeds it is cut off. */
    public static final int LONGEST = 1 << 20;

    /** Largest width and height of a box, in pixels. */
    public static final int LARGEST = 1024;

    /** Largest value of {@code climb}. */
    public static final int HIGHEST_CLIMB = 64;

    static final int BITS = 16;

    private static final long ONE = 1L << BITS;
    private static final double FARTHEST = 1 << 28;
    private static final int STRIDE = 16;
    /** Maximum number of cells to look at in the search for a way out of a wall. */
    private static final long LONGEST_ESCAPE = 1 << 22;

    private final Platforms platforms = new Platforms();
    private final GroundPixels pixels;
    private final Ground ground;
    private final RayHit slope = new RayHit();

    private int width;
    private int height;
    private int climb;
    private boolean isTopDown;
    private boolean isDropping;

    private long left;
    private long top;
    private long wayX;
    private long wayY;
    /** What is left of the way. */
    private long restX;

    private long restY;

    private boolean isGrounded;
    private boolean onCeiling;
    private boolean onFloor;
    private int wallX;
    private int wallY;
    private boolean isStuck;
    private int steps;
    /** The work of {@link #pixels} up to the last call of {@link #takeWork}. */
    private long taken;

    /** Creates a mover for boxes on this ground. */
    public BoxMover(Ground ground) {
        this.ground = ground;
        pixels = new GroundPixels(ground, platforms);
    }

    /** Returns the platforms near the boxes that move next; empty at first. */
    public Platforms platforms() {
        return platforms;
    }

    /**
     * Sets how the next boxes move.
     *
     * @param climb how high a box climbs, and how far down it follows the floor, for each pixel sideways; 0 to
     *     {@link #HIGHEST_CLIMB}
     * @param isTopDown whether the ground is seen from above: there is no floor, and boxes slide along all slopes
     * @param isDropping whether it falls through platforms that are open from below
     */
    public void set(int climb, boolean isTopDown, boolean isDropping) {
        this.climb = climb;
        this.isTopDown = isTopDown;
        this.isDropping = isDropping;
    }

    /**
     * Moves a box as far as the ground permits.
     *
     * @param x center
     * @param width width in pixels, from 1 to {@link #LARGEST}
     * @param dx distance to the right
     */
    public void slide(double x, double y, int width, int height, double dx, double dy) {
        begin(x, y, width, height);
        if (!isNear(x) || !isNear(y)) {
            left += toFixed(dx);
            top += toFixed(dy);
            return;
        }
        wayX = toFixed(dx);
        wayY = toFixed(dy);
        if (!escape()) return;
        isGrounded = !isTopDown && wayY >= 0 && isSupported();
        restX = wayX;
        restY = wayY;
        while (restX != 0 || restY != 0) walkOn();
        if (!isTopDown && wayY >= 0) land();
    }

    /** Walks until the way ends or is stopped along an axis. */
    private void walkOn() {
        boolean wasStoppedX = wallX != 0;
        boolean wasStoppedY = wallY != 0;
        int count = (int) (Math.max(Math.abs(restX), Math.abs(restY)) + ONE - 1 >> BITS);
        int i = 0;
        while (i < count && wasStoppedX == (wallX != 0) && wasStoppedY == (wallY != 0)) i += walk(i, count);
        restX = wallX != 0 ? 0 : part(restX, i, count, count);
        restY = wallY != 0 ? 0 : part(restY, i, count, count);
    }

    private static boolean isNear(double position) {
        return Math.abs(position) <= FARTHEST;
    }

    private void begin(double x, double y, int width, int height) {
        this.width = width;
        this.height = height;
        left = Math.round(x * ONE) - width * (ONE / 2);
        top = Math.round(y * ONE) - height * (ONE / 2);
        isGrounded = false;
        onCeiling = false;
        onFloor = false;
        wallX = 0;
        wallY = 0;
        isStuck = false;
        steps = 0;
    }

    private static long toFixed(double distance) {
        return Math.round(Math.max(-LONGEST, Math.min(LONGEST, distance)) * ONE);
    }

    /** Takes one step, or many at once where nothing is near; returns how many. */
    private int walk(int from, int count) {
        int stride = Math.min(STRIDE, count - from);
        steps++;
        if (stride > 1
                && !isGrounded
                && isClear(part(restX, from, from + stride, count), part(restY, from, from + stride, count))) {
            left += part(restX, from, from + stride, count);
            top += part(restY, from, from + stride, count);
            return stride;
        }
        moveX(part(restX, from, from + 1, count));
        moveY(part(restY, from, from + 1, count));
        return 1;
    }

    private static long part(long way, int from, int to, int count) {
        return way * to / count - way * from / count;
    }

    private boolean isClear(long dx, long dy) {
        return pixels.isEmpty(
                first(left + Math.min(0, dx)) - 1,
                first(top + Math.min(0, dy)) - 1,
                last(left + Math.max(0, dx), width) + 1,
                last(top + Math.max(0, dy), height) + 1);
    }

    // pixels that the box covers

    private static int first(long edge) {
        return (int) (edge >> BITS);
    }

    private static int last(long edge, int size) {
        return (int) (edge + size * ONE - 1 >> BITS);
    }

    private boolean isFree(long left, long top) {
        return !pixels.hasWall(first(left), first(top), last(left, width), last(top, height));
    }

    private boolean isFreeColumn(int column, long top) {
        return !pixels.hasWall(column, first(top), column, last(top, height));
    }

    private boolean isFreeRow(long left, int row) {
        return !pixels.hasWall(first(left), row, last(left, width), row);
    }

    // sideways

    private void moveX(long dx) {
        if (dx == 0) return;
        long next = left + dx;
        int column = dx > 0 ? last(next, width) : first(next);
        boolean isNew = column != (dx > 0 ? last(left, width) : first(left));
        if (isNew && !isFreeColumn(column, top)) {
            if (!evade(next, column)) stopX(column, dx);
            return;
        }
        left = next;
        if (!isGrounded) return;
        if (isNew) stepOnto(column);
        follow();
    }

    private void stopX(int column, long dx) {
        wallX = dx > 0 ? 1 : -1;
        left = dx > 0 ? (column - width) * ONE : (column + 1) * ONE;
    }

    /** Moves up or down to pass what is in the way. */
    private boolean evade(long next, int column) {
        if (isTopDown)
            return (mayShift(wayY, wayX, -1) && shiftY(next, column, -1))
                    || (mayShift(wayY, wayX, 1) && shiftY(next, column, 1));
        if (shiftY(next, column, -1)) {
            isGrounded = wayY >= 0;
            return true;
        }
        return !isGrounded && shiftY(next, column, 1);
    }

    private static boolean mayShift(long way, long main, int direction) {
        return way == 0 || Long.signum(way) == direction || Math.abs(way) < Math.abs(main);
    }

    private boolean shiftY(long next, int column, int direction) {
        for (int k = 1; k <= climb; k++) {
            long shifted = direction < 0 ? (last(top, height) + 1 - k - height) * ONE : (first(top) + k) * ONE;
            if (!isFreeRow(left, direction < 0 ? first(shifted) : last(shifted, height))) return false;
            if (!isFreeColumn(column, shifted)) continue;
            left = next;
            top = shifted;
            return true;
        }
        return false;
    }

    /** Climbs the surface of a platform that has come below the front of the box. */
    private void stepOnto(int column) {
        if (isDropping) return;
        int bottom = last(top, height);
        for (int k = 1; k <= climb; k++) {
            if (!pixels.isSurface(column, bottom + 1 - k)) continue;
            long raised = top - k * ONE;
            if (!pixels.hasWall(first(left), first(raised), last(left, width), first(top))) top = raised;
            return;
        }
    }

    private void follow() {
        long start = top;
        for (int k = 0; k <= climb; k++) {
            if (isSupported()) return;
            if (k == climb || !isFreeRow(left, last(top + ONE, height))) break;
            top += ONE;
        }
        top = start;
        isGrounded = false;
    }

    /** Returns whether the box stands on something. */
    private boolean isSupported() {
        long bottom = top + height * ONE;
        return (bottom & ONE - 1) == 0
                && pixels.holds(first(left), last(left, width), (int) (bottom >> BITS), isDropping);
    }

    // up and down

    private void moveY(long dy) {
        if (dy == 0) return;
        long next = top + dy;
        int row = dy > 0 ? last(next, height) : first(next);
        boolean isNew = row != (dy > 0 ? last(top, height) : first(top));
        if (!isNew || !stops(row, dy)) {
            top = next;
            return;
        }
        if (isTopDown
                && ((mayShift(wayX, wayY, -1) && shiftX(next, row, -1))
                        || (mayShift(wayX, wayY, 1) && shiftX(next, row, 1)))) return;
        stopY(row, dy);
    }

    private boolean stops(int row, long dy) {
        int from = first(left);
        int to = last(left, width);
        return dy > 0 && !isTopDown ? pixels.holds(from, to, row, isDropping) : pixels.hasWall(from, row, to, row);
    }

    private void stopY(int row, long dy) {
        wallY = dy > 0 ? 1 : -1;
        top = dy > 0 ? (row - height) * ONE : (row + 1) * ONE;
        if (isTopDown) return;
        isGrounded = dy > 0;
        onCeiling = dy < 0;
    }

    private boolean shiftX(long next, int row, int direction) {
        for (int k = 1; k <= climb; k++) {
            long shifted = direction < 0 ? (last(left, width) + 1 - k - width) * ONE : (first(left) + k) * ONE;
            if (!isFreeColumn(direction < 0 ? first(shifted) : last(shifted, width), top)) return false;
            if (!isFreeRow(shifted, row)) continue;
            left = shifted;
            top = next;
            return true;
        }
        return false;
    }

    private void land() {
        onFloor = isSupported();
        if (onFloor) wallY = 1;
    }

    // out of a wall

    /**
     * Moves a box that begins in a wall to the nearest free place; at most its own size along one axis. The search for
     * a large box among small cells ends earlier.
     */
    private boolean escape() {
        if (isFree(left, top)) return true;
        long x = left >> BITS << BITS;
        long y = top >> BITS << BITS;
        int most = Math.max(width, height);
        long end = pixels.work() + LONGEST_ESCAPE;
        for (int distance = 0; distance <= most && pixels.work() < end; distance++) {
            long way = distance * ONE;
            steps += STRIDE;
            if (settle(x, y - way) || settle(x - way, y) || settle(x + way, y) || settle(x, y + way)) return true;
        }
        isStuck = true;
        return false;
    }

    private boolean settle(long x, long y) {
        if (!isFree(x, y)) return false;
        left = x;
        top = y;
        return true;
    }

    // results

    /** Returns the center of the box. */
    public double x() {
        return (left + width * (ONE / 2)) / (double) ONE;
    }

    /** Returns the center of the box. */
    public double y() {
        return (top + height * (ONE / 2)) / (double) ONE;
    }

    /** Returns whether it stands on a wall or on a platform; false while it moves up. */
    public boolean onFloor() {
        return onFloor;
    }

    /** Returns the number of the platform on which it stands, in the order of adding; negative for none. */
    public int platform() {
        return onFloor ? platforms.holding(first(left), last(left, width), first(top + height * ONE), isDropping) : -1;
    }

    /** Returns whether a wall above stopped it. */
    public boolean onCeiling() {
        return onCeiling;
    }

    /** Returns the side of the wall that stopped it: -1 left, 1 right, 0 none. */
    public int wall() {
        return wallX;
    }

    /** Returns whether the way up or down was stopped, so that a speed along it should become 0. */
    public boolean isStoppedY() {
        return wallY != 0;
    }

    /** Returns whether it is inside a wall and found no way out. */
    public boolean isStuck() {
        return isStuck;
    }

    /** Returns the steps of the last move. */
    public int steps() {
        return steps;
    }

    /** Returns how many cells and platforms all boxes have looked at since the last call. */
    public long takeWork() {
        long work = pixels.work() - taken;
        taken = pixels.work();
        return work;
    }

    /**
     * Returns the angle of the floor below the center, in degrees as those of directions: 0 if it is level, negative if
     * it rises to the right. 0 if the box is not on the floor, or on a
     * platform.
     */
    public double floorAngle() {
        if (!onFloor || platform() >= 0) return 0;
        double y = (top + height * ONE) / (double) ONE;
        return ground.floor(x(), y - climb, y + width, slope) ? slope.slope() : 0;
    }
}

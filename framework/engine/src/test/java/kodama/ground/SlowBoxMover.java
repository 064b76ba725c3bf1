package kodama.ground;

/** The rules of {@link BoxMover} for a picture of the ground, one pixel at a time and without shortcuts. */
final class SlowBoxMover {
    private final boolean[][] walls;
    private final boolean[][] platforms;
    private final int climb;
    private final boolean topDown;
    private final boolean drops;

    double left;
    double top;
    int width;
    int height;
    boolean grounded;
    boolean stoppedX;
    boolean stoppedY;
    boolean floor;

    SlowBoxMover(boolean[][] walls, boolean[][] platforms, int climb, boolean topDown, boolean drops) {
        this.walls = walls;
        this.platforms = platforms;
        this.climb = climb;
        this.topDown = topDown;
        this.drops = drops;
    }

    private static boolean in(boolean[][] picture, int x, int y) {
        return x >= 0 && y >= 0 && y < picture.length && x < picture[0].length && picture[y][x];
    }

    boolean free(double left, double top) {
        for (int y = (int) Math.floor(top); y < Math.ceil(top + height); y++)
            for (int x = (int) Math.floor(left); x < Math.ceil(left + width); x++) if (in(walls, x, y)) return false;
        return true;
    }

    private boolean surface(int x, int y) {
        return !drops && in(platforms, x, y) && !in(platforms, x, y - 1);
    }

    private boolean holds(int y) {
        for (int x = (int) Math.floor(left); x < Math.ceil(left + width); x++)
            if (in(walls, x, y) || surface(x, y)) return true;
        return false;
    }

    private boolean supported() {
        double bottom = top + height;
        return bottom == Math.floor(bottom) && holds((int) bottom);
    }

    void slide(double x, double y, long fixedX, long fixedY) {
        left = x - width / 2.0;
        top = y - height / 2.0;
        stoppedX = stoppedY = floor = false;
        grounded = !topDown && fixedY >= 0 && supported();
        long restX = fixedX;
        long restY = fixedY;
        long count = count(restX, restY);
        for (long i = 0; i < count; i++) {
            boolean wasX = stoppedX;
            boolean wasY = stoppedY;
            double dx = (restX * (i + 1) / count - restX * i / count) / 65536.0;
            double dy = (restY * (i + 1) / count - restY * i / count) / 65536.0;
            if (dx != 0) sideways(dx, fixedX, fixedY);
            if (dy != 0) upright(dy, fixedX, fixedY);
            if (wasX == stoppedX && wasY == stoppedY) continue;
            restX = stoppedX ? 0 : restX - restX * (i + 1) / count;
            restY = stoppedY ? 0 : restY - restY * (i + 1) / count;
            count = count(restX, restY);
            i = -1;
        }
        floor = !topDown && fixedY >= 0 && supported();
        if (floor) stoppedY = true;
    }

    private static long count(long x, long y) {
        return (Math.max(Math.abs(x), Math.abs(y)) + 65535) / 65536;
    }

    private void sideways(double dx, long wayX, long wayY) {
        double next = left + dx;
        if (free(next, top)) {
            int front = (int) (dx > 0 ? Math.ceil(next + width) - 1 : Math.floor(next));
            boolean entered = front != (int) (dx > 0 ? Math.ceil(left + width) - 1 : Math.floor(left));
            left = next;
            if (!grounded) return;
            for (int k = 1; entered && k <= climb; k++) {
                if (!surface(front, (int) Math.ceil(top + height) - k)) continue;
                if (free(left, top - k)) top -= k;
                break;
            }
            for (int k = 0; k <= climb; k++) {
                double start = top;
                top += k;
                if (free(left, top) && supported()) return;
                boolean blocked = !free(left, top);
                top = start;
                if (blocked) break;
            }
            grounded = false;
            return;
        }
        if (evade(next, wayX, wayY)) return;
        stoppedX = true;
        left = dx > 0 ? Math.ceil(next + width) - 1 - width : Math.floor(next) + 1;
    }

    private boolean evade(double next, long wayX, long wayY) {
        boolean gentle = Math.abs(wayY) < Math.abs(wayX);
        if (!topDown || wayY <= 0 || gentle)
            for (int k = 1; k <= climb; k++) {
                double raised = Math.ceil(top + height) - k - height;
                if (!free(left, raised)) break;
                if (!free(next, raised)) continue;
                left = next;
                top = raised;
                if (!topDown) grounded = wayY >= 0;
                return true;
            }
        if (!topDown ? grounded : wayY < 0 && !gentle) return false;
        for (int k = 1; k <= climb; k++) {
            double lowered = Math.floor(top) + k;
            if (!free(left, lowered)) break;
            if (!free(next, lowered)) continue;
            left = next;
            top = lowered;
            return true;
        }
        return false;
    }

    private void upright(double dy, long wayX, long wayY) {
        double next = top + dy;
        int row = (int) (dy > 0 ? Math.ceil(next + height) - 1 : Math.floor(next));
        boolean entered = row != (int) (dy > 0 ? Math.ceil(top + height) - 1 : Math.floor(top));
        boolean stops = !free(left, next) || (dy > 0 && !topDown && entered && holds(row));
        if (!stops) {
            top = next;
            return;
        }
        if (topDown) {
            boolean gentle = Math.abs(wayX) < Math.abs(wayY);
            for (int k = 1; k <= climb && (wayX <= 0 || gentle); k++) {
                double moved = Math.ceil(left + width) - k - width;
                if (!free(moved, top)) break;
                if (!free(moved, next)) continue;
                left = moved;
                top = next;
                return;
            }
            for (int k = 1; k <= climb && (wayX >= 0 || gentle); k++) {
                double moved = Math.floor(left) + k;
                if (!free(moved, top)) break;
                if (!free(moved, next)) continue;
                left = moved;
                top = next;
                return;
            }
        }
        stoppedY = true;
        top = dy > 0 ? row - height : row + 1;
        if (!topDown) grounded = dy > 0;
    }
}

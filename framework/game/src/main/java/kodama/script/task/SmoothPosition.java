package kodama.script.task;

import kodama.geom.TickInterpolation;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Table;
import kodama.task.Task;

/**
 * The position of a smooth task in pictures between two ticks, interpolated along its last move.
 *
 * <p>A move is shown over one tick. A task with a rate below 1 moves once in several ticks; each move is shown over all
 * of these, because otherwise it would alternate between moving and standing still.
 */
final class SmoothPosition {
    /** A tick: the task's position has not been read yet. */
    private static final long NEVER = -1;

    private final FieldKey x;
    private final FieldKey y;
    private final Task task;
    private final Table table;

    /** Index in the list of all. */
    int index;

    // The last move, in virtual pixels; the tick of the move, and over how many ticks it is shown.
    private double fromX;
    private double fromY;
    private double toX;
    private double toY;
    private long since = NEVER;
    private double span = 1;

    // In a picture: the actual and the shown position, in virtual pixels; NaN if the task has no such coordinate. Equal
    // after the picture.
    private double trueX;
    private double trueY;
    private double shownX;
    private double shownY;

    SmoothPosition(FieldNames names, Task task, Table table, int index) {
        x = names.x;
        y = names.y;
        this.task = task;
        this.table = table;
        this.index = index;
    }

    /** Forgets the last move: the task is not interpolated until it moves again. */
    void forget() {
        since = NEVER;
    }

    /** Records the position at the end of a tick. */
    void record(long tick) {
        double nowX = table.numberOrNan(x);
        double nowY = table.numberOrNan(y);
        if (since == NEVER) jumpTo(nowX, nowY, tick);
        else if (hasMoved(nowX, nowY)) move(nowX, nowY, tick);
    }

    private boolean hasMoved(double nowX, double nowY) {
        return Double.compare(nowX, toX) != 0 || Double.compare(nowY, toY) != 0;
    }

    private void jumpTo(double nowX, double nowY, long tick) {
        fromX = nowX;
        fromY = nowY;
        toX = nowX;
        toY = nowY;
        since = tick;
        span = 1;
    }

    private void move(double nowX, double nowY, long tick) {
        if (TickInterpolation.isJump(distance(toX, nowX), distance(toY, nowY))) {
            jumpTo(nowX, nowY, tick);
            return;
        }
        double before = shareOfMove(tick - 1, 1);
        fromX = TickInterpolation.interpolate(fromX, toX, before);
        fromY = TickInterpolation.interpolate(fromY, toY, before);
        toX = nowX;
        toY = nowY;
        span = span(tick - since);
        since = tick;
    }

    /** Returns 0 if the task has no such coordinate: it may have only one of x and y. */
    private static double distance(double from, double to) {
        return Double.compare(from, to) == 0 ? 0 : to - from;
    }

    /** Returns over how many ticks a move is shown; the previous move was this many ticks ago. */
    private double span(long ticks) {
        double timeScale = task.timeScale();
        if (timeScale <= 0 || timeScale >= 1) return 1;
        double own = 1 / timeScale;
        return ticks >= Math.floor(own) ? own : ticks;
    }

    /** Returns how much of the move has passed at a moment of a tick. */
    private double shareOfMove(long tick, double alpha) {
        return Math.min(1, (tick - since + alpha) / span);
    }

    /** Stores the interpolated position in the table, unless the task was moved after the tick. */
    void apply(long tick, double alpha) {
        trueX = table.numberOrNan(x);
        trueY = table.numberOrNan(y);
        showTruePosition();
        if (since == NEVER || hasMoved(trueX, trueY)) return;
        double part = shareOfMove(tick, alpha);
        shownX = TickInterpolation.interpolate(fromX, toX, part);
        shownY = TickInterpolation.interpolate(fromY, toY, part);
        if (shiftX() != 0) table.put(x, shownX);
        if (shiftY() != 0) table.put(y, shownY);
    }

    /** Restores the actual position, unless scripts have set another while drawing. */
    void restore() {
        if (shiftX() != 0 && table.numberOrNan(x) == shownX) table.put(x, trueX);
        if (shiftY() != 0 && table.numberOrNan(y) == shownY) table.put(y, trueY);
        showTruePosition();
    }

    private void showTruePosition() {
        shownX = trueX;
        shownY = trueY;
    }

    /** Returns how far the picture shifts the task to the right. */
    double shiftX() {
        return distance(trueX, shownX);
    }

    /** Returns how far the picture shifts the task down. */
    double shiftY() {
        return distance(trueY, shownY);
    }
}

package kodama.script.task;

import kodama.geom.TickInterpolation;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Table;
import kodama.task.Task;

/**
 * Where pictures between two ticks show a task: on its way from where it was to where it has moved last.
 *
 * <p>A move is shown over one tick. A task that lives more slowly than the game moves once in several ticks; its moves
 * are shown over these, as otherwise it would run and stop in turn.
 */
final class SmoothPosition {
    /** Instead of a tick: the task's place has not been read. */
    private static final long NEVER = -1;

    private final FieldKey x;
    private final FieldKey y;
    private final Task task;
    private final Table table;

    /** Its place among all. */
    int index;

    // The last move, in virtual pixels; when it came, and how long it is shown, in ticks.
    private double fromX;
    private double fromY;
    private double toX;
    private double toY;
    private long since = NEVER;
    private double span = 1;

    // In a picture: where the task is, and where it is shown; in virtual pixels. Not a number if it has no such place.
    // Both are equal after it.
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

    /** Forgets where the task was: it is shown where it is until it moves again. */
    void forget() {
        since = NEVER;
    }

    /** Takes note, at the end of a tick, of where the task is. */
    void record(long tick) {
        double nowX = table.numberOrNan(x);
        double nowY = table.numberOrNan(y);
        if (since == NEVER) jump(nowX, nowY, tick);
        else if (hasMoved(nowX, nowY)) move(nowX, nowY, tick);
    }

    private boolean hasMoved(double nowX, double nowY) {
        return Double.compare(nowX, toX) != 0 || Double.compare(nowY, toY) != 0;
    }

    private void jump(double nowX, double nowY, long tick) {
        fromX = nowX;
        fromY = nowY;
        toX = nowX;
        toY = nowY;
        since = tick;
        span = 1;
    }

    private void move(double nowX, double nowY, long tick) {
        if (TickInterpolation.isJump(distance(toX, nowX), distance(toY, nowY))) {
            jump(nowX, nowY, tick);
            return;
        }
        double before = part(tick - 1, 1);
        fromX = TickInterpolation.interpolate(fromX, toX, before);
        fromY = TickInterpolation.interpolate(fromY, toY, before);
        toX = nowX;
        toY = nowY;
        span = span(tick - since);
        since = tick;
    }

    /** Also 0 if the task has no such place: it may have only one of x and y. */
    private static double distance(double from, double to) {
        return Double.compare(from, to) == 0 ? 0 : to - from;
    }

    /** For how many ticks a move is shown; the move before was that many ticks ago. */
    private double span(long ticks) {
        double pace = task.timeScale();
        if (pace <= 0 || pace >= 1) return 1;
        double own = 1 / pace;
        return ticks >= Math.floor(own) ? own : ticks;
    }

    /** How much of the move is over at a moment of a tick. */
    private double part(long tick, double alpha) {
        return Math.min(1, (tick - since + alpha) / span);
    }

    /** Puts the place that a picture shows into the table. A task that was moved after the tick stays where it is. */
    void apply(long tick, double alpha) {
        trueX = table.numberOrNan(x);
        trueY = table.numberOrNan(y);
        settle();
        if (since == NEVER || hasMoved(trueX, trueY)) return;
        double part = part(tick, alpha);
        shownX = TickInterpolation.interpolate(fromX, toX, part);
        shownY = TickInterpolation.interpolate(fromY, toY, part);
        if (shiftX() != 0) table.put(x, shownX);
        if (shiftY() != 0) table.put(y, shownY);
    }

    /** Puts the place back, unless the picture's scripts have set another. */
    void restore() {
        if (shiftX() != 0 && table.numberOrNan(x) == shownX) table.put(x, trueX);
        if (shiftY() != 0 && table.numberOrNan(y) == shownY) table.put(y, trueY);
        settle();
    }

    private void settle() {
        shownX = trueX;
        shownY = trueY;
    }

    /** How far the picture moves the task to the right. */
    double shiftX() {
        return distance(trueX, shownX);
    }

    /** How far the picture moves the task down. */
    double shiftY() {
        return distance(trueY, shownY);
    }
}

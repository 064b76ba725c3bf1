package kodama.script.task;

import kodama.geom.InBetween;
import kodama.lua.bind.FieldKey;
import kodama.task.Task;
import org.luaj.vm2.LuaTable;

/**
 * Where pictures between two ticks show a task: on its way from where it was to where it has moved last.
 *
 * <p>A move is shown over one tick. A task that lives more slowly than the game moves once in several ticks; its moves
 * are shown over these, as otherwise it would run and stop in turn.
 */
final class ShownPlace {
    /** In place of a tick: no one has looked where the task is. */
    private static final long NEVER = -1;

    private final FieldKey x;
    private final FieldKey y;
    private final Task task;
    private final LuaTable table;

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
    private boolean isShown;
    private double trueX;
    private double trueY;
    private double shownX;
    private double shownY;

    ShownPlace(FieldNames names, Task task, LuaTable table, int index) {
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

    /** Looks at the end of a tick whether the task has moved. */
    void look(long tick) {
        double nowX = x.numberOrNan(table);
        double nowY = y.numberOrNan(table);
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
        if (InBetween.isJump(way(toX, nowX), way(toY, nowY))) {
            jump(nowX, nowY, tick);
            return;
        }
        double before = part(tick - 1, 1);
        fromX = InBetween.at(fromX, toX, before);
        fromY = InBetween.at(fromY, toY, before);
        toX = nowX;
        toY = nowY;
        span = span(tick - since);
        since = tick;
    }

    /** A task may have only one of the two. */
    private static double way(double from, double to) {
        return Double.compare(from, to) == 0 ? 0 : to - from;
    }

    /** How long a move is shown that comes so many ticks after the one before. */
    private double span(long ticks) {
        double pace = task.pace();
        if (pace <= 0 || pace >= 1) return 1;
        double own = 1 / pace;
        return ticks >= Math.floor(own) ? own : ticks;
    }

    /** How much of the move is over at a moment of a tick. */
    private double part(long tick, double alpha) {
        return Math.min(1, (tick - since + alpha) / span);
    }

    /** Puts the place that a picture shows into the table. A task that was moved after the tick stays where it is. */
    void show(long tick, double alpha) {
        trueX = x.numberOrNan(table);
        trueY = y.numberOrNan(table);
        isShown = since != NEVER && !hasMoved(trueX, trueY);
        if (!isShown) return;
        double part = part(tick, alpha);
        shownX = InBetween.at(fromX, toX, part);
        shownY = InBetween.at(fromY, toY, part);
        if (shownX != trueX && trueX == trueX) x.put(table, shownX);
        if (shownY != trueY && trueY == trueY) y.put(table, shownY);
    }

    /** Puts the place back, unless the picture's scripts have set another. */
    void hide() {
        if (!isShown) return;
        isShown = false;
        if (shownX != trueX && x.numberOrNan(table) == shownX) x.put(table, trueX);
        if (shownY != trueY && y.numberOrNan(table) == shownY) y.put(table, trueY);
    }

    /** How far the picture moves the task to the right. */
    double shiftX() {
        return isShown && shownX != trueX && trueX == trueX ? shownX - trueX : 0;
    }

    /** How far the picture moves the task down. */
    double shiftY() {
        return isShown && shownY != trueY && trueY == trueY ? shownY - trueY : 0;
    }
}

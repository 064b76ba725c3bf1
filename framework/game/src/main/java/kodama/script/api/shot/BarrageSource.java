package kodama.script.api.shot;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Table;
import org.jspecify.annotations.Nullable;

/** The source of a barrage: a task or a shot, which the file may move, or a position of its own. */
final class BarrageSource {
    private final @Nullable Table task;
    private final boolean moves;
    private final FieldKey xKey;
    private final FieldKey yKey;
    private double x;
    private double y;

    /**
     * Creates a source.
     *
     * @param task the table with the position; null for a position of its own
     * @param moves whether the task may be moved
     * @param x horizontal position, in pixels
     * @param y vertical position, in pixels
     */
    BarrageSource(@Nullable Table task, boolean moves, FieldKey xKey, FieldKey yKey, double x, double y) {
        this.task = task;
        this.moves = moves;
        this.xKey = xKey;
        this.yKey = yKey;
        this.x = x;
        this.y = y;
    }

    double x() {
        return task == null ? x : task.index(xKey, 0);
    }

    double y() {
        return task == null ? y : task.index(yKey, 0);
    }

    void move(double stepX, double stepY) {
        if (stepX == 0 && stepY == 0) return;
        x = x() + stepX;
        y = y() + stepY;
        if (task == null || !moves) return;
        task.set(xKey, x);
        task.set(yKey, y);
    }
}

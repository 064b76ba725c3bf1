package kodama.script.api.shot;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Table;
import org.jspecify.annotations.Nullable;

/** Where a barrage comes from: a task or a shot, which the file may move, or a place, which it may move for itself. */
final class BarrageSource {
    private final @Nullable Table task;
    private final boolean moves;
    private final FieldKey xKey;
    private final FieldKey yKey;
    private double x;
    private double y;

    /**
     * Begins somewhere.
     *
     * @param task the table whose place it is; null for a place of its own
     * @param moves whether that task may be moved
     * @param x in pixels
     * @param y in pixels
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

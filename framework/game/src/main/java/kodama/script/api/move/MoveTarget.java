package kodama.script.api.move;

import kodama.lua.bind.Table;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;

/** The target of a movement: a task or a shot, which can move and end, or a fixed position. */
final class MoveTarget {
    private final Table table;
    private final Mover.Keys keys;
    private final TaskTables tables;
    private final ScriptedShots shots;
    private final boolean canEnd;

    MoveTarget(Table table, Mover.Keys keys, TaskTables tables, ScriptedShots shots) {
        this.table = table;
        this.keys = keys;
        this.tables = tables;
        this.shots = shots;
        canEnd = TaskFields.isTask(table) || shots.isShot(table);
    }

    /**
     * Whether the target exists: always for a position, while a task is alive, and while a shot flies, even if its task
     * has ended.
     */
    boolean isAlive() {
        return !canEnd || tables.find(table) != null || shots.flying(table) != null;
    }

    double x() {
        return table.index(keys.x(), 0);
    }

    double y() {
        return table.index(keys.y(), 0);
    }

    double rotation() {
        return table.index(keys.rotation(), 0);
    }
}

package kodama.script.api.tween;

import kodama.lua.bind.Table;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.ScriptedTask;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/** The table that a tween changes. If it is a task or a shot, the tween ends with it. */
final class TweenTarget {
    final Table table;

    /** Whether it is a task or a shot, whose fields have defaults. */
    final boolean isDrawn;

    private final @Nullable ScriptedTask task;
    private final long id;
    private final @Nullable ScriptedShots shots;

    /** Creates the target of a child, which ends with its parent anyway. */
    TweenTarget(Table parent) {
        table = parent;
        isDrawn = true;
        task = null;
        id = 0;
        shots = null;
    }

    /** @throws kodama.lua.bind.LuaException if the table belongs to a task that has ended */
    TweenTarget(Table table, TaskTables tables, ScriptedShots shots, String function) {
        this.table = table;
        boolean isTask = TaskFields.isTask(table) && !TaskFields.isDummy(table);
        task = isTask ? tables.require(table, function) : null;
        id = task == null ? 0 : task.id();
        this.shots = shots.isShot(table) ? shots : null;
        isDrawn = TaskFields.isTask(table) || this.shots != null;
    }

    /** Returns whether a task is alive and a shot flies; always true for other tables. */
    boolean exists() {
        if (task != null) return task.isAlive() && task.id() == id;
        return shots == null || shots.flying(table) != null;
    }
}

package kodama.script.api.move;

import kodama.lua.bind.Table;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;

/** What a course goes by: a task that moves and may end, a shot, or a place. */
final class Target {
    private final Table table;
    private final PlaceKeys keys;
    private final TaskTables tables;
    private final boolean isTask;

    Target(Table table, PlaceKeys keys, TaskTables tables) {
        this.table = table;
        this.keys = keys;
        this.tables = tables;
        isTask = TaskFields.isTask(table);
    }

    /** A place is always there, a task while it lives. */
    boolean isThere() {
        return !isTask || tables.find(table) != null;
    }

    double x() {
        return table.look(keys.x(), 0);
    }

    double y() {
        return table.look(keys.y(), 0);
    }

    double rotation() {
        return table.look(keys.rotation(), 0);
    }
}

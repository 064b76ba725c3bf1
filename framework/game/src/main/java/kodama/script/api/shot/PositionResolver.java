package kodama.script.api.shot;

import java.util.List;
import kodama.geom.FixedPosition;
import kodama.geom.Position;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.ScriptedTask;
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import kodama.shot.Shot;
import org.jspecify.annotations.Nullable;

/** Finds the targets, centers and parents of shots: tasks, other shots, and tables with a position. */
public final class PositionResolver {
    private static final List<String> AXES = List.of("x", "y");

    /** A task or a shot that has ended. */
    private record Ended(double x, double y) implements Position {
        @Override
        public boolean isAlive() {
            return false;
        }
    }

    private final TaskTables tables;
    private final SpriteFields fields;
    private final ScriptedShots shots;

    public PositionResolver(GameContext game) {
        tables = game.tables();
        fields = game.sprites();
        shots = game.scriptedShots();
    }

    /** Returns a task or a shot, which can move and end, or a fixed position; null if the option is not given. */
    public @Nullable Position find(Options options, String name) {
        Value value = value(options, name);
        return value.isNil() ? null : find(value);
    }

    /** Returns the position of a checked table. */
    Position find(Value value) {
        Shot shot = shots.flying(value);
        if (shot != null) return shot;
        ScriptedTask task = tables.find(value);
        if (task != null) return task;
        return TaskFields.isTask(value) || shots.isShot(value)
                ? new Ended(x(value), y(value))
                : new FixedPosition(x(value), y(value));
    }

    double x(Value place) {
        return fields.coordinate(place, "x");
    }

    double y(Value place) {
        return fields.coordinate(place, "y");
    }

    /** Returns the task of a table; null if it is not the table of a live task. */
    @Nullable
    ScriptedTask task(Value value) {
        return tables.find(value);
    }

    /**
     * Returns an option that is a task or a table with a position.
     *
     * @throws LuaException if it is anything else, such as the module of a task's file
     */
    static Value value(Options options, String name) {
        Value value = options.value(name);
        if (value.isNil() || TaskFields.isTask(value)) return value;
        String must = options.function() + ": option '" + name + "' must be a task, or a table with x and y, but was ";
        if (!(value instanceof Table table)) throw new LuaException(must + value.describe());
        for (String axis : AXES)
            if (table.index(axis).isNil()) throw new LuaException(must + "a table without " + axis);
        return value;
    }

    /** Returns a required option; see {@link #find(Options, String)}. */
    Position required(Options options, String name) {
        Position found = find(options, name);
        if (found != null) return found;
        throw new LuaException(
                options.function() + ": option '" + name + "' must be a task, or a table with x and y, but was nil");
    }
}

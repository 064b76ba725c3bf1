package kodama.script.api.shot;

import java.util.List;
import kodama.geom.Aim;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;

/**
 * Finds out where shots come from and where they go, from their options {@code from}, {@code x}, {@code y},
 * {@code angle} and {@code aim}.
 */
public final class ShotOrigins {
    private static final List<String> AXES = List.of("x", "y");

    /** Down, the way to the ship in most games; in degrees. */
    private static final double DOWN = 90;

    private final TaskTables tables;
    private final SpriteFields fields;

    /**
     * Gets ready to look.
     *
     * @param tables knows the tasks of tables
     * @param fields reads their places
     */
    public ShotOrigins(TaskTables tables, SpriteFields fields) {
        this.tables = tables;
        this.fields = fields;
    }

    ShotOrigin of(Options options) {
        Value from = from(options);
        double x = options.number("x", from.isNil() ? 0 : fields.coordinate(from, "x"));
        double y = options.number("y", from.isNil() ? 0 : fields.coordinate(from, "y"));
        return new ShotOrigin(x, y, direction(options, x, y), tables.find(from));
    }

    /** Who shoots; nil if it is said where the shot begins. */
    private static Value from(Options options) {
        Value from = task(options, "from");
        for (String axis : AXES)
            if (from.isNil() && options.value(axis).isNil())
                throw new LuaException(options.function() + ": from is nil, and so is " + axis
                        + "; a shot comes from a task, or from x and y");
        return from;
    }

    private double direction(Options options, double x, double y) {
        Value aim = task(options, "aim");
        double angle = options.number("angle", aim.isNil() ? DOWN : 0);
        if (aim.isNil()) return angle;
        return angle + Aim.angle(x, y, fields.coordinate(aim, "x"), fields.coordinate(aim, "y"));
    }

    /** A task, or a table with a place; a table without one is no task, such as the module of the task's file. */
    private static Value task(Options options, String name) {
        Value value = options.value(name);
        if (value.isNil() || TaskFields.isTask(value)) return value;
        String must = options.function() + ": option '" + name + "' must be a task, or a table with x and y, but was ";
        if (!(value instanceof Table table)) throw new LuaException(must + value.told());
        for (String axis : AXES) if (table.look(axis).isNil()) throw new LuaException(must + "a table without " + axis);
        return value;
    }
}

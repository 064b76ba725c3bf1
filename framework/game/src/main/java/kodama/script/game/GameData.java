package kodama.script.game;

import java.util.function.Function;
import kodama.base.StepBudget;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.config.PlainData;
import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;

/**
 * The data that scenes share until the next reset, such as a score: {@code game.data} in Lua. A debug save fills it.
 */
public final class GameData {
    private static final FieldValues FIELDS = new FieldValues("'", "' of game.data");

    private final Table table;
    private final Lua lua;
    private final Function<Value, @Nullable ScriptedTask> tasks;
    private final StepBudget effort;

    /**
     * Creates a view of the table.
     *
     * @param table the table that scripts use
     * @param tasks finds the living task of a table; returns null if it has none
     * @param effort charges the calling script
     */
    public GameData(Table table, Lua lua, Function<Value, @Nullable ScriptedTask> tasks, StepBudget effort) {
        this.table = table;
        this.lua = lua;
        this.tasks = tasks;
        this.effort = effort;
    }

    /**
     * Returns a value that is a number.
     *
     * @param defaultValue the result if the value is nil
     * @throws RuntimeException if it is not a number
     */
    public double number(String name, double defaultValue) {
        return FIELDS.number(name, table.get(name), defaultValue);
    }

    /**
     * Returns a value that is a string.
     *
     * @param defaultValue the result if the value is nil
     * @throws RuntimeException if it is not a string
     */
    public String string(String name, String defaultValue) {
        return FIELDS.string(name, table.get(name), defaultValue);
    }

    /** Returns a value as a boolean: as in Lua, everything except nil and false is true. */
    public boolean flag(String name) {
        return table.get(name).isTrue();
    }

    /**
     * Returns a value of any type.
     *
     * @return a String, Double, Boolean, or a new List or Map of these; a living task; an object stored by Java; null
     *     for nil
     * @throws RuntimeException if it is a table that is not plain data
     */
    public @Nullable Object get(String name) {
        Value value = table.get(name);
        if (value.isNil() || value.is(LuaType.USERDATA)) return value.object();
        ScriptedTask task = tasks.apply(value);
        if (task != null) return task;
        return PlainData.fromLua(value, FIELDS.named(name), effort);
    }

    /**
     * Sets a value.
     *
     * @param value a String, Number, Boolean, a List or Map of these, a task, or any other object; null removes the
     *     value
     * @throws IllegalArgumentException if a list or map contains other than plain data
     */
    public void put(String name, @Nullable Object value) {
        table.put(name, FIELDS.toLua(lua, name, value));
    }
}

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
 * The data that scenes share until the next reset, such as a high score: {@code game.data} of scripts. A debug save
 * fills it.
 */
public final class GameData {
    private static final FieldValues FIELDS = new FieldValues("'", "' of game.data");

    private final Table table;
    private final Lua lua;
    private final Function<Value, @Nullable ScriptedTask> tasks;
    private final StepBudget effort;

    /**
     * Takes the table.
     *
     * @param table the one that scripts have
     * @param tasks finds the living task of a table, if it has one
     * @param effort charges the script that asks
     */
    public GameData(Table table, Lua lua, Function<Value, @Nullable ScriptedTask> tasks, StepBudget effort) {
        this.table = table;
        this.lua = lua;
        this.tasks = tasks;
        this.effort = effort;
    }

    /**
     * Reads a number.
     *
     * @param otherwise the value if there is none
     * @throws RuntimeException if it is not a number
     */
    public double number(String name, double otherwise) {
        return FIELDS.number(name, table.get(name), otherwise);
    }

    /**
     * Reads a string.
     *
     * @param otherwise the value if there is none
     * @throws RuntimeException if it is not a string
     */
    public String string(String name, String otherwise) {
        return FIELDS.string(name, table.get(name), otherwise);
    }

    /** Reads a yes or no, as scripts take it: everything but nil and false is yes. */
    public boolean flag(String name) {
        return table.get(name).isTrue();
    }

    /**
     * Reads a value of any kind.
     *
     * @return a String, Double, Boolean, or a new List or Map of these; a task that is alive; an object that Java has
     *     put there; null if there is nothing
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
     * Writes a value.
     *
     * @param value a String, Number, Boolean, a List or Map of these, a task, or any other object; null removes it
     * @throws IllegalArgumentException if a list or map holds other than plain data
     */
    public void put(String name, @Nullable Object value) {
        table.put(name, FIELDS.toLua(lua, name, value));
    }
}

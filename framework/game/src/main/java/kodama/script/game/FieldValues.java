package kodama.script.game;

import java.util.List;
import java.util.Map;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.config.PlainCopy;
import kodama.script.config.PlainData;
import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;

/**
 * Converts values of fields between Lua and Java. Fields are read in each tick, so an error message is built only for
 * an invalid value.
 */
public final class FieldValues {
    /** For the fields of a task, which messages call {@code field 'x'}. */
    public static final FieldValues OF_TASK = new FieldValues("field '", "'");

    private final String before;
    private final String after;

    /** Sets the text of messages before and after the name of a field. */
    FieldValues(String before, String after) {
        this.before = before;
        this.after = after;
    }

    /** Returns the name of a field in messages. */
    String named(String name) {
        return before + name + after;
    }

    /**
     * Converts a value to a number.
     *
     * @param name name of the field
     * @param defaultValue the result if the value is nil
     * @throws LuaException if it is not a number
     */
    public double number(String name, Value value, double defaultValue) {
        if (value.isNil()) return defaultValue;
        if (!value.is(LuaType.NUMBER)) throw wrongValue(name, "a number", "a " + value.typeName());
        if (Double.isNaN(value.number())) throw wrongValue(name, "a number", "nan, as 0/0 is");
        return value.number();
    }

    /**
     * Converts a value to a string; a number is formatted as in Lua.
     *
     * @param name name of the field
     * @param defaultValue the result if the value is nil
     * @throws LuaException if it is neither a string nor a number
     */
    public String string(String name, Value value, String defaultValue) {
        if (value.isNil()) return defaultValue;
        if (value.is(LuaType.STRING) || value.is(LuaType.NUMBER)) return value.text();
        throw wrongValue(name, "a string", "a " + value.typeName());
    }

    private LuaException wrongValue(String name, String wanted, String found) {
        return new LuaException(named(name) + " must be " + wanted + " but was " + found).inJava();
    }

    /**
     * Converts a value to Lua.
     *
     * @param name name of the field
     * @param value null for nil, a String, Number, Boolean, a List or Map of these, a task, a Lua value, or any other
     *     object, which Lua can only pass on
     * @throws IllegalArgumentException if a list or map contains other than plain data
     */
    public Value toLua(Lua lua, String name, @Nullable Object value) {
        if (value == null) return Value.NIL;
        if (value instanceof ScriptedTask task) return task.table();
        if (value instanceof List || value instanceof Map)
            return PlainData.toLua(lua, new PlainCopy(named(name)).plain(value));
        return value instanceof String ? PlainData.toLua(lua, value) : Value.ofObject(value);
    }

    /**
     * Creates a Lua table.
     *
     * @param fields values by name, each as for {@link #toLua(Lua, String, Object)}
     * @throws IllegalArgumentException as in {@link #toLua(Lua, String, Object)}
     */
    public Table toLua(Lua lua, Map<String, ?> fields) {
        Table table = lua.newTable();
        fields.forEach((name, value) -> table.put(name, toLua(lua, name, value)));
        return table;
    }
}

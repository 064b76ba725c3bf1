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
 * Values of fields as Java has them, and back. Fields are read in each tick, so a message is only made for a wrong one.
 */
public final class FieldValues {
    /** The fields of a task, which messages call {@code field 'x'}. */
    public static final FieldValues OF_TASK = new FieldValues("field '", "'");

    private final String before;
    private final String after;

    /** Sets the words of messages before and after the name of a field. */
    FieldValues(String before, String after) {
        this.before = before;
        this.after = after;
    }

    /** Names a field for messages. */
    String named(String name) {
        return before + name + after;
    }

    /**
     * Reads a number.
     *
     * @param name the name of the field
     * @param otherwise the result if the value is nil
     * @throws LuaException if it is not a number
     */
    public double number(String name, Value value, double otherwise) {
        if (value.isNil()) return otherwise;
        if (!value.is(LuaType.NUMBER)) throw wrong(name, "a number", "a " + value.typeName());
        if (Double.isNaN(value.number())) throw wrong(name, "a number", "nan, as 0/0 is");
        return value.number();
    }

    /**
     * Reads a string; a number as Lua writes it.
     *
     * @param name the name of the field
     * @param otherwise the result if the value is nil
     * @throws LuaException if it is neither
     */
    public String string(String name, Value value, String otherwise) {
        if (value.isNil()) return otherwise;
        if (value.is(LuaType.STRING) || value.is(LuaType.NUMBER)) return value.text();
        throw wrong(name, "a string", "a " + value.typeName());
    }

    private LuaException wrong(String name, String wanted, String found) {
        return new LuaException(named(name) + " must be " + wanted + " but was " + found).inJava();
    }

    /**
     * Makes a value of Lua's.
     *
     * @param name the name of the field
     * @param value null for nil, a String, Number, Boolean, a List or Map of such, a task, a value of Lua's, or any
     *     other object, which Lua can only hand on
     * @throws IllegalArgumentException if a list or map holds other than plain data
     */
    public Value toLua(Lua lua, String name, @Nullable Object value) {
        if (value == null) return Value.NIL;
        if (value instanceof ScriptedTask task) return task.table();
        if (value instanceof List || value instanceof Map)
            return PlainData.toLua(lua, new PlainCopy(named(name)).plain(value));
        return value instanceof String ? PlainData.toLua(lua, value) : Value.ofObject(value);
    }

    /**
     * Makes a new table of Lua's.
     *
     * @param fields values by names, each as with {@link #toLua(Lua, String, Object)}
     * @throws IllegalArgumentException as with {@link #toLua(Lua, String, Object)}
     */
    public Table toLua(Lua lua, Map<String, ?> fields) {
        Table table = lua.newTable();
        fields.forEach((name, value) -> table.put(name, toLua(lua, name, value)));
        return table;
    }
}

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

/** Values of fields as Java has them, and back. */
public final class FieldValues {
    private FieldValues() {}

    /**
     * Names a field of a task for messages.
     *
     * @param name its name
     * @return such as {@code field 'x'}
     */
    public static String field(String name) {
        return "field '" + name + "'";
    }

    /**
     * Reads a number.
     *
     * @param what it is, for messages, such as {@code field 'x'}
     * @param value its value
     * @param otherwise what it is if the value is nil
     * @return the number
     * @throws LuaException if it is not a number
     */
    public static double number(String what, Value value, double otherwise) {
        if (value.isNil()) return otherwise;
        if (!value.is(LuaType.NUMBER)) throw wrong(what, "a number", "a " + value.typeName());
        if (Double.isNaN(value.number())) throw wrong(what, "a number", "nan, as 0/0 is");
        return value.number();
    }

    /**
     * Reads a string.
     *
     * @param what it is, for messages, such as {@code field 'x'}
     * @param value its value
     * @param otherwise what it is if the value is nil
     * @return the string; a number as Lua writes it
     * @throws LuaException if it is neither
     */
    public static String text(String what, Value value, String otherwise) {
        if (value.isNil()) return otherwise;
        if (value.is(LuaType.STRING) || value.is(LuaType.NUMBER)) return value.text();
        throw wrong(what, "a string", "a " + value.typeName());
    }

    private static LuaException wrong(String what, String wanted, String found) {
        return new LuaException(what + " must be " + wanted + " but was " + found).inJava();
    }

    /**
     * Makes a value of Lua's.
     *
     * @param lua makes tables
     * @param what it is, for messages, such as {@code field 'x'}
     * @param value null for nil, a String, Number, Boolean, a List or Map of such, a task, a value of Lua's, or any
     *     other object, which Lua can only hand on
     * @return the value
     * @throws IllegalArgumentException if a list or map holds other than plain data
     */
    public static Value toLua(Lua lua, String what, @Nullable Object value) {
        if (value == null) return Value.NIL;
        if (value instanceof ScriptedTask task) return task.table();
        if (value instanceof List || value instanceof Map)
            return PlainData.toLua(lua, new PlainCopy(what).plain(value));
        return value instanceof String ? PlainData.toLua(lua, value) : Value.ofObject(value);
    }

    /**
     * Makes a table of Lua's.
     *
     * @param lua makes it
     * @param fields values by names, each as with {@link #toLua(Lua, String, Object)}
     * @return a new table
     * @throws IllegalArgumentException as with {@link #toLua(Lua, String, Object)}
     */
    public static Table toLua(Lua lua, Map<String, ?> fields) {
        Table table = lua.newTable();
        fields.forEach((name, value) -> table.put(name, toLua(lua, field(name), value)));
        return table;
    }
}

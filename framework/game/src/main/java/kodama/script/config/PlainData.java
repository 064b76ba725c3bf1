package kodama.script.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.save.ByteString;
import org.jspecify.annotations.Nullable;

/**
 * Converts Lua values to plain data that outlives the machine, and back: strings, numbers, booleans, lists and maps of
 * these.
 */
public final class PlainData {
    private static final int MAX_DEPTH = 20;
    private static final int MAX_VALUES = 100_000;

    /** The effort of converting a value, without the bytes of a string. */
    private static final int COST = 10;

    private static final int BYTES_PER_STEP = 8;

    private final String what;
    private final StepBudget effort;
    private int values;

    private PlainData(String what, StepBudget effort) {
        this.what = what;
        this.effort = effort;
    }

    /**
     * Converts a value and its contents.
     *
     * @param what name of the value, for messages
     * @param effort charged for the conversion
     * @return a String, Double, Boolean, List or Map
     * @throws LuaException if the value is or contains anything else, or is too large
     */
    public static Object fromLua(Value value, String what, StepBudget effort) {
        return new PlainData(what, effort).fromLua(value, 0);
    }

    private Object fromLua(Value value, int depth) {
        if (values++ == MAX_VALUES)
            throw new LuaException(what + " must not hold more than %,d values".formatted(MAX_VALUES));
        effort.spend(COST);
        if (value.is(LuaType.STRING)) return text(value);
        if (value.is(LuaType.NUMBER)) return value.number();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue();
        boolean isTable = value.is(LuaType.TABLE);
        if (isTable && depth < MAX_DEPTH) return fromTable(value.table(), depth + 1);
        String reason = isTable ? "is nested more than " + MAX_DEPTH + " deep" : "is not plain data";
        throw new LuaException(what + " must be strings, numbers, booleans and tables of these, but a "
                + value.typeName() + " in it " + reason);
    }

    private String text(Value text) {
        effort.spend(text.length() / BYTES_PER_STEP);
        return text.text();
    }

    private Object fromTable(Table table, int depth) {
        int length = table.length();
        Map<String, Object> map = map(table, depth, length);
        if (length == 0) return map;
        if (!map.isEmpty()) throw new LuaException(what + " must not have a table with both list items and keys in it");
        List<Object> list = new ArrayList<>();
        for (int i = 1; i <= length; i++) list.add(fromLua(table.get(i), depth));
        return list;
    }

    private Map<String, Object> map(Table table, int depth, int length) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Table.Entry entry : table) {
            Value key = entry.key();
            boolean isListed = key.is(LuaType.NUMBER) && key.number() >= 1 && key.number() <= length;
            if (isListed) continue;
            if (!key.is(LuaType.STRING)) throw new LuaException(what + " must have strings as keys, not " + key);
            map.put(text(key), fromLua(entry.value(), depth));
        }
        return map;
    }

    /**
     * Converts plain data to a Lua value.
     *
     * @param data a String, Number, Boolean, List, or a Map with String, Number or Boolean keys; null within it becomes
     *     nil. A String may contain bytes encoded by {@link ByteString}.
     */
    public static Value toLua(Lua lua, Object data) {
        lua.chargeDeferred(COST);
        if (data instanceof List<?> list) return fromList(lua, list);
        if (data instanceof Map<?, ?> map) return fromMap(lua, map);
        if (data instanceof String text) lua.chargeDeferred(text.length() / BYTES_PER_STEP);
        if (data instanceof String text && ByteString.isEncodable(text)) return Value.ofBytes(ByteString.toBytes(text));
        return Value.ofObject(data);
    }

    private static Table fromList(Lua lua, List<?> list) {
        Table table = lua.newTable();
        for (int i = 0; i < list.size(); i++) table.put(i + 1, orNil(lua, list.get(i)));
        return table;
    }

    private static Table fromMap(Lua lua, Map<?, ?> map) {
        Table table = lua.newTable();
        map.forEach((key, value) -> table.put(toLua(lua, key), orNil(lua, value)));
        return table;
    }

    private static Value orNil(Lua lua, @Nullable Object data) {
        return data == null ? Value.NIL : toLua(lua, data);
    }
}

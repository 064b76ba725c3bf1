package kodama.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Lua values as plain data that outlives the machine, and back: strings, numbers, booleans, lists and maps of these. */
final class PlainData {
    private static final int DEEPEST = 20;

    private PlainData() {}

    static Object fromLua(LuaValue value, String what) {
        return fromLua(value, what, 0);
    }

    private static Object fromLua(LuaValue value, String what, int depth) {
        if (value instanceof LuaString) return value.tojstring();
        if (value instanceof LuaNumber) return value.todouble();
        if (value.isboolean()) return value.toboolean();
        if (value instanceof LuaTable table && depth < DEEPEST) return fromTable(table, what, depth + 1);
        String reason = value instanceof LuaTable ? "is nested more than " + DEEPEST + " deep" : "is no plain data";
        throw new LuaError(what + " must be strings, numbers, booleans and tables of these, but a " + value.typename()
                + " in it " + reason);
    }

    private static Object fromTable(LuaTable table, String what, int depth) {
        int length = table.rawlen();
        Map<String, Object> map = map(table, what, depth, length);
        if (length == 0) return map;
        if (!map.isEmpty()) throw new LuaError(what + " must not have a table with both a list and names in it");
        List<Object> list = new ArrayList<>();
        for (int i = 1; i <= length; i++) list.add(fromLua(table.rawget(i), what, depth));
        return list;
    }

    private static Map<String, Object> map(LuaTable table, String what, int depth, int length) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Varargs entry = table.next(LuaValue.NIL); !entry.arg1().isnil(); entry = table.next(entry.arg1())) {
            LuaValue key = entry.arg1();
            boolean isListed = key instanceof LuaNumber && key.todouble() >= 1 && key.todouble() <= length;
            if (isListed) continue;
            if (!(key instanceof LuaString)) throw new LuaError(what + " must have strings as names, not " + key);
            map.put(key.tojstring(), fromLua(entry.arg(2), what, depth));
        }
        return map;
    }

    static LuaValue toLua(ScriptWorld world, Object data) {
        if (data instanceof String text) return LuaValue.valueOf(text);
        if (data instanceof Double number) return LuaValue.valueOf(number);
        if (data instanceof Boolean truth) return LuaValue.valueOf(truth);
        LuaTable table = world.machine().newTable();
        if (data instanceof List<?> list) for (Object each : list) table.set(table.length() + 1, toLua(world, each));
        if (data instanceof Map<?, ?> map)
            map.forEach((key, value) -> table.set(LuaValue.valueOf((String) key), toLua(world, value)));
        return table;
    }
}

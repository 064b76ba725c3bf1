package kodama.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Effort;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Lua values as plain data that outlives the machine, and back: strings, numbers, booleans, lists and maps of these. */
final class PlainData {
    private static final int DEEPEST = 20;
    private static final int MOST = 100_000;

    /** The effort of taking over a value, besides the letters of a text. */
    private static final int COST = 10;

    private static final int BYTES_PER_STEP = 8;

    private final String what;
    private final Effort effort;
    private int values;

    private PlainData(String what, Effort effort) {
        this.what = what;
        this.effort = effort;
    }

    static Object fromLua(LuaValue value, String what, Effort effort) {
        return new PlainData(what, effort).fromLua(value, 0);
    }

    private Object fromLua(LuaValue value, int depth) {
        if (values++ == MOST) throw new LuaError(what + " must not hold more than %,d values".formatted(MOST));
        effort.spend(COST);
        if (value instanceof LuaString text) return text(text);
        if (value instanceof LuaNumber) return value.todouble();
        if (value.isboolean()) return value.toboolean();
        if (value instanceof LuaTable table && depth < DEEPEST) return fromTable(table, depth + 1);
        String reason = value instanceof LuaTable ? "is nested more than " + DEEPEST + " deep" : "is no plain data";
        throw new LuaError(what + " must be strings, numbers, booleans and tables of these, but a " + value.typename()
                + " in it " + reason);
    }

    private String text(LuaString text) {
        effort.spend(text.m_length / BYTES_PER_STEP);
        return text.tojstring();
    }

    private Object fromTable(LuaTable table, int depth) {
        int length = table.rawlen();
        Map<String, Object> map = map(table, depth, length);
        if (length == 0) return map;
        if (!map.isEmpty()) throw new LuaError(what + " must not have a table with both a list and names in it");
        List<Object> list = new ArrayList<>();
        for (int i = 1; i <= length; i++) list.add(fromLua(table.rawget(i), depth));
        return list;
    }

    private Map<String, Object> map(LuaTable table, int depth, int length) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Varargs entry = table.next(LuaValue.NIL); !entry.arg1().isnil(); entry = table.next(entry.arg1())) {
            LuaValue key = entry.arg1();
            boolean isListed = key instanceof LuaNumber && key.todouble() >= 1 && key.todouble() <= length;
            if (isListed) continue;
            if (!(key instanceof LuaString)) throw new LuaError(what + " must have strings as names, not " + key);
            map.put(text((LuaString) key), fromLua(entry.arg(2), depth));
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

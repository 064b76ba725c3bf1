package kodama.script.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.save.ByteString;
import kodama.save.SavePath;
import kodama.save.Saves;

/**
 * Converts values of scripts to plain data for saves and data files. If a value cannot be converted, the error names
 * its path.
 */
public final class SaveData {
    /**
     * The purpose of a conversion, for messages.
     *
     * @param caller start of messages, before the name of the value
     * @param whole what all values together make up
     * @param permission what can be done with valid values
     */
    public record Purpose(String caller, String whole, String permission) {
        public static final Purpose SAVE = new Purpose("save.write: ", "the save", "can be saved");
        public static final Purpose SETTING = new Purpose("save.", "the settings", "can be kept");

        public static Purpose file(String path) {
            return new Purpose("data.read: " + path + ": ", "the data", "are data");
        }
    }

    /** The effort of converting and writing a value, without the bytes of a string. */
    private static final int COST = 40;

    private static final int BYTES_PER_STEP = 8;

    private final Purpose purpose;
    private final String name;
    private final StepBudget effort;
    private int values;
    private long bytes;

    /** The path of the current value, and the tables on it. */
    private final List<Object> path = new ArrayList<>();

    private final List<Table> tables = new ArrayList<>();

    private SaveData(Purpose purpose, String name, StepBudget effort) {
        this.purpose = purpose;
        this.name = name;
        this.effort = effort;
    }

    /**
     * Converts a value and its contents.
     *
     * @param purpose purpose of the conversion
     * @param name name of the value, for messages
     * @param value any value
     * @param effort charged for the conversion
     * @return a String, Double, Boolean, List or Map
     * @throws LuaException if the value is or contains anything else, or is too large
     */
    public static Object of(Purpose purpose, String name, Value value, StepBudget effort) {
        return new SaveData(purpose, name, effort).plain(value);
    }

    private Object plain(Value value) {
        if (values++ == Saves.MAX_VALUES) throw wrong("is more than %,d values".formatted(Saves.MAX_VALUES));
        effort.spend(COST);
        if (value.is(LuaType.STRING)) return text(value);
        if (value.is(LuaType.NUMBER)) return value.number();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue();
        if (value instanceof Table table) return within(table);
        throw wrong("is " + (value.isNil() ? "nil" : "a " + value.typeName())
                + "; only strings, numbers, booleans and tables of these " + purpose.permission);
    }

    private String text(Value text) {
        bytes += text.length();
        if (bytes > Saves.QUOTA) throw wrong("makes " + purpose.whole + " larger than " + Saves.QUOTA + " bytes");
        effort.spend(text.length() / BYTES_PER_STEP);
        return ByteString.of(text.bytes());
    }

    private Object within(Table table) {
        if (tables.contains(table)) throw wrong("is a table that contains itself");
        if (tables.size() == SavePath.MAX_DEPTH) throw wrong("is nested more than " + SavePath.MAX_DEPTH + " deep");
        tables.add(table);
        Map<Object, Object> map = map(table);
        tables.remove(tables.size() - 1);
        return isList(map) ? list(map) : map;
    }

    private Map<Object, Object> map(Table table) {
        Map<Object, Object> map = new LinkedHashMap<>();
        for (Table.Entry entry : table) {
            Object key = key(entry.key());
            path.add(key);
            map.put(key, plain(entry.value()));
            path.remove(path.size() - 1);
        }
        return map;
    }

    private Object key(Value key) {
        if (key.is(LuaType.STRING)) return text(key);
        if (key.is(LuaType.NUMBER)) return key.number();
        if (key.is(LuaType.BOOLEAN)) return key.isTrue();
        throw wrong("has a " + key.typeName() + " as a key; keys must be strings, numbers or booleans");
    }

    private static boolean isList(Map<Object, Object> map) {
        for (int i = 1; i <= map.size(); i++) if (!map.containsKey((double) i)) return false;
        return !map.isEmpty();
    }

    private static List<Object> list(Map<Object, Object> map) {
        List<Object> list = new ArrayList<>(map.size());
        for (int i = 1; i <= map.size(); i++) list.add(map.get((double) i));
        return list;
    }

    private LuaException wrong(String what) {
        return new LuaException(purpose.caller + SavePath.text(name, path) + " " + what);
    }
}

package kodama.lua.bind;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Caches the Java strings of Lua strings that are used in every frame, such as names of pictures and groups. */
public final class StringCache {
    /** Most entries. */
    private static final int MAX_ENTRIES = 10_000;

    /** Longest cached string, in bytes. Longer ones may have equal hashes. */
    private static final int MAX_LENGTH = 64;

    private final Map<LuaValue, String> known = new HashMap<>();

    /** Makes an empty cache. */
    public StringCache() {}

    /** Converts a string or number. */
    public String of(Value value) {
        return of(value.raw());
    }

    /** Converts a string or number, for packages that use LuaJ. */
    public String of(LuaValue value) {
        String found = known.get(value);
        return found != null ? found : learn(value);
    }

    /**
     * Converts a string that is a name.
     *
     * @param value a string or a number
     * @param what what has this name, for the message; only called for an error
     * @throws LuaException if it is longer than names may be
     */
    public String name(LuaValue value, Supplier<String> what) {
        String found = known.get(value);
        if (found != null) return found;
        Value.rejectLong(value, what);
        return learn(value);
    }

    /**
     * Reads a name from a table.
     *
     * @return the name; null if there is none
     * @throws LuaException if the field is not a string, or is longer than names may be
     */
    public @Nullable String of(Table table, FieldKey key) {
        LuaValue value = key.get((LuaTable) table.raw());
        if (value.isnil()) return null;
        if (value.type() == LuaValue.TSTRING) return name(value, () -> "field '" + key + "'");
        throw new LuaException("field '" + key + "' must be a string but was a " + value.typename());
    }

    private String learn(LuaValue value) {
        LuaString bytes = value.checkstring();
        String text = LuaText.utf8(bytes);
        if (known.size() == MAX_ENTRIES) known.clear(); // names may contain counters
        if (value instanceof LuaString && bytes.m_length <= MAX_LENGTH) known.put(value, text);
        return text;
    }
}

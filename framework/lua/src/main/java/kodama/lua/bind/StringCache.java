package kodama.lua.bind;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Java strings of Lua strings that are asked for in every frame, names of pictures and groups: each is made once. */
public final class StringCache {
    /** So many are known at once. */
    private static final int MOST = 10_000;

    /** In bytes. Longer strings may have one hash in common. */
    private static final int LONGEST = 64;

    private final Map<LuaValue, String> known = new HashMap<>();

    /** Knows no text so far. */
    public StringCache() {}

    /** Reads a string or number. */
    public String of(Value value) {
        return of(value.raw());
    }

    /** Reads a string or number, for rooms that know LuaJ. */
    public String of(LuaValue value) {
        String found = known.get(value);
        return found != null ? found : learn(value);
    }

    /**
     * Reads a string that names something.
     *
     * @param value a string or a number
     * @param what what the name stands for, for the message; asked for only then
     * @throws LuaException if it is longer than a name may be
     */
    public String name(LuaValue value, Supplier<String> what) {
        String found = known.get(value);
        if (found != null) return found;
        Value.refuseLong(value, what);
        return learn(value);
    }

    /**
     * Reads a name in a table.
     *
     * @return null if there is none
     * @throws LuaException if the field is not a string, or longer than a name may be
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
        if (known.size() == MOST) known.clear(); // names can be counted up without end
        if (value instanceof LuaString && bytes.m_length <= LONGEST) known.put(value, text);
        return text;
    }
}

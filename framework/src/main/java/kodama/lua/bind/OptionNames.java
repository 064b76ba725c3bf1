package kodama.lua.bind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.luaj.vm2.LuaValue;

/** The names that the options of a function may have, as Lua strings made once. Immutable. */
public final class OptionNames {
    private final Map<String, LuaValue> keys = new LinkedHashMap<>();
    private final Set<LuaValue> known;

    private OptionNames(List<String> names) {
        for (String name : names) keys.put(name, LuaValue.valueOf(name));
        known = Set.copyOf(keys.values());
    }

    /**
     * Makes names.
     *
     * @param names as scripts write them
     * @return in this order
     */
    public static OptionNames of(String... names) {
        return new OptionNames(Arrays.asList(names));
    }

    /**
     * Adds names.
     *
     * @param more further ones
     * @return these names and those
     */
    public OptionNames and(String... more) {
        List<String> names = new ArrayList<>(names());
        names.addAll(Arrays.asList(more));
        return new OptionNames(names);
    }

    /**
     * Tells whether there is such an option.
     *
     * @param key of a table
     * @return true if its name is one of these
     */
    public boolean has(Value key) {
        return has(key.raw());
    }

    boolean has(LuaValue key) {
        return known.contains(key);
    }

    /** The Lua string of a name; an unknown name is a mistake of ours. */
    LuaValue key(String name) {
        LuaValue key = keys.get(name);
        if (key == null) throw new IllegalArgumentException("'" + name + "' is none of the options " + names());
        return key;
    }

    /**
     * Lists the names.
     *
     * @return in the order in which they were given
     */
    public List<String> names() {
        return List.copyOf(keys.keySet());
    }
}

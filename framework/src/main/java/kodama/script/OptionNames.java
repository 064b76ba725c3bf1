package kodama.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.luaj.vm2.LuaValue;

/** The names that the options of a function may have, as Lua strings made once. Immutable. */
final class OptionNames {
    private final Map<String, LuaValue> keys = new LinkedHashMap<>();
    private final Set<LuaValue> known;

    private OptionNames(List<String> names) {
        for (String name : names) keys.put(name, LuaValue.valueOf(name));
        known = Set.copyOf(keys.values());
    }

    static OptionNames of(String... names) {
        return new OptionNames(Arrays.asList(names));
    }

    /** These names and further ones. */
    OptionNames and(String... more) {
        List<String> names = new ArrayList<>(names());
        names.addAll(Arrays.asList(more));
        return new OptionNames(names);
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

    List<String> names() {
        return List.copyOf(keys.keySet());
    }
}

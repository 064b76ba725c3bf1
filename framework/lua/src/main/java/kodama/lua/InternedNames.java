package kodama.lua;

import java.util.HashMap;
import java.util.Map;
import org.luaj.vm2.LuaString;

/**
 * One string object for each name in a machine's scripts. Shapes refer to it, and translated classes refer to shapes.
 * As HotSpot may keep such a class alive while it compiles it, nothing here refers to the machine.
 */
final class InternedNames {

    private final Map<LuaString, LuaString> names = new HashMap<>();

    /** Returns the one object for a name. */
    LuaString of(LuaString name) {
        LuaString known = names.putIfAbsent(name, name);
        return known == null ? name : known;
    }

    boolean has(LuaString name) {
        return names.containsKey(name);
    }

    void clear() {
        names.clear();
    }
}

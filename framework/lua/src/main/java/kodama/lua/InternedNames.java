package kodama.lua;

import java.util.HashMap;
import java.util.Map;
import org.luaj.vm2.LuaString;

/**
 * One object for each name of a machine's scripts. Shapes hold it, and classes of translated functions hold shapes:
 * since Java may keep such a class while it compiles it, nothing here leads to the machine.
 */
final class InternedNames {

    private final Map<LuaString, LuaString> names = new HashMap<>();

    /** The one object for a name. */
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

package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Finds the name of a function in the loaded modules. */
final class LibraryNames {

    private @Nullable LuaTable loaded;

    /** Sets the table of loaded modules; without it, no function has a name. */
    void setLoadedModules(LuaTable modules) {
        loaded = modules;
    }

    /** Returns the name, as in {@code string.rep}, or null. */
    @Nullable
    String find(LuaValue function) {
        return loaded == null ? null : find(loaded, function);
    }

    private static @Nullable String find(LuaTable loaded, LuaValue function) {
        for (LuaValue module : loaded.keys()) {
            if (!(loaded.rawget(module) instanceof LuaTable table)) continue;
            for (LuaValue key : table.keys()) {
                if (key.isstring() && table.rawget(key) == function) return name(module.tojstring(), key.tojstring());
            }
        }
        return null;
    }

    private static String name(String module, String key) {
        return module.equals("_G") ? key : module + "." + key;
    }
}

package kodama.lua.library;

import kodama.lua.Library;
import kodama.lua.LuaMachine;
import org.luaj.vm2.LuaTable;

/**
 * {@code require}, and the {@code package} table with the loaded modules. Modules are only loaded from the game's
 * scripts.
 */
public final class PackageLib implements Library {

    private static final String[] STANDARD = {
        "string", "table", "math", "coroutine", "bit32", "utf8", "os", "io", "debug"
    };

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = machine.newTable();
        LuaTable loaded = machine.newTable();
        LuaTable preload = machine.newTable();
        library.set("loaded", loaded);
        library.set("preload", preload);
        library.set("path", "?.lua");
        library.set("cpath", "");
        library.set("config", "/\n;\n?\n!\n-\n");
        globals.set("package", library);
        globals.set("require", new RequireFunction(machine, loaded, preload));
        loaded.set("_G", globals);
        loaded.set("package", library);
        for (String name : STANDARD) {
            if (!globals.get(name).isnil()) loaded.set(name, globals.get(name));
        }
        machine.setLoadedModules(loaded);
    }
}

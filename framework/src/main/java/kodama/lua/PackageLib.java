package kodama.lua;

import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code require}, and the {@code package} table with what has been loaded. */
final class PackageLib implements Library {

    private static final String[] STANDARD = {
        "string", "table", "math", "coroutine", "bit32", "utf8", "os", "io", "debug"
    };

    private final boolean isCaged;

    PackageLib(boolean isCaged) {
        this.isCaged = isCaged;
    }

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = machine.newTable();
        LuaTable loaded = machine.newTable();
        LuaTable preload = machine.newTable();
        library.set("loaded", loaded);
        library.set("preload", preload);
        library.set("path", isCaged ? "?.lua" : SearchPath.lua());
        library.set("cpath", isCaged ? "" : SearchPath.c());
        library.set("config", "/\n;\n?\n!\n-\n");
        globals.set("package", library);
        if (isCaged) globals.set("require", new Require(machine, loaded, preload));
        else open(machine, globals, library);
        loaded.set("_G", globals);
        loaded.set("package", library);
        for (String name : STANDARD) {
            if (!globals.get(name).isnil()) loaded.set(name, globals.get(name));
        }
        machine.setLoaded(loaded);
    }

    private static void open(LuaMachine machine, LuaTable globals, LuaTable library) {
        LuaTable loaded = (LuaTable) library.get("loaded");
        LuaTable searchers = new Searchers(machine, library, (LuaTable) library.get("preload")).table();
        library.set("searchers", searchers);
        library.set("loaders", searchers);
        Builtin.define(library, "package.searchpath", SearchPath::search);
        Builtin.define(library, "package.loadlib", args -> noLibrary());
        globals.set("require", new OpenRequire(machine, loaded, library));
    }

    private static Varargs noLibrary() {
        LuaValue reason = LuaValue.valueOf("dynamic libraries not enabled; check your Lua installation");
        return LuaValue.varargsOf(LuaValue.NIL, reason, LuaValue.valueOf("absent"));
    }
}

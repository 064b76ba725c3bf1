package kodama.lua.library.module;

import java.io.File;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.text.LuaText;
import kodama.lua.value.Args;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code require}, and the {@code package} table with what has been loaded. */
public final class PackageLib implements Library {

    private static final String[] STANDARD = {
        "string", "table", "math", "coroutine", "bit32", "utf8", "os", "io", "debug"
    };

    private static final String NOT_THERE = "cannot open shared object file: No such file or directory";

    private final boolean isCaged;

    /**
     * Makes the library.
     *
     * @param isCaged whether modules come from the game's scripts alone
     */
    public PackageLib(boolean isCaged) {
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
        Builtin.define(library, "package.loadlib", PackageLib::noLibrary);
        globals.set("require", new OpenRequire(machine, loaded, library));
        OldModules.install(machine, library);
    }

    /** No library can be bound to Java; the words are those for one that cannot be opened. */
    private static Varargs noLibrary(Varargs args) {
        String path = LuaText.utf8(Args.string(args, 1));
        Args.string(args, 2);
        String problem = new File(path).exists() ? "invalid ELF header" : NOT_THERE;
        return LuaValue.varargsOf(LuaValue.NIL, LuaText.utf8(path + ": " + problem), LuaValue.valueOf("open"));
    }
}

package kodama.lua.open;

import java.io.File;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What an open machine's {@code package} has: paths and searchers that scripts can change, and a {@code require} by
 * them.
 */
public final class OpenPackageLib implements Library {

    private static final String NOT_THERE = "cannot open shared object file: No such file or directory";

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = (LuaTable) globals.rawget("package");
        LuaTable loaded = (LuaTable) library.get("loaded");
        library.set("path", SearchPath.lua());
        library.set("cpath", SearchPath.c());
        LuaTable searchers = new Searchers(machine, library, (LuaTable) library.get("preload")).table();
        library.set("searchers", searchers);
        library.set("loaders", searchers);
        Builtin.define(library, "package.searchpath", SearchPath::search);
        Builtin.define(library, "package.loadlib", OpenPackageLib::noLibrary);
        globals.set("require", new OpenRequire(machine, loaded, library));
        LegacyModules.install(machine, library);
    }

    /** No library can be bound to Java; the words are those for one that cannot be opened. */
    private static Varargs noLibrary(Varargs args) {
        String path = LuaText.utf8(Args.string(args, 1));
        Args.string(args, 2);
        String problem = new File(path).exists() ? "invalid ELF header" : NOT_THERE;
        return LuaValue.varargsOf(LuaValue.NIL, LuaText.utf8(path + ": " + problem), LuaValue.valueOf("open"));
    }
}

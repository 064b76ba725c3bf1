package kodama.lua.open;

import java.io.File;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.ValueText;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The full {@code package} library, with paths and searchers that scripts can change, and {@code require}, which uses
 * them.
 */
final class FullPackageLib implements Library {

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
        Builtin.define(library, "package.loadlib", FullPackageLib::noLibrary);
        globals.set("require", new FullRequire(machine, loaded, library));
        LegacyModules.install(machine, library);
    }

    /** C libraries are not supported; the messages are those for a library that cannot be opened. */
    private static Varargs noLibrary(Varargs args) {
        String path = LuaText.utf8(Args.string(args, 1));
        Args.string(args, 2);
        String problem = new File(path).exists() ? "invalid ELF header" : NOT_THERE;
        return LuaValue.varargsOf(LuaValue.NIL, LuaText.utf8(path + ": " + problem), LuaValue.valueOf("open"));
    }

    /** The functions in {@code package.searchers}, which {@code require} calls in order. */
    private static final class Searchers {
        private final LuaMachine machine;
        private final LuaTable library;
        private final LuaTable preload;

        Searchers(LuaMachine machine, LuaTable library, LuaTable preload) {
            this.machine = machine;
            this.library = library;
            this.preload = preload;
        }

        LuaTable table() {
            LuaTable searchers = machine.newTable();
            searchers.rawset(1, new Builtin("?", this::preloaded));
            searchers.rawset(2, new Builtin("?", this::script));
            searchers.rawset(3, new Builtin("?", args -> binary(Args.string(args, 1))));
            searchers.rawset(4, new Builtin("?", args -> rootOf(Args.string(args, 1))));
            return searchers;
        }

        private Varargs preloaded(Varargs args) {
            LuaString name = Args.string(args, 1);
            LuaValue loader = preload.get(name);
            if (!loader.isnil()) return loader;
            return LuaText.utf8("\n\tno field package.preload['" + LuaText.utf8(name) + "']");
        }

        private Varargs script(Varargs args) {
            String name = LuaText.utf8(Args.string(args, 1));
            SearchPath.Result result = SearchPath.find(name, path("path"), ".", "/");
            if (result.file() == null) return LuaText.utf8(result.tried());
            return LuaValue.varargsOf(loader(name, result.file()), LuaText.utf8(result.file()));
        }

        private LuaValue loader(String name, String file) {
            try {
                return FileLoadLib.load(machine, file, "bt", machine.globals());
            } catch (LuaError error) {
                String reason = error.getMessageObject().tojstring();
                throw new MessageError("error loading module '" + name + "' from file '" + file + "':\n\t" + reason);
            }
        }

        /** Modules in C are not supported; only the error message lists their files. */
        private LuaValue binary(LuaString name) {
            return LuaText.utf8(
                    SearchPath.find(LuaText.utf8(name), path("cpath"), ".", "/").tried());
        }

        private Varargs rootOf(LuaString name) {
            String module = LuaText.utf8(name);
            int dot = module.indexOf('.');
            return dot < 0 ? LuaValue.NONE : binary(LuaText.utf8(module.substring(0, dot)));
        }

        private String path(String field) {
            LuaValue path = library.get(field);
            if (!path.isstring()) throw new MessageError("'package." + field + "' must be a string");
            return LuaText.utf8(ValueText.raw(path));
        }
    }
}

package kodama.lua.open;

import kodama.lua.Call;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code require} by {@code package.searchers}: asks them for a loader and calls it once. */
final class FullRequire extends Resumable {

    /** The state of a search for a module. */
    private static final class Search {
        final LuaString name;
        final StringBuilder tried = new StringBuilder();
        int searcher;
        boolean isLoading;

        Search(LuaString name) {
            this.name = name;
        }
    }

    private final LuaTable loaded;
    private final LuaTable library;

    FullRequire(LuaMachine machine, LuaTable loaded, LuaTable library) {
        super(machine, "require");
        this.loaded = loaded;
        this.library = library;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        LuaString name = Args.string(args, 1);
        LuaValue known = loaded.get(name);
        if (known.toboolean()) return known;
        Search search = new Search(name);
        call.state = search;
        return ask(call, search);
    }

    private Varargs ask(Call call, Search search) {
        if (!(library.get("searchers") instanceof LuaTable searchers)) {
            throw new MessageError("'package.searchers' must be a table");
        }
        LuaValue searcher = searchers.rawget(++search.searcher);
        if (!searcher.isnil()) return call.invoke(searcher, search.name);
        throw new MessageError("module '" + LuaText.utf8(search.name) + "' not found:" + search.tried);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        if (!(call.state instanceof Search search)) throw new IllegalStateException("require lost its module");
        if (search.isLoading) return finish(search.name, results.arg1());
        LuaValue answer = results.arg1();
        if (answer.isfunction()) {
            search.isLoading = true;
            return call.invoke(answer, LuaValue.varargsOf(search.name, results.arg(2)));
        }
        if (answer.isstring()) search.tried.append(answer.tojstring());
        return ask(call, search);
    }

    private Varargs finish(LuaString name, LuaValue module) {
        if (!module.isnil()) loaded.set(name, module);
        if (loaded.get(name).isnil()) loaded.set(name, LuaValue.TRUE);
        return loaded.get(name);
    }
}

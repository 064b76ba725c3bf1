package kodama.lua.open;

import kodama.lua.Builtin;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module functions of Lua 5.1 that 5.2 keeps: {@code module} and {@code package.seeall}. */
final class LegacyModules {
    private final LuaMachine machine;
    private final LuaTable loaded;

    private LegacyModules(LuaMachine machine, LuaTable loaded) {
        this.machine = machine;
        this.loaded = loaded;
    }

    static void install(LuaMachine machine, LuaTable library) {
        LegacyModules modules = new LegacyModules(machine, (LuaTable) library.get("loaded"));
        Builtin.define(machine.globals(), "module", modules::module);
        Builtin.define(library, "package.seeall", modules::seeAll);
    }

    private Varargs seeAll(Varargs args) {
        LuaTable module = Args.table(args, 1);
        LuaTable metatable = module.getmetatable() instanceof LuaTable old ? old : machine.newTable();
        module.setmetatable(metatable);
        metatable.set("__index", machine.globals());
        return LuaValue.NONE;
    }

    private Varargs module(Varargs args) {
        LuaString name = Args.string(args, 1);
        LuaTable module = find(name);
        if (module.get("_NAME").isnil()) initialize(module, LuaText.utf8(name));
        setEnvironment(module);
        for (int i = 2; i <= args.narg(); i++) if (args.arg(i) instanceof LuaFunction option) option.call(module);
        return module;
    }

    /** Returns the loaded module, or the global table of that name, which is created if it does not exist. */
    private LuaTable find(LuaString name) {
        if (loaded.get(name) instanceof LuaTable known) return known;
        LuaTable table = machine.globals();
        for (String part : LuaText.utf8(name).split("\\.")) {
            table = field(table, LuaText.utf8(part));
            if (table == null) throw new MessageError("name conflict for module '" + LuaText.utf8(name) + "'");
        }
        loaded.set(name, table);
        return table;
    }

    private @Nullable LuaTable field(LuaTable table, LuaString name) {
        if (table.rawget(name).isnil()) table.rawset(name, machine.newTable());
        return table.rawget(name) instanceof LuaTable found ? found : null;
    }

    private static void initialize(LuaTable module, String name) {
        module.set("_M", module);
        module.set("_NAME", LuaText.utf8(name));
        module.set("_PACKAGE", LuaText.utf8(name.substring(0, name.lastIndexOf('.') + 1)));
    }

    /** Makes the module the environment of the calling function. */
    private void setEnvironment(LuaTable module) {
        ScriptFunction function = machine.running().runningFunction();
        if (function == null) throw new MessageError("'module' not called from a Lua function");
        if (function.upvalues() > 0) function.upvalue(0).set(module);
    }
}

package kodama.lua.open;

import kodama.lua.Builtin;
import kodama.lua.CallLevels;
import kodama.lua.Coroutine;
import kodama.lua.Locals;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code debug.getlocal} and {@code debug.setlocal}: the variables of active calls, by number. */
final class DebugLocals {

    private DebugLocals() {}

    static void install(LuaMachine machine, LuaTable library) {
        Builtin.define(library, "getlocal", args -> get(machine, args));
        Builtin.define(library, "setlocal", args -> set(machine, args));
    }

    private static Varargs get(LuaMachine machine, Varargs all) {
        Coroutine other = all.arg1() instanceof Coroutine coroutine ? coroutine : null;
        Varargs args = other == null ? all : all.subargs(2);
        int index = (int) Args.integer(args, 2);
        if (args.arg1().isfunction()) return parameter(args.arg1(), index);
        if (other == null && Args.integer(args, 1) == 0) return argument(args, index);
        Coroutine co = other == null ? machine.running() : other;
        Locals.Local local = Locals.find(co, level(co, args, other != null), index);
        return local == null ? LuaValue.NIL : LuaValue.varargsOf(local.name(), local.value());
    }

    /** Level 0: the running function, which is getlocal or setlocal itself. */
    private static Varargs argument(Varargs args, int index) {
        boolean isThere = index >= 1 && index <= args.narg();
        return isThere ? LuaValue.varargsOf(Locals.TEMPORARY, args.arg(index)) : LuaValue.NIL;
    }

    private static LuaValue parameter(LuaValue function, int index) {
        LuaString name =
                function instanceof ScriptFunction script ? script.prototype().getlocalname(index, 0) : null;
        return name == null ? LuaValue.NIL : name;
    }

    private static Varargs set(LuaMachine machine, Varargs all) {
        Coroutine other = all.arg1() instanceof Coroutine coroutine ? coroutine : null;
        Varargs args = other == null ? all : all.subargs(2);
        Coroutine co = other == null ? machine.running() : other;
        CallLevels.Level level = level(co, args, other != null);
        LuaValue value = Args.any(args, 3);
        Locals.Local local = Locals.find(co, level, (int) Args.integer(args, 2));
        if (local == null) return LuaValue.NIL;
        local.set(value);
        return local.name();
    }

    private static CallLevels.Level level(Coroutine co, Varargs args, boolean isOther) {
        long level = Args.integer(args, 1);
        var levels = CallLevels.of(co);
        if (level < 0 || level >= levels.size()) throw new BadArgument(isOther ? 2 : 1, "level out of range");
        return levels.get((int) level);
    }
}

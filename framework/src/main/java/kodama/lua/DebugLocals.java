package kodama.lua;

import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code debug.getlocal} and {@code debug.setlocal}: variables of calls under way, by number. */
final class DebugLocals {

    private static final LuaString VARARG = LuaValue.valueOf("(*vararg)");
    private static final LuaString TEMPORARY = LuaValue.valueOf("(*temporary)");

    /** A variable's name and the register it lives in. */
    private record Local(LuaString name, int register) {}

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
        Coroutine co = other == null ? machine.running() : other;
        Local local = find(co, level(co, args, other != null), index);
        return local == null ? LuaValue.NIL : LuaValue.varargsOf(local.name, co.stack[local.register]);
    }

    private static LuaValue parameter(LuaValue function, int index) {
        LuaString name =
                function instanceof ScriptFunction script ? script.code.prototype.getlocalname(index, 0) : null;
        return name == null ? LuaValue.NIL : name;
    }

    private static Varargs set(LuaMachine machine, Varargs all) {
        Coroutine other = all.arg1() instanceof Coroutine coroutine ? coroutine : null;
        Varargs args = other == null ? all : all.subargs(2);
        Coroutine co = other == null ? machine.running() : other;
        Levels.Level level = level(co, args, other != null);
        LuaValue value = Args.any(args, 3);
        Local local = find(co, level, (int) Args.integer(args, 2));
        if (local == null) return LuaValue.NIL;
        co.stack[local.register] = value;
        return local.name;
    }

    private static Levels.Level level(Coroutine co, Varargs args, boolean isOther) {
        long level = Args.integer(args, 1);
        var levels = Levels.of(co);
        if (level < 0 || level >= levels.size()) throw new BadArgument(isOther ? 2 : 1, "level out of range");
        return levels.get((int) level);
    }

    private static @Nullable Local find(Coroutine co, Levels.Level level, int index) {
        if (!level.isScript()) return null;
        Call call = level.call();
        if (index < 0) return extra(call, -index);
        LuaString name = call.function.code.prototype.getlocalname(index, call.pc - 1);
        if (name != null) return new Local(name, call.base + index - 1);
        return index >= 1 && index <= temporaries(co, call) ? new Local(TEMPORARY, call.base + index - 1) : null;
    }

    private static @Nullable Local extra(Call call, int index) {
        int first = call.func + 1 + call.function.code.parameters;
        boolean exists = call.function.code.isVararg && index <= call.base - first;
        return exists ? new Local(VARARG, first + index - 1) : null;
    }

    /** How many registers are in use: up to the function that is being called. */
    private static int temporaries(Coroutine co, Call call) {
        if (co.frame != call && call.next != null) return call.next.func - call.base;
        int i = call.function.code.prototype.code[Math.max(call.pc - 1, 0)];
        boolean isCall = (i & 0x3f) == org.luaj.vm2.Lua.OP_CALL;
        return isCall ? i >>> 6 & 0xff : 0;
    }
}

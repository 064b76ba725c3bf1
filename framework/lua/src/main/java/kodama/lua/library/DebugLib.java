package kodama.lua.library;

import java.util.List;
import kodama.lua.Builtin;
import kodama.lua.CallLevels;
import kodama.lua.Coroutine;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.Traceback;
import kodama.lua.ValueText;
import kodama.lua.VariableNames;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The functions of {@code debug} that only inspect. The full standard library also has those that change something. */
final class DebugLib implements Library {

    private static final long COST_OF_LEVEL = 60;

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = machine.newTable();
        globals.set("debug", library);
        Builtin.define(library, "traceback", args -> traceback(machine, args));
        Builtin.define(library, "getinfo", args -> information(machine, args));
    }

    /** Returns the coroutine in an optional first argument. */
    private static @Nullable Coroutine other(Varargs args) {
        return args.arg1() instanceof Coroutine coroutine ? coroutine : null;
    }

    private static Varargs traceback(LuaMachine machine, Varargs all) {
        Coroutine other = other(all);
        Varargs args = other == null ? all : all.subargs(2);
        LuaValue message = args.arg1();
        boolean isText = message instanceof LuaString || message instanceof LuaNumber;
        if (!isText && !message.isnil()) return message;
        Coroutine co = other == null ? machine.running() : other;
        int level = (int) Args.integer(args, 2, co == machine.running() ? 1 : 0);
        chargeFor(machine, co);
        String trace = machine.isHandlerPlain() ? Traceback.ofError(co) : Traceback.of(co, level);
        return isText ? ValueText.append(message, "\n" + trace) : LuaValue.valueOf(trace);
    }

    /** Charges for the active calls, all of which are inspected. */
    private static void chargeFor(LuaMachine machine, Coroutine co) {
        machine.charge(COST_OF_LEVEL * (1 + co.callCount()));
    }

    private static Varargs information(LuaMachine machine, Varargs all) {
        Coroutine other = other(all);
        Varargs args = other == null ? all : all.subargs(2);
        String what = Args.isMissing(args, 2) ? "flnStu" : Args.string(args, 2).tojstring();
        machine.charge(what.length());
        if (!what.matches("[nSltufL]*")) throw new BadArgument(other == null ? 2 : 3, "invalid option");
        LuaValue subject = args.arg1();
        machine.charge(COST_OF_LEVEL);
        if (subject instanceof LuaFunction function) {
            return describe(machine, new CallLevels.Level(null, function, null, false), what);
        }
        chargeFor(machine, other == null ? machine.running() : other);
        List<CallLevels.Level> levels = CallLevels.of(other == null ? machine.running() : other);
        if (!subject.isnumber()) {
            throw new BadArgument(other == null ? 1 : 2, "function or level expected");
        }
        double level = Args.number(args, 1);
        if (level < 0 || level >= levels.size()) return LuaValue.NIL;
        return describe(machine, levels.get((int) level), what);
    }

    private static LuaTable describe(LuaMachine machine, CallLevels.Level level, String what) {
        LuaTable info = machine.newTable(0, 16);
        ScriptFunction script = level.function() instanceof ScriptFunction function ? function : null;
        if (what.indexOf('S') >= 0) source(info, script);
        if (what.indexOf('l') >= 0) info.set("currentline", LuaReal.of(level.line()));
        if (what.indexOf('u') >= 0) parameters(info, script);
        if (what.indexOf('n') >= 0) name(info, level);
        if (what.indexOf('t') >= 0) info.set("istailcall", LuaValue.valueOf(level.isTail()));
        if (what.indexOf('L') >= 0 && script != null) lines(machine, info, script);
        if (what.indexOf('f') >= 0 && !machine.options().sandboxed()) info.set("func", level.function());
        return info;
    }

    private static void source(LuaTable info, @Nullable ScriptFunction script) {
        int first = script == null ? -1 : script.prototype().linedefined;
        info.set(
                "source",
                LosslessUtf8.of(
                        script == null ? "=[C]" : script.prototype().source.tojstring()));
        info.set("short_src", LosslessUtf8.of(script == null ? "[C]" : script.source()));
        info.set("linedefined", LuaReal.of(first));
        info.set("lastlinedefined", LuaReal.of(script == null ? -1 : script.prototype().lastlinedefined));
        info.set("what", LuaValue.valueOf(script == null ? "C" : first == 0 ? "main" : "Lua"));
    }

    private static void parameters(LuaTable info, @Nullable ScriptFunction script) {
        info.set("nups", LuaReal.of(script == null ? 0 : script.upvalues()));
        info.set("nparams", LuaReal.of(script == null ? 0 : script.prototype().numparams));
        info.set("isvararg", LuaValue.valueOf(script == null || script.prototype().is_vararg != 0));
    }

    private static void name(LuaTable info, CallLevels.Level level) {
        VariableNames.Name name = level.name();
        info.set("namewhat", LuaValue.valueOf(name == null ? "" : name.kind()));
        if (name != null) info.set("name", LuaValue.valueOf(name.text()));
    }

    private static void lines(LuaMachine machine, LuaTable info, ScriptFunction script) {
        LuaTable lines = machine.newTable();
        for (int line : script.prototype().lineinfo) lines.rawset(line, LuaValue.TRUE);
        info.set("activelines", lines);
    }
}

package kodama.lua.open;

import java.util.Map;
import java.util.WeakHashMap;
import kodama.lua.Builtin;
import kodama.lua.CapturingFunction;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.Upvalue;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import kodama.lua.value.LightUserdata;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The parts of {@code debug} that a sandbox lacks: metatables of any value, upvalues, locals, hooks. */
final class FullDebugLib implements Library {

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable library = (LuaTable) globals.rawget("debug");
        Builtin.define(library, "getmetatable", args -> orNil(machine.metatable(Args.any(args, 1))));
        Builtin.define(library, "setmetatable", args -> setMetatable(machine, args));
        Builtin.define(library, "getupvalue", FullDebugLib::getUpvalue);
        Builtin.define(library, "setupvalue", FullDebugLib::setUpvalue);
        Builtin.define(library, "upvalueid", args -> new LightUserdata(identity(args)));
        Builtin.define(library, "upvaluejoin", FullDebugLib::joinUpvalues);
        DebugLocals.install(machine, library);
        LuaTable registry = machine.newTable();
        Builtin.define(library, "getregistry", args -> registry);
        HookFunctions.install(machine, library);
        Map<LuaValue, LuaValue> attached = new WeakHashMap<>();
        Builtin.define(library, "getuservalue", args -> attached.getOrDefault(args.arg1(), LuaValue.NIL));
        Builtin.define(library, "setuservalue", args -> setUserValue(attached, args));
    }

    private static Varargs setUserValue(Map<LuaValue, LuaValue> attached, Varargs args) {
        LuaValue userdata = args.arg1();
        if (userdata instanceof LightUserdata) throw new BadArgument(1, "full userdata expected, got light userdata");
        if (!userdata.isuserdata()) throw Args.wrongType(args, 1, "userdata");
        if (Args.isMissing(args, 2)) attached.remove(userdata);
        else attached.put(userdata, Args.table(args, 2));
        return userdata;
    }

    private static LuaValue orNil(@Nullable LuaValue value) {
        return value == null ? LuaValue.NIL : value;
    }

    private static Varargs setMetatable(LuaMachine machine, Varargs args) {
        LuaValue metatable = args.arg(2);
        boolean isGiven = args.narg() >= 2 && (metatable.isnil() || metatable.istable());
        if (!isGiven) throw new BadArgument(2, "nil or table expected");
        machine.setMetatable(args.arg1(), metatable.isnil() ? null : Args.table(args, 2));
        if (args.arg1() instanceof LuaTable table) machine.collector().add(table);
        return args.arg1();
    }

    private static @Nullable ScriptFunction withUpvalue(Varargs args, int index) {
        int at = (int) Args.integer(args, index + 1);
        boolean exists =
                Args.function(args, index) instanceof ScriptFunction function && at >= 1 && at <= function.upvalues();
        return exists ? (ScriptFunction) args.arg(index) : null;
    }

    private static LuaString nameOf(ScriptFunction function, int at) {
        LuaString name = function.prototype().upvalues[at].name;
        return name == null ? LuaValue.EMPTYSTRING : name;
    }

    private static Varargs getUpvalue(Varargs args) {
        ScriptFunction function = withUpvalue(args, 1);
        int at = (int) Args.integer(args, 2) - 1;
        if (function == null) return captured(args.arg1(), at);
        return LuaValue.varargsOf(nameOf(function, at), function.upvalue(at).value());
    }

    /** Upvalues of a Java function have no names and cannot be set. */
    private static Varargs captured(LuaValue function, int at) {
        LuaValue[] captured = captured(function);
        boolean exists = at >= 0 && at < captured.length;
        return exists ? LuaValue.varargsOf(LuaValue.EMPTYSTRING, captured[at]) : LuaValue.NONE;
    }

    private static LuaValue[] captured(LuaValue function) {
        if (function instanceof Builtin builtin) return builtin.captured();
        return function instanceof CapturingFunction wrapper ? wrapper.captured() : new LuaValue[0];
    }

    private static Varargs setUpvalue(Varargs args) {
        LuaValue value = Args.any(args, 3);
        ScriptFunction function = withUpvalue(args, 1);
        if (function == null) return LuaValue.NONE;
        int at = (int) Args.integer(args, 2) - 1;
        function.upvalue(at).set(value);
        return nameOf(function, at);
    }

    /** Identifies an upvalue of a Java function. */
    private record Held(LuaValue function, int at) {}

    private static Object identity(Varargs args) {
        int at = (int) Args.integer(args, 2) - 1;
        boolean isHeld = at >= 0 && at < captured(args.arg1()).length;
        return isHeld ? new Held(args.arg1(), at) : upvalue(args, 1);
    }

    private static Upvalue upvalue(Varargs args, int index) {
        ScriptFunction function = withUpvalue(args, index);
        if (function == null) throw new BadArgument(index + 1, "invalid upvalue index");
        return function.upvalue((int) Args.integer(args, index + 1) - 1);
    }

    private static Varargs joinUpvalues(Varargs args) {
        upvalue(args, 1);
        Upvalue from = upvalue(args, 3);
        ScriptFunction function = (ScriptFunction) args.arg1();
        function.join((int) Args.integer(args, 2) - 1, from);
        return LuaValue.NONE;
    }
}

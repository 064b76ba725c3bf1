package kodama.lua.library;

import kodama.lua.Call;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.ValueText;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.NumberFormat;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code tostring}: calls {@code __tostring} if there is one. */
final class ToStringFunction extends Resumable {

    /** Cost of a conversion in addition to the call. */
    private static final int COST = 60;

    ToStringFunction(LuaMachine machine) {
        super(machine, "tostring");
    }

    @Override
    protected @Nullable Varargs callWithoutFrame(LuaMachine machine, Varargs args) {
        LuaValue value = args.arg1();
        if (args.narg() == 0 || !machine.metamethod(value, Metamethod.TOSTRING).isnil()) return null;
        machine.charge(cost(value));
        return ValueText.raw(value);
    }

    private static int cost(LuaValue value) {
        return COST + (value instanceof LuaReal real ? NumberFormat.cost(real.v) : 0);
    }

    @Override
    protected boolean neverYields() {
        return true;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        LuaValue value = Args.any(args, 1);
        call.machine().charge(cost(value));
        LuaValue handler = call.machine().metamethod(value, Metamethod.TOSTRING);
        return handler.isnil() ? ValueText.raw(value) : call.invoke(handler, value);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        LuaValue described = results.arg1();
        return ValueText.isPlain(described) ? ValueText.ofPlain(described) : described;
    }
}

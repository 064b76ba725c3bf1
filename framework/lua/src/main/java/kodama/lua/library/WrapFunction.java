package kodama.lua.library;

import kodama.lua.CapturingFunction;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.SourcePositions;
import kodama.lua.ValueText;
import kodama.lua.error.BudgetError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Hashes;
import kodama.lua.value.ObjectNames;
import kodama.lua.value.StableHash;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** The function that {@code coroutine.wrap} returns: each call resumes the coroutine. */
final class WrapFunction extends VarArgFunction implements CapturingFunction, StableHash {

    /** Cost of an error that it propagates: its line is searched on the Java stack, and it is thrown again. */
    private static final int COST_OF_ERROR = 2000;

    private final LuaMachine machine;
    private final Coroutine coroutine;

    WrapFunction(LuaMachine machine, Coroutine coroutine) {
        this.machine = machine;
        this.coroutine = coroutine;
    }

    @Override
    public LuaValue[] captured() {
        return new LuaValue[] {coroutine};
    }

    @Override
    public Varargs invoke(Varargs args) {
        try {
            return machine.resume(coroutine, args);
        } catch (BudgetError fatal) {
            throw fatal;
        } catch (LuaError error) {
            machine.charge(COST_OF_ERROR);
            throw new ScriptError(located(error.getMessageObject()), error.getCause());
        }
    }

    /** Adds the caller's position to a string. */
    private LuaValue located(LuaValue value) {
        if (!(value instanceof LuaString) && !(value instanceof LuaNumber)) return value;
        return ValueText.join(SourcePositions.prefix(machine.running(), 1), value);
    }

    @Override
    public int hashCode() {
        return coroutine.hashCode() + 1;
    }

    @Override
    public int stableHash() {
        return Hashes.ofFunction(hashCode());
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("function", coroutine.sequence());
    }
}

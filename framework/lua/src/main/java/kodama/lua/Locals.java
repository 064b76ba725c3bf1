package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Local variables of active calls, by index. */
public final class Locals {

    private static final LuaString VARARG = LuaValue.valueOf("(*vararg)");

    /** The name of a temporary value. */
    public static final LuaString TEMPORARY = LuaValue.valueOf("(*temporary)");

    /**
     * A local variable.
     *
     * @param coroutine the coroutine whose stack holds it
     * @param name the name in the script
     * @param register its index on that stack
     */
    public record Local(Coroutine coroutine, LuaString name, int register) {

        /** Returns the variable's value. */
        public LuaValue value() {
            UnboxedSpills.flush(coroutine);
            return coroutine.stack[register];
        }

        /** Sets the variable. */
        public void set(LuaValue value) {
            UnboxedSpills.flush(coroutine);
            coroutine.stack[register] = value;
        }
    }

    private Locals() {}

    /**
     * Finds a variable of a call. Named and temporary variables count from 1 up, varargs from -1 down.
     *
     * @param co the coroutine of the call
     * @param index the variable's index
     * @return the variable, or null
     */
    public static @Nullable Local find(Coroutine co, CallLevels.Level level, int index) {
        Call call = level.script();
        if (call == null) return null;
        if (index < 0) return extra(co, call, -index);
        LuaString name = call.script().code.prototype.getlocalname(index, call.pc - 1);
        if (name != null) return new Local(co, name, call.base + index - 1);
        return index >= 1 && index <= temporaries(co, call) ? new Local(co, TEMPORARY, call.base + index - 1) : null;
    }

    private static @Nullable Local extra(Coroutine co, Call call, int index) {
        int first = call.extras;
        boolean exists = call.script().code.isVararg && index <= call.base - first;
        return exists ? new Local(co, VARARG, first + index - 1) : null;
    }

    /** Returns the number of registers in use, up to the function being called. */
    private static int temporaries(Coroutine co, Call call) {
        if (co.frame != call && call.next != null) return call.next.func - call.base;
        int i = call.script().code.prototype.code[Math.max(call.pc - 1, 0)];
        boolean isCall = Instructions.opcode(i) == Opcode.CALL;
        return isCall ? Instructions.a(i) : 0;
    }
}

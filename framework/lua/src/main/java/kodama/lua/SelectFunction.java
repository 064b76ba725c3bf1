package kodama.lua;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The function {@code select}. Translated functions recognize it and pick a single value without making a list. */
public final class SelectFunction extends Builtin {

    /**
     * Makes the function.
     *
     * @param body the code of a call
     */
    public SelectFunction(Body body) {
        super("select", body);
    }

    /**
     * Whether an argument asks for the number of values.
     *
     * @param which the first argument
     * @return true for a string that begins with {@code #}, as in the reference implementation
     */
    public static boolean isCount(LuaValue which) {
        return which instanceof LuaString text && text.m_length > 0 && text.luaByte(0) == '#';
    }

    /** Returns the single result of a call, with the call charged; null if a call is needed. */
    @Nullable
    LuaValue select(Coroutine co, LuaValue which, Varargs from) {
        LuaValue picked = select(which, from);
        return picked != null && co.budget.trySpend(JavaFunctionCalls.cost(this, which, from)) ? picked : null;
    }

    private static @Nullable LuaValue select(LuaValue which, Varargs from) {
        if (!(which instanceof LuaReal number)) return isCount(which) ? LuaReal.of(from.narg()) : null;
        int index = (int) number.v;
        if (index != number.v || index <= 0) return null;
        return index <= from.narg() ? from.arg(index) : LuaValue.NIL;
    }
}

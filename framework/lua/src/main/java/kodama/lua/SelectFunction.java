package kodama.lua;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code select}. Translated functions know it, and let it pick one of the values that they have, without a list. */
public final class SelectFunction extends Builtin {

    /**
     * Makes the function.
     *
     * @param body what a call does
     */
    public SelectFunction(Body body) {
        super("select", body);
    }

    /**
     * Whether an argument asks how many there are.
     *
     * @param which the first argument
     * @return true for the text {@code #}, whatever follows, as in the reference
     */
    public static boolean isCount(LuaValue which) {
        return which instanceof LuaString text && text.m_length > 0 && text.luaByte(0) == '#';
    }

    /** What a call for one result gives, counted as the call; null when it takes a call. */
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

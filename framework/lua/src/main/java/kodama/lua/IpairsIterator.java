package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * The iterator that {@code ipairs} returns. Loops of translated functions recognize it and advance it without a call.
 */
public final class IpairsIterator extends Builtin {

    /** Result of {@link #position} if the step needs a call. */
    static final int UNSTEPPED = -2;

    /**
     * Makes the function.
     *
     * @param body the code of a call
     */
    public IpairsIterator(Body body) {
        super("ipairs", body);
    }

    /**
     * Returns the position of the item after a key; -1 at the end, less if the step needs a call.
     *
     * @param control the key, or null if it is a number
     * @param guess the position of the key, if it was found last
     */
    static int position(Coroutine co, ScriptTable table, @Nullable LuaValue control, double number, int guess) {
        int at = control == null && number == guess + 1.0 ? guess + 1 : behind(control, number);
        if (at < 0 || at >= table.size && !isEnd(table, at)) return UNSTEPPED;
        if (!co.budget.trySpend(JavaFunctionCalls.COST + 2)) return UNSTEPPED;
        return at < table.size && !table.isGap(at) ? at : -1;
    }

    private static int behind(@Nullable LuaValue control, double number) {
        double key = control == null ? number : control instanceof LuaReal real ? real.v : UNSTEPPED;
        int at = (int) key;
        return at == key ? at : UNSTEPPED;
    }

    private static boolean isEnd(ScriptTable table, int at) {
        return table.item(at + 1.0) == LuaValue.NIL;
    }
}

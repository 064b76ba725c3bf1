package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.luaj.vm2.LuaValue;

/** What {@code ipairs} steps with. Loops of translated functions know it, and step it without a call. */
public final class ItemFunction extends Builtin {

    /** A step of a loop that takes a call. */
    static final int UNSTEPPED = -2;

    /**
     * Makes the function.
     *
     * @param body what a call does
     */
    public ItemFunction(Body body) {
        super("ipairs", body);
    }

    /** Where the item behind a key is, as a position of the table's; less than -1 when it takes a call. */
    static int position(Coroutine co, LuaValue list, LuaValue key) {
        if (!(list instanceof ScriptTable table) || !(key instanceof LuaReal real)) return UNSTEPPED;
        int at = (int) real.v;
        boolean isThere = at == real.v && at >= 0 && at < table.size && !table.isGap(at);
        return isThere && co.budget.spendIfThere(Calls.COST + 2) ? at : UNSTEPPED;
    }
}

package kodama.lua;

import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The function {@code next}. Loops recognize it and advance without a call. */
public final class NextFunction extends Builtin {

    /** Cost of a step in addition to its instruction. */
    private static final int STEP = 5;

    /**
     * Makes the function.
     *
     * @param machine the machine whose tables it traverses
     */
    public NextFunction(LuaMachine machine) {
        super("next", args -> next(machine, args));
    }

    /** Advances a loop by {@code next}, directly in the loop variables; false for a table that is not ours. */
    static boolean next(LuaMachine machine, LuaValue[] registers, int at, int variables) {
        if (!(registers[at + 1] instanceof ScriptTable table)) return false;
        int position = position(machine, table, registers[at + 2]);
        registers[at + 3] = position < 0 ? LuaValue.NIL : table.keyAt(position);
        registers[at + 4] = position < 0 ? LuaValue.NIL : table.valueAt(position);
        for (int i = 2; i < variables; i++) registers[at + 3 + i] = LuaValue.NIL;
        return true;
    }

    /** Returns the position of the pair after a key; -1 at the end. */
    private static int position(LuaMachine machine, ScriptTable table, LuaValue key) {
        machine.budget.chargeDeferred(STEP + Indexing.lengthCost(key));
        return after(machine, table, table.position(key));
    }

    /**
     * Returns the position of the pair after a key that may be a number; -1 at the end.
     *
     * @param control the key, or null if it is a number
     * @param guess the position of the key, if it was found last
     */
    static int position(LuaMachine machine, ScriptTable table, @Nullable LuaValue control, double number, int guess) {
        boolean isThere = control == null ? table.isItemAt(guess, number) : table.isKeyAt(guess, control);
        if (!isThere) return position(machine, table, control == null ? LuaReal.of(number) : control);
        machine.budget.chargeDeferred(STEP + (control == null ? 0 : Indexing.lengthCost(control)));
        return after(machine, table, guess);
    }

    private static Varargs next(LuaMachine machine, Varargs args) {
        LuaTable table = Args.table(args, 1);
        LuaValue key = args.arg(2);
        machine.charge(Indexing.lengthCost(key));
        if (table instanceof ScriptTable ours) return next(machine, ours, key);
        return table.next(key instanceof LuaReal real ? real.toLuaJ() : key);
    }

    private static Varargs next(LuaMachine machine, ScriptTable table, LuaValue key) {
        int at = after(machine, table, table.position(key));
        return at < 0 ? LuaValue.NIL : LuaValue.varargsOf(table.keyAt(at), table.valueAt(at));
    }

    /** Returns the next position, as {@link ScriptTable#after}; charges for skipping many empty places. */
    private static int after(LuaMachine machine, ScriptTable table, int position) {
        int next = table.after(position);
        int passed = (next < 0 ? table.positions() : next) - position;
        if (passed > 8) machine.charge(passed >> 3);
        return next;
    }
}

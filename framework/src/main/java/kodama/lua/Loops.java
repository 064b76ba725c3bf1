package kodama.lua;

import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The beginnings of numeric loops, and the common step of generic ones: {@code next}. */
final class Loops {

    /** What a step of {@code next} counts against the budget, besides its instruction. */
    private static final int STEP = 5;

    private Loops() {}

    /** Steps a numeric loop; false at its end. */
    static boolean next(LuaValue[] r, int a) {
        double step = ((LuaReal) r[a + 2]).v;
        double index = ((LuaReal) r[a]).v + step;
        double limit = ((LuaReal) r[a + 1]).v;
        if (!(step > 0 ? index <= limit : limit <= index)) return false;
        r[a] = r[a + 3] = LuaReal.of(index);
        return true;
    }

    /** Makes numbers of initial value, limit and step, and steps back once. */
    static void prepare(LuaValue[] registers, int at) {
        LuaReal initial = number(registers[at], "initial value");
        registers[at + 1] = number(registers[at + 1], "limit");
        LuaReal step = number(registers[at + 2], "step");
        registers[at + 2] = step;
        registers[at] = LuaReal.of(initial.v - step.v);
    }

    private static LuaReal number(LuaValue value, String role) {
        LuaReal number = Arithmetic.toNumber(value);
        if (number == null) throw new MessageError("'for' " + role + " must be a number");
        return number;
    }

    /** One step of a generic loop; false when the innermost frame changed. */
    static boolean step(Coroutine co, int at, int variables) {
        LuaValue[] r = co.stack;
        LuaValue iterator = r[at];
        if (iterator == co.machine.next && next(co.machine, r, at, variables)) return true;
        r[at + 5] = r[at + 2];
        r[at + 4] = r[at + 1];
        r[at + 3] = iterator;
        if (!(iterator instanceof ScriptFunction function)) return Calls.call(co, at + 3, 2, variables);
        co.push(function, at + 3, 2, variables, Call.PLAIN);
        return false;
    }

    /** One step of {@code next} over a table of ours, straight into the loop variables; false when it is another. */
    static boolean next(LuaMachine machine, LuaValue[] registers, int at, int variables) {
        if (!(registers[at + 1] instanceof ScriptTable table)) return false;
        machine.budget.fuel -= STEP + Indexing.lengthCost(registers[at + 2]);
        int position = machine.after(table, table.position(registers[at + 2]));
        registers[at + 3] = position < 0 ? LuaValue.NIL : table.keyAt(position);
        registers[at + 4] = position < 0 ? LuaValue.NIL : table.valueAt(position);
        for (int i = 2; i < variables; i++) registers[at + 3 + i] = LuaValue.NIL;
        return true;
    }

    /** The function {@code next}. */
    static Varargs next(LuaMachine machine, Varargs args) {
        LuaTable table = Args.table(args, 1);
        LuaValue key = args.arg(2);
        machine.charge(Indexing.lengthCost(key));
        if (table instanceof ScriptTable ours) return next(machine, ours, key);
        return table.next(key instanceof LuaReal real ? real.stock() : key);
    }

    private static Varargs next(LuaMachine machine, ScriptTable table, LuaValue key) {
        int at = machine.after(table, table.position(key));
        return at < 0 ? LuaValue.NIL : LuaValue.varargsOf(table.keyAt(at), table.valueAt(at));
    }
}

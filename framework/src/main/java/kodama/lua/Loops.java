package kodama.lua;

import org.luaj.vm2.LuaValue;

/** The beginnings of numeric loops, and the common step of generic ones. */
final class Loops {

    private Loops() {}

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

    /** One step of {@code next} over a table of ours, straight into the loop variables; false when it is another. */
    static boolean next(LuaMachine machine, LuaValue[] registers, int at, int variables) {
        if (!(registers[at + 1] instanceof ScriptTable table)) return false;
        int position = machine.after(table, table.position(registers[at + 2]));
        registers[at + 3] = position < 0 ? LuaValue.NIL : table.keyAt(position);
        registers[at + 4] = position < 0 ? LuaValue.NIL : table.valueAt(position);
        for (int i = 2; i < variables; i++) registers[at + 3 + i] = LuaValue.NIL;
        return true;
    }
}

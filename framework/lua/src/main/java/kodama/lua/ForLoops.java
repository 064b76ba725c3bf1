package kodama.lua;

import kodama.lua.error.MessageError;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Numbers;
import org.luaj.vm2.LuaValue;

/** The start and step of numeric loops, and the common case of generic ones: {@code next}. */
final class ForLoops {

    private ForLoops() {}

    /** Advances a numeric loop; false at its end. */
    static boolean next(LuaValue[] r, int a) {
        double step = ((LuaReal) r[a + 2]).v;
        double index = ((LuaReal) r[a]).v + step;
        double limit = ((LuaReal) r[a + 1]).v;
        if (!(step > 0 ? index <= limit : limit <= index)) return false;
        r[a] = r[a + 3] = LuaReal.of(index);
        return true;
    }

    /** Converts initial value, limit and step to numbers, and subtracts the step once. */
    static void prepare(LuaValue[] registers, int at) {
        LuaReal initial = number(registers[at], "initial value");
        registers[at + 1] = number(registers[at + 1], "limit");
        LuaReal step = number(registers[at + 2], "step");
        registers[at + 2] = step;
        registers[at] = LuaReal.of(initial.v - step.v);
    }

    private static LuaReal number(LuaValue value, String role) {
        LuaReal number = Numbers.of(value);
        if (number == null) throw new MessageError("'for' " + role + " must be a number");
        return number;
    }

    /** Advances a generic loop; false if the innermost frame has changed. */
    static boolean step(Coroutine co, int at, int variables) {
        LuaValue[] r = co.stack;
        LuaValue iterator = r[at];
        if (iterator instanceof NextFunction && NextFunction.next(co.machine, r, at, variables)) return true;
        r[at + 5] = r[at + 2];
        r[at + 4] = r[at + 1];
        r[at + 3] = iterator;
        if (!(iterator instanceof ScriptFunction function)) return JavaFunctionCalls.call(co, at + 3, 2, variables);
        co.push(function, at + 3, 2, variables, Call.PLAIN);
        return false;
    }
}

package kodama.lua;

import java.util.Arrays;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;

/**
 * Numbers that a translated function keeps as such while it waits. Most tasks compute with a few each tick and give
 * way; if each had to be a value among the registers, each would be an object that is made anew whenever it changes,
 * lies somewhere in memory, and is waited for when the task goes on.
 *
 * <p>They are those of the innermost call, and only the function that has kept them knows to take them as they are. All
 * others that look at registers settle them first.
 */
final class UnboxedSpills {

    private UnboxedSpills() {}

    /** What numbers are kept in, with room for registers below an end. */
    static double[] roomFor(Coroutine co, int end) {
        return end <= co.numbers.length ? co.numbers : grow(co, end);
    }

    private static double[] grow(Coroutine co, int end) {
        return co.numbers = Arrays.copyOf(co.numbers, end);
    }

    /** Empties the register of a number that is kept: what was there before may be collected. */
    static void letGo(LuaValue[] registers, int at) {
        if (registers[at] != LuaValue.NIL) registers[at] = LuaValue.NIL;
    }

    /** Whether just these registers are kept, a bit for each. */
    static boolean areKept(Coroutine co, int registers) {
        return co.spilled == registers;
    }

    /** The function has taken its numbers. */
    static void taken(Coroutine co) {
        co.spilled = 0;
    }

    /** Puts numbers that are kept where all other registers are. */
    static void settle(Coroutine co) {
        if (co.spilled != 0) settle(co, co.innermost().base);
    }

    private static void settle(Coroutine co, int base) {
        for (int left = co.spilled; left != 0; left &= left - 1) {
            int register = Integer.numberOfTrailingZeros(left);
            co.stack[base + register] = LuaReal.of(co.numbers[register]);
        }
        co.spilled = 0;
    }
}

package kodama.lua;

import java.util.Arrays;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;

/**
 * Spill slots for numbers that a translated function keeps unboxed while it waits. Most tasks compute with a few
 * numbers each tick and then yield. As boxed values in registers, they would be new objects in each tick, spread over
 * the heap, and reading them at the resume would miss the cache.
 *
 * <p>The slots belong to the innermost call, and only the function that has filled them can read them. All other code
 * that reads registers calls {@link #flush} first.
 */
final class UnboxedSpills {

    private UnboxedSpills() {}

    /** Returns the spill slots, with room for registers below {@code end}. */
    static double[] slots(Coroutine co, int end) {
        return end <= co.numbers.length ? co.numbers : grow(co, end);
    }

    private static double[] grow(Coroutine co, int end) {
        return co.numbers = Arrays.copyOf(co.numbers, end);
    }

    /** Clears the register of a spilled number, so that its previous value can be collected. */
    static void clear(LuaValue[] registers, int at) {
        if (registers[at] != LuaValue.NIL) registers[at] = LuaValue.NIL;
    }

    /** Whether exactly these registers are spilled, one bit each. */
    static boolean areSpilled(Coroutine co, int registers) {
        return co.spilled == registers;
    }

    /** Marks all slots as empty, after the function has reloaded its numbers. */
    static void markReloaded(Coroutine co) {
        co.spilled = 0;
    }

    /** Moves all spilled numbers to their registers. */
    static void flush(Coroutine co) {
        if (co.spilled != 0) flush(co, co.innermost().base);
    }

    private static void flush(Coroutine co, int base) {
        for (int left = co.spilled; left != 0; left &= left - 1) {
            int register = Integer.numberOfTrailingZeros(left);
            co.stack[base + register] = LuaReal.of(co.numbers[register]);
        }
        co.spilled = 0;
    }
}

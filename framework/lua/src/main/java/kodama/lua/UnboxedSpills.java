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

    /** Returns at least {@code count} spill slots: one for each spilled register, in the order of the registers. */
    static double[] slots(Coroutine co, int count) {
        return count <= co.numbers.length ? co.numbers : grow(co, count);
    }

    private static double[] grow(Coroutine co, int count) {
        return co.numbers = Arrays.copyOf(co.numbers, count);
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
        int slot = 0;
        for (int left = co.spilled; left != 0; left &= left - 1)
            co.stack[base + Integer.numberOfTrailingZeros(left)] = LuaReal.of(co.numbers[slot++]);
        co.spilled = 0;
    }
}

package kodama.lua;

import kodama.lua.error.MemoryError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Ends a script that fills the heap with what is no garbage, before the Java machine has none left. */
final class MemoryGuard {

    /*
     * 1. A look at the heap costs little, and garbage that Java has not collected yet looks like any other memory. So
     *    only a heap that looks full is collected and looked at again, for a small part of the time.
     * 2. A script may be faster than that. Then Java runs out of memory, and what is kept back here is just enough to
     *    say so. Java reads a class when it is first used, for which there is no memory then: hence the rehearsal.
     * 3. What a script has put where it outlives it stays when the script has ended. So that not everybody who comes
     *    after is ended for it, some of what remains is free to be taken.
     */

    private static final double FULL = 0.85;

    /** Full for who comes after one that has been ended. */
    private static final double FULLER = 0.92;

    /** Now Java would collect anyway. */
    private static final double BRIMFUL = 0.95;

    /** When so much was in use at the last look, the next one comes when half of the rest has been taken. */
    private static final double MUCH = 0.7;

    private static final double FILLING = 0.4;

    /** A look may take one such part of the time. */
    private static final int SHARE = 5;

    /** Such a part of the heap; a collector that gives memory out by regions has use for whole ones only. */
    private static final int KEPT_PART = 32;

    private static final int MOST_KEPT = 1 << 23;

    private long nextLook = Long.MIN_VALUE;
    private double full = FULL;
    private double again = BRIMFUL;

    private byte @Nullable [] keptBack;

    private void keepBack() {
        long part = Runtime.getRuntime().maxMemory() / KEPT_PART;
        if (keptBack == null) keptBack = new byte[(int) Math.min(part, MOST_KEPT)];
    }

    /** Lets a script run out of memory that has taken none, so that all is at hand when one has. */
    static void rehearse(LuaMachine machine) {
        Coroutine actor = new Coroutine(machine, new Rehearsal(machine));
        try {
            actor.resume(LuaValue.NONE);
        } catch (LuaFailure expected) {
            machine.budget.outOfMemory(actor);
        }
    }

    /** Throws an error that no script can catch when the heap is nearly full. */
    void check(LuaMachine machine) {
        if (!isScarce()) return;
        keepBack();
        if (!isFilled(full)) return;
        long start = System.nanoTime();
        if (start < nextLook && !isFilled(again)) return;
        System.gc();
        long end = System.nanoTime();
        nextLook = end + SHARE * (end - start);
        double used = used();
        again = used > MUCH ? (1 + used) / 2 : BRIMFUL;
        if (!isFilled(FULL)) full = FULL;
        if (!isFilled(full)) return;
        full = FULLER;
        throw error(machine.running());
    }

    /** Whether there is so little left that it must be looked at more often. */
    boolean isScarce() {
        return isFilled(FILLING);
    }

    /** What a script is ended with when Java has run out of memory. */
    MemoryError outOfMemory(Coroutine co) {
        keptBack = null;
        return error(co);
    }

    private static MemoryError error(Coroutine co) {
        UnusedRegisters.clearAll(co);
        return new MemoryError(Positions.prefix(co) + MemoryError.TEXT);
    }

    private static boolean isFilled(double part) {
        return used() > part;
    }

    private static double used() {
        Runtime runtime = Runtime.getRuntime();
        return (double) (runtime.totalMemory() - runtime.freeMemory()) / runtime.maxMemory();
    }

    /** What fails in a rehearsal. */
    private static final class Rehearsal extends Resumable {
        Rehearsal(LuaMachine machine) {
            super(machine, "rehearsal");
        }

        @Override
        protected Varargs start(Call call, Varargs args) {
            throw new OutOfMemoryError(MemoryError.TEXT);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return results;
        }
    }
}

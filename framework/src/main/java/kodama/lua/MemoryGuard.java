package kodama.lua;

import kodama.lua.error.MemoryError;
import org.jspecify.annotations.Nullable;

/** Ends a script that fills the heap with what is no garbage, before the Java machine has none left. */
final class MemoryGuard {

    /*
     * 1. A look at the heap costs little, and garbage that Java has not collected yet looks like any other memory. So
     *    only a heap that looks full is collected and looked at again, for a small part of the time.
     * 2. A script may be faster than that. Then Java runs out of memory, and what is kept back here is just enough to
     *    say so.
     */

    private static final double FULL = 0.85;
    private static final double FILLING = 0.4;

    /** A look may take one such part of the time. */
    private static final int SHARE = 5;

    private static final int KEPT_BACK = 1 << 18;

    private long nextLook = Long.MIN_VALUE;
    private byte @Nullable [] keptBack;

    /** Throws an error that no script can catch when the heap is nearly full. */
    void check(LuaMachine machine) {
        if (!isFilled(FILLING)) return;
        if (keptBack == null) keptBack = new byte[KEPT_BACK];
        if (!isFilled(FULL)) return;
        long start = System.nanoTime();
        if (start < nextLook) return;
        System.gc();
        long end = System.nanoTime();
        nextLook = end + SHARE * (end - start);
        if (isFilled(FULL)) throw error(machine.running());
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
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory() > part * runtime.maxMemory();
    }
}

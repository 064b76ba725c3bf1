package kodama.lua.limit;

import org.jspecify.annotations.Nullable;

/** Ends a script that fills the heap with what is no garbage, before the Java machine has none left. */
final class MemoryGuard {

    /*
     * 1. A look at the heap costs little, and garbage that Java has not collected yet looks like any other memory. So
     *    only a heap that looks full is collected and looked at again, for a small part of the time.
     * 2. A script may be faster than that. Then Java runs out of memory, and what is kept back here is just enough to
     *    say so. Java reads a class when it is first used, for which there is no memory then: hence
     *    kodama.lua.MachineFactory.
     * 3. What a script has put where it outlives it stays when the script has ended. So that not all that come
     *    after are ended for it, some of what remains is free to be taken.
     */

    // Shares of the heap.
    private static final double FULL = 0.85;

    /** Full for the script that comes after one that has been ended. */
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

    /** In bytes. */
    private static final int MOST_KEPT = 1 << 23;

    /** When the heap may be collected again; in nanoseconds of {@link System#nanoTime}. */
    private long nextLook = Long.MIN_VALUE;
    /** From which share on the heap looks full now. */
    private double full = FULL;
    /** From which share on it is looked at sooner than that. */
    private double again = BRIMFUL;

    /** Memory to fall back on; null while it has been let go of. */
    private byte @Nullable [] keptBack;

    private void keepBack() {
        long part = Runtime.getRuntime().maxMemory() / KEPT_PART;
        if (keptBack == null) keptBack = new byte[(int) Math.min(part, MOST_KEPT)];
    }

    /** Whether the heap is so full, after all garbage has gone, that the script that runs must end. */
    boolean isUsedUp() {
        if (!isScarce()) return false;
        keepBack();
        if (!isFilled(full)) return false;
        long start = System.nanoTime();
        if (start < nextLook && !isFilled(again)) return false;
        System.gc();
        long end = System.nanoTime();
        nextLook = end + SHARE * (end - start);
        double used = used();
        again = used > MUCH ? (1 + used) / 2 : BRIMFUL;
        if (!isFilled(FULL)) full = FULL;
        if (!isFilled(full)) return false;
        full = FULLER;
        return true;
    }

    /** Whether there is so little left that it must be looked at more often. */
    boolean isScarce() {
        return isFilled(FILLING);
    }

    /** Lets go of what is kept back: Java has run out of memory, and the error needs some. */
    void release() {
        keptBack = null;
    }

    private static boolean isFilled(double part) {
        return used() > part;
    }

    private static double used() {
        Runtime runtime = Runtime.getRuntime();
        return (double) (runtime.totalMemory() - runtime.freeMemory()) / runtime.maxMemory();
    }
}

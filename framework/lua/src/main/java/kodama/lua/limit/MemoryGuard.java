package kodama.lua.limit;

import org.jspecify.annotations.Nullable;

/** Ends a script that fills the heap with reachable objects, before the JVM runs out of memory. */
final class MemoryGuard {

    /*
     * 1. Reading the heap's size is cheap, but garbage that has not been collected counts as used. So only a heap that
     *    looks full is collected and checked again, for a small part of the time.
     * 2. A script may be faster than that. Then the JVM runs out of memory, and the memory reserved here is just enough
     *    to report it. Java loads a class at its first use, for which there is no memory then: see
     *    kodama.lua.MachineFactory.
     * 3. Objects that a script has stored elsewhere stay when it has ended. Some of the remaining memory is left to the
     *    scripts that follow, so that not all of them are ended.
     */

    // fractions of the heap
    private static final double FULL = 0.85;

    /** The limit for the script after one that has been ended. */
    private static final double FULL_AFTER_ERROR = 0.92;

    /** Above this, the JVM would collect anyway. */
    private static final double CERTAINLY_FULL = 0.95;

    /** If more than this was in use, the next check comes when half of the rest is used. */
    private static final double HIGH_USE = 0.7;

    private static final double FILLING = 0.4;

    /** A check may take at most one of this many parts of the time. */
    private static final int SHARE = 5;

    /** Reserved fraction of the heap: 1 / 32, since a region-based collector only uses whole regions. */
    private static final int KEPT_PART = 32;

    /** Most reserved memory, in bytes. */
    private static final int MAX_KEPT = 1 << 23;

    /** The earliest time of the next collection, in nanoseconds of {@link System#nanoTime}. */
    private long nextLook = Long.MIN_VALUE;
    /** Fraction above which the heap currently counts as full. */
    private double full = FULL;
    /** Fraction above which it is checked sooner than that. */
    private double again = CERTAINLY_FULL;

    /** The reserved memory; null while it is released. */
    private byte @Nullable [] keptBack;

    private void keepBack() {
        long part = Runtime.getRuntime().maxMemory() / KEPT_PART;
        if (keptBack == null) keptBack = new byte[(int) Math.min(part, MAX_KEPT)];
    }

    /** Whether the heap is so full, after a collection, that the running script must end. */
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
        again = used > HIGH_USE ? (1 + used) / 2 : CERTAINLY_FULL;
        if (!isFilled(FULL)) full = FULL;
        if (!isFilled(full)) return false;
        full = FULL_AFTER_ERROR;
        return true;
    }

    /** Whether so little is left that it must be checked more often. */
    boolean isScarce() {
        return isFilled(FILLING);
    }

    /** Releases the reserved memory, which the error needs when the JVM has run out of memory. */
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

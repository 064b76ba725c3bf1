package kodama.lua;

/** Ends a script that fills the heap with what is no garbage, before the Java machine has none left. */
final class MemoryGuard {

    /*
     * A look at the heap costs little, and garbage that Java has not collected yet looks like any other memory. So only
     * a heap that looks full is collected and looked at again, and that at most every two seconds.
     */

    private static final double FULL = 0.85;
    private static final long PAUSE = 2_000_000_000L;

    private long nextLook = Long.MIN_VALUE;

    /** Throws an error that no script can catch when the heap is nearly full. */
    void check(LuaMachine machine) {
        if (!isFull()) return;
        long now = System.nanoTime();
        if (now < nextLook) return;
        System.gc();
        nextLook = System.nanoTime() + PAUSE;
        if (isFull()) throw new BudgetError(Positions.prefix(machine.running()) + "not enough memory");
    }

    private static boolean isFull() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory() > FULL * runtime.maxMemory();
    }
}

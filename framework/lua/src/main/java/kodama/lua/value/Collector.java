package kodama.lua.value;

import kodama.lua.limit.Budget;
import org.luaj.vm2.LuaTable;

/** Clears weak tables and runs finalizers; the JVM's collector does everything else. */
public final class Collector {

    /** A collection may take at most one of this many parts of the time. */
    private static final int SHARE = 5;

    /** Cost of a collection that a sandboxed script requests. */
    private static final int COST = 5_000_000;

    /** The machine's part: drops references that are not needed, and runs what a collection has found. */
    public interface Roots {
        /** Clears the registers above the active call. */
        void clearAboveCall();

        /** Clears the registers above the variables of a loop that is about to repeat. */
        void clearAboveVariables();

        /** Drops values that are only cached. */
        void clearCaches();

        /** Flushes files. */
        void flush();

        /**
         * Runs an action on separate registers, so that the running function is not affected.
         *
         * @param work the action; may call Lua functions
         */
        void runApart(Runnable work);
    }

    private final Budget budget;
    /** Whether collections only happen when scripts request them. */
    private final boolean isSandboxed;

    private final Roots roots;
    private final Finalization finalization;
    private final WeakTables weakTables;
    /** The earliest time of the next automatic collection, in nanoseconds of {@link System#nanoTime}. */
    private long nextCollection = Long.MIN_VALUE;
    /** Whether automatic collections are disabled. */
    private boolean isPaused;

    /**
     * Makes a collector.
     *
     * @param budget charged for collections that a sandboxed script requests
     * @param isSandboxed whether collections only happen when scripts request them
     * @param roots the machine's part
     * @param finalization handles tables with {@code __gc}
     */
    public Collector(Budget budget, boolean isSandboxed, Roots roots, Finalization finalization) {
        this.budget = budget;
        this.isSandboxed = isSandboxed;
        this.roots = roots;
        this.finalization = finalization;
        weakTables = new WeakTables(finalization);
    }

    /**
     * Registers a table that has been given a metatable.
     *
     * @param table may be weak or have a finalizer from now on
     */
    public void add(LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return;
        weakTables.add(ours);
        finalization.mark(ours);
    }

    /**
     * Disables or enables automatic collections; scripts may still request them.
     *
     * @param paused whether to disable them
     */
    public void setPaused(boolean paused) {
        isPaused = paused;
    }

    /**
     * Collects, if there is anything that a collection affects. Flushes files, as a collection that closes unreachable
     * files would.
     */
    public void collect() {
        if (finalization.isRunning()) return;
        if (isSandboxed && weakTables.hasHadAny()) budget.charge(COST);
        roots.clearAboveCall();
        roots.flush();
        gather();
        runDue(finalization::run);
    }

    /** Runs finalizers with their own budget, because the JVM's collector decides when they are due. */
    private void runDue(Runnable finalizers) {
        if (finalization.isDue()) budget.withOwnBudget(finalizers);
    }

    private void gather() {
        if (weakTables.isEmpty() && finalization.isEmpty()) return;
        roots.clearCaches();
        weakTables.takeOut();
        System.gc();
        weakTables.putBack();
        finalization.gather();
    }

    /**
     * Whether a collection or a finalizer is due; never on a sandboxed machine.
     *
     * @return true if {@link #runDueWork} has something to do
     */
    public boolean isWorkDue() {
        if (isSandboxed) return false;
        if (finalization.isDue()) return true;
        boolean isTime = !isPaused && !finalization.isRunning() && System.nanoTime() >= nextCollection;
        return isTime && !(weakTables.isEmpty() && finalization.isEmpty());
    }

    /** Collects if that takes only a small part of the time. */
    public void runDueWork() {
        if (!isWorkDue()) return;
        if (!finalization.isDue()) {
            long start = System.nanoTime();
            roots.clearAboveVariables();
            gather();
            long end = System.nanoTime();
            nextCollection = end + SHARE * (end - start);
        }
        runDue(() -> roots.runApart(finalization::run));
    }

    /** Runs all finalizers at the end of a program. */
    public void finish() {
        finalization.runAll();
    }
}

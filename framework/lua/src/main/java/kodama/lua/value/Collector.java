package kodama.lua.value;

import kodama.lua.limit.Budget;
import org.luaj.vm2.LuaTable;

/** Lets weak tables lose what no one else holds, and finalizers run. Java collects everything else by itself. */
public final class Collector {

    /** A collection may be one such part of the time. */
    private static final int SHARE = 5;

    /** What a collection that a caged script asks for counts against the budget. */
    private static final int COST = 5_000_000;

    /** What a machine holds without need, and who runs what a collection brings about. */
    public interface Roots {
        /** Lets go of what registers behind the call under way hold. */
        void clearAboveCall();

        /** Lets go of what registers behind the variables of a loop hold that is about to go round. */
        void clearAboveVariables();

        /** Lets go of values that are kept to be used again. */
        void clearCaches();

        /** Writes what files hold back. */
        void flush();

        /**
         * Runs something on registers of its own: the running function knows nothing of it.
         *
         * @param work what to run; it may call Lua functions
         */
        void runApart(Runnable work);
    }

    private final Budget budget;
    /** Whether nothing may happen but what scripts ask for. */
    private final boolean isCaged;

    private final Roots roots;
    private final Finalization finalization;
    private final WeakTables weakTables;
    /** When the next turn may come at the earliest; in nanoseconds of {@link System#nanoTime}. */
    private long nextTurn = Long.MIN_VALUE;
    /** Whether turns come only when a script asks for a collection. */
    private boolean isPaused;

    /**
     * Makes a collector that has nothing to collect yet.
     *
     * @param budget pays for what a caged script asks for
     * @param isCaged whether nothing may happen but what scripts ask for
     * @param roots the machine's side
     * @param finalization what becomes of tables with {@code __gc}
     */
    public Collector(Budget budget, boolean isCaged, Roots roots, Finalization finalization) {
        this.budget = budget;
        this.isCaged = isCaged;
        this.roots = roots;
        this.finalization = finalization;
        weakTables = new WeakTables(finalization);
    }

    /**
     * Notes a table that has been given a metatable.
     *
     * @param table one that may be weak now, or have a finalizer
     */
    public void add(LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return;
        weakTables.add(ours);
        finalization.mark(ours);
    }

    /**
     * Lets no collection happen but those that a script asks for, or lets them happen again.
     *
     * @param paused whether there shall be none
     */
    public void setPaused(boolean paused) {
        isPaused = paused;
    }

    /**
     * Collects, if there is anything that could tell. What files hold back is written, as it is where a collection
     * closes those that no one holds.
     */
    public void collect() {
        if (finalization.isRunning()) return;
        if (isCaged && weakTables.hasHadAny()) budget.charge(COST);
        roots.clearAboveCall();
        roots.flush();
        gather();
        runDue(finalization::run);
    }

    /** Runs finalizers on their own account, as it is Java's collector that says which are due. */
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
     * Whether a collection is due, or a finalizer; never on a caged machine.
     *
     * @return true if {@link #runDueWork} has something to do
     */
    public boolean isWorkDue() {
        if (isCaged) return false;
        if (finalization.isDue()) return true;
        boolean isTime = !isPaused && !finalization.isRunning() && System.nanoTime() >= nextTurn;
        return isTime && !(weakTables.isEmpty() && finalization.isEmpty());
    }

    /** Collects if that takes a small part of the time only. */
    public void runDueWork() {
        if (!isWorkDue()) return;
        if (!finalization.isDue()) {
            long start = System.nanoTime();
            roots.clearAboveVariables();
            gather();
            long end = System.nanoTime();
            nextTurn = end + SHARE * (end - start);
        }
        runDue(() -> roots.runApart(finalization::run));
    }

    /** Runs all finalizers there are, at the end. */
    public void finish() {
        finalization.runAll();
    }
}

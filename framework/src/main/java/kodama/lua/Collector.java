package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Lets weak tables lose what nobody else holds, and finalizers run. Java collects everything else by itself. */
public final class Collector {

    /** A collection may be one such part of the time. */
    private static final int SHARE = 5;

    private static final int SMALLEST = 1000;

    /** What a collection that a caged script asks for counts against the budget. */
    private static final int COST = 5_000_000;

    private final LuaMachine machine;
    private final List<WeakReference<Code>> chunks = new ArrayList<>();
    private int nextTidying = SMALLEST;
    private final WeakTables weakTables = new WeakTables();
    private final Finalizers finalizers;
    private final boolean finalizes;
    private long nextTurn = Long.MIN_VALUE;
    private boolean isPaused;

    Collector(LuaMachine machine, boolean finalizes) {
        this.machine = machine;
        this.finalizes = finalizes;
        finalizers = new Finalizers(machine);
    }

    /**
     * Notes a table that has been given a metatable.
     *
     * @param table one that may be weak now, or have a finalizer
     */
    public void add(LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return;
        weakTables.add(ours);
        if (finalizes) finalizers.mark(ours);
    }

    /** Notes a chunk: functions remember their last closures, which a collection may take. */
    void add(Code chunk) {
        chunks.add(new WeakReference<>(chunk));
        if (chunks.size() < nextTidying) return;
        chunks.removeIf(each -> each.get() == null);
        nextTidying = 2 * chunks.size() + SMALLEST;
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
     * Collects, if there is anything that could tell. What files hold back is written, as it is where a collection closes
     * those that nobody holds.
     */
    public void collect() {
        if (finalizers.isRunning()) return;
        if (machine.options().caged() && !weakTables.isEmpty()) machine.charge(COST);
        UnusedRegisters.clearBehindCall(machine.running());
        machine.streams().flush();
        gather();
        finalizers.run();
    }

    private void gather() {
        if (weakTables.isEmpty() && finalizers.isEmpty()) return;
        for (WeakReference<Code> each : chunks) forgetClosures(each.get());
        weakTables.takeOut();
        System.gc();
        weakTables.putBack();
        finalizers.gather();
    }

    private static void forgetClosures(@Nullable Code code) {
        if (code == null) return;
        code.lastClosure = null;
        for (Code child : code.children) forgetClosures(child);
    }

    /** Whether a collection is due, or a finalizer. */
    boolean wantsTurn() {
        if (finalizers.isDue()) return true;
        boolean isTime = !isPaused && !finalizers.isRunning() && System.nanoTime() >= nextTurn;
        return isTime && !(weakTables.isEmpty() && finalizers.isEmpty());
    }

    /** Collects if that takes a small part of the time only. */
    void takeTurn() {
        if (!wantsTurn()) return;
        if (!finalizers.isDue()) {
            long start = System.nanoTime();
            UnusedRegisters.clearBehindVariables(machine.running());
            gather();
            long end = System.nanoTime();
            nextTurn = end + SHARE * (end - start);
        }
        if (finalizers.isDue()) runFinalizers();
    }

    /** Finalizers run on registers of their own: the running function knows nothing of it. */
    private void runFinalizers() {
        LuaFunction body = new Builtin("?", args -> {
            finalizers.run();
            return LuaValue.NONE;
        });
        machine.resume(machine.scriptCoroutine(body), LuaValue.NONE);
    }

    /** Runs all finalizers there are, at the end. */
    void finish() {
        finalizers.runAll();
    }
}

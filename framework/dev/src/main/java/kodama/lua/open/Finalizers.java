package kodama.lua.open;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import kodama.lua.error.BudgetError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Finalization;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Metatables;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;

/** Runs the {@code __gc} metamethods of tables that had one when their metatable was set. */
final class Finalizers implements Finalization {

    /*
     * Each such table refers to a sentinel, and the sentinel refers to the table. When both are unreachable, Java's
     * finalizer resurrects the sentinel together with the table; a reference object could only report that the table is
     * gone. The thread of the machine then calls __gc, in reverse order of marking.
     */

    private static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(2);
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(1);

    /** Marks a table that has been finalized, which happens only once. */
    private static final LuaValue DONE = LuaValue.userdataOf("finalized");

    /** Becomes unreachable together with its table. */
    static final class FinalizerSentinel {
        final ScriptTable owner;
        /** Number of the table in the order of marking, from 0; the last is finalized first. */
        final int order;

        private final Queue<FinalizerSentinel> found;

        /** Restore the entries of weak tables that have the table as key. */
        final List<Runnable> entries = new ArrayList<>();

        FinalizerSentinel(ScriptTable owner, int order, Queue<FinalizerSentinel> found) {
            this.owner = owner;
            this.order = order;
            this.found = found;
        }

        @Override
        @SuppressWarnings("deprecation") // nothing else can resurrect an unreachable table
        protected void finalize() {
            found.add(this);
        }
    }

    private final List<WeakReference<FinalizerSentinel>> marked = new ArrayList<>();
    private final Queue<FinalizerSentinel> found = new ConcurrentLinkedQueue<>();

    /** Finalizers to run, in reverse order. */
    private final List<FinalizerSentinel> due = new ArrayList<>();

    /** Number of tables marked so far. */
    private int marks;

    private boolean isRunning;

    @Override
    public void mark(ScriptTable table) {
        if (Metatables.metamethod(table.getmetatable(), Metamethod.GC).isnil()) return;
        if (isMark(table.attached())) return;
        FinalizerSentinel sentinel = new FinalizerSentinel(table, marks++, found);
        table.attach(new LuaUserdata(sentinel));
        marked.add(new WeakReference<>(sentinel));
    }

    @Override
    public boolean isMark(@Nullable LuaValue attached) {
        return attached == DONE || attached != null && attached.touserdata() instanceof FinalizerSentinel;
    }

    @Override
    public void hold(LuaValue key, Runnable putBack) {
        FinalizerSentinel sentinel = sentinel(key);
        if (sentinel != null) sentinel.entries.add(putBack);
    }

    private static @Nullable FinalizerSentinel sentinel(LuaValue value) {
        LuaValue kept = value instanceof ScriptTable table ? table.attached() : null;
        return kept != null && kept.touserdata() instanceof FinalizerSentinel sentinel ? sentinel : null;
    }

    @Override
    public boolean isEmpty() {
        return marked.isEmpty() && due.isEmpty();
    }

    @Override
    public boolean isDue() {
        return !due.isEmpty() && !isRunning;
    }

    @Override
    public boolean isRunning() {
        return isRunning;
    }

    @Override
    public void gather() {
        int before = marked.size();
        marked.removeIf(each -> !isLive(each));
        int missing = before - marked.size();
        long end = System.nanoTime() + LONGEST_WAIT;
        while (missing > 0 && System.nanoTime() < end) {
            FinalizerSentinel sentinel = found.poll();
            if (sentinel == null) LockSupport.parkNanos(PAUSE);
            else {
                missing--;
                due.add(sentinel);
                sentinel.entries.forEach(Runnable::run);
                sentinel.entries.clear();
            }
        }
        due.sort((one, other) -> Integer.compare(one.order, other.order));
    }

    /** Whether a table is reachable; then weak tables still contain its entries. */
    private static boolean isLive(WeakReference<FinalizerSentinel> mark) {
        FinalizerSentinel sentinel = mark.get();
        if (sentinel != null) sentinel.entries.clear();
        return sentinel != null;
    }

    @Override
    public void run() {
        if (isRunning) return;
        isRunning = true;
        try {
            while (!due.isEmpty()) call(due.remove(due.size() - 1).owner);
        } catch (BudgetError fatal) {
            throw fatal;
        } catch (LuaError error) {
            throw new ScriptError(LuaValue.valueOf("error in __gc metamethod (" + text(error) + ")"), error);
        } finally {
            isRunning = false;
        }
    }

    private static String text(LuaError error) {
        LuaValue value = error.getMessageObject();
        return value != null && value.type() == LuaValue.TSTRING ? value.tojstring() : "no message";
    }

    private void call(ScriptTable table) {
        table.attachOnly(DONE);
        LuaValue finalizer = Metatables.metamethod(table.getmetatable(), Metamethod.GC);
        if (finalizer instanceof LuaFunction function) function.invoke(table);
    }

    @Override
    public void runAll() {
        for (WeakReference<FinalizerSentinel> each : marked) {
            FinalizerSentinel sentinel = each.get();
            if (sentinel != null) due.add(sentinel);
        }
        marked.removeIf(each -> each.get() != null);
        gather();
        isRunning = true;
        while (!due.isEmpty()) {
            try {
                call(due.remove(due.size() - 1).owner);
            } catch (LuaError ignored) {
                continue; // as in the reference implementation: errors at exit are ignored
            }
        }
    }
}

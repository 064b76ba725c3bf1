package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;

/**
 * The tables whose metatable says {@code __mode}. They hold their entries like others, until the script itself asks for
 * a collection: only then does what nobody else holds go.
 */
final class WeakTables {

    /** One entry taken out of its table while Java collects. */
    private record Entry(
            ScriptTable table,
            @Nullable LuaValue key,
            @Nullable LuaValue value,
            WeakReference<LuaValue> weakKey,
            WeakReference<LuaValue> weakValue) {

        void putBack() {
            LuaValue liveKey = weakKey.get();
            LuaValue liveValue = weakValue.get();
            if (liveKey instanceof ScriptTable ours) ours.detach();
            if (liveKey != null && liveValue != null) table.rawset(liveKey, liveValue);
        }
    }

    /** A collection may be one such part of the time. */
    private static final int SHARE = 5;

    private long nextTurn = Long.MIN_VALUE;
    private boolean isPaused;
    private final List<WeakReference<ScriptTable>> tables = new ArrayList<>();

    /** Notes a table that has been given a metatable. */
    void add(LuaTable table) {
        if (table instanceof ScriptTable ours && !mode(ours).isEmpty()) tables.add(new WeakReference<>(ours));
    }

    private static String mode(ScriptTable table) {
        LuaValue mode = table.meta == null ? LuaValue.NIL : table.meta.rawget(LuaValue.MODE);
        return mode.isstring() ? mode.tojstring() : "";
    }

    /** Collects if there is any weak table, and if that takes a small part of the time only. */
    void collectNowAndThen() {
        if (isPaused || tables.isEmpty() || System.nanoTime() < nextTurn) return;
        long start = System.nanoTime();
        collect();
        long end = System.nanoTime();
        nextTurn = end + SHARE * (end - start);
    }

    boolean isEmpty() {
        return tables.isEmpty();
    }

    void setPaused(boolean paused) {
        isPaused = paused;
    }

    /** Collects, if there is any weak table. */
    void collect() {
        tables.removeIf(each -> each.get() == null);
        if (tables.isEmpty()) return;
        List<Entry> entries = new ArrayList<>();
        for (WeakReference<ScriptTable> each : tables) takeOut(each.get(), entries);
        System.gc();
        entries.forEach(Entry::putBack);
    }

    private static void takeOut(@Nullable ScriptTable table, List<Entry> entries) {
        if (table == null) return;
        String mode = mode(table);
        for (LuaValue key : table.keys()) {
            LuaValue value = table.rawget(key);
            boolean isWeakKey = mode.indexOf('k') >= 0 && isObject(key);
            boolean isWeakValue = mode.indexOf('v') >= 0 && isObject(value);
            if (!isWeakKey && !isWeakValue) continue;
            boolean isTied = isWeakKey && !isWeakValue && key instanceof ScriptTable;
            if (isTied) ((ScriptTable) key).attach(value);
            entries.add(new Entry(
                    table,
                    isWeakKey ? null : key,
                    isWeakValue || isTied ? null : value,
                    new WeakReference<>(key),
                    new WeakReference<>(value)));
            table.forget(key);
        }
    }

    private static boolean isObject(LuaValue value) {
        return value instanceof LuaTable
                || value instanceof LuaFunction
                || value instanceof Coroutine
                || value instanceof LuaUserdata;
    }
}

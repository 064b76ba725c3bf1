package kodama.lua.value;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;

/**
 * The weak tables of a machine. They hold their entries like other tables, until the {@link Collector} runs: only then
 * are entries dropped whose keys or values are not referenced elsewhere.
 */
final class WeakTables {

    /** An entry that has been taken out of its table during a collection. */
    record Entry(
            ScriptTable table,
            @Nullable LuaValue key,
            @Nullable LuaValue value,
            WeakReference<LuaValue> weakKey,
            WeakReference<LuaValue> weakValue) {

        /** Returns the entry for an ephemeron: the value is kept alive by the key. */
        Entry heldBy(LuaValue holder, @Nullable LuaValue held) {
            return new Entry(table, holder, held, weakKey, weakValue);
        }

        /** Returns the key, or null if it was collected. */
        @Nullable
        LuaValue liveKey() {
            return key == null ? weakKey.get() : key;
        }

        @Nullable
        LuaValue liveValue() {
            return value == null ? weakValue.get() : value;
        }
    }

    private final Finalization finalization;
    private final List<WeakReference<ScriptTable>> tables = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();
    private boolean hadAny;

    WeakTables(Finalization finalization) {
        this.finalization = finalization;
    }

    /** Registers a table that has been given a metatable. */
    void add(ScriptTable table) {
        if (mode(table).isEmpty()) return;
        tables.add(new WeakReference<>(table));
        hadAny = true;
    }

    private static String mode(ScriptTable table) {
        LuaValue mode = Metatables.metamethod(table.getmetatable(), Metamethod.MODE);
        return mode.isstring() ? mode.tojstring() : "";
    }

    /** Whether there ever was a weak table; whether it still exists depends on the JVM's collector. */
    boolean hasHadAny() {
        return hadAny;
    }

    boolean isEmpty() {
        tables.removeIf(each -> each.get() == null);
        return tables.isEmpty();
    }

    /** Takes out all entries, so that the JVM can collect them. */
    void takeOut() {
        for (WeakReference<ScriptTable> each : tables) takeOut(each.get());
    }

    /** Puts back the entries that still exist. */
    void putBack() {
        entries.forEach(this::putBack);
        entries.clear();
        for (WeakReference<ScriptTable> each : tables) settle(each.get());
    }

    private void putBack(Entry entry) {
        LuaValue key = entry.liveKey();
        LuaValue value = entry.liveValue();
        if (key instanceof ScriptTable ours) ours.detach(finalization.isMark(ours.attached()));
        if (key != null && value != null) entry.table.rawset(key, value);
    }

    private static void settle(@Nullable ScriptTable table) {
        if (table != null) table.settle();
    }

    private void takeOut(@Nullable ScriptTable table) {
        if (table == null) return;
        String mode = mode(table);
        for (LuaValue key : table.keys()) {
            LuaValue value = table.rawget(key);
            boolean isWeakKey = mode.indexOf('k') >= 0 && isObject(key);
            boolean isWeakValue = mode.indexOf('v') >= 0 && isObject(value);
            if (!isWeakKey && !isWeakValue) continue;
            take(table, key, value, isWeakKey, isWeakValue);
            table.takeOut(key);
        }
    }

    private void take(ScriptTable table, LuaValue key, LuaValue value, boolean isWeakKey, boolean isWeakValue) {
        boolean isTied = isWeakKey && !isWeakValue && key instanceof ScriptTable;
        if (isTied) ((ScriptTable) key).attach(value);
        Entry entry = new Entry(
                table,
                isWeakKey ? null : key,
                isWeakValue || isTied ? null : value,
                new WeakReference<>(key),
                new WeakReference<>(value));
        entries.add(entry);
        if (isWeakKey) hold(key, entry.heldBy(key, isWeakValue ? null : value));
    }

    private void hold(LuaValue key, Entry entry) {
        finalization.hold(key, () -> putBack(entry));
    }

    private static boolean isObject(LuaValue value) {
        return value instanceof LuaTable
                || value instanceof LuaFunction
                || value.isthread()
                || value instanceof LuaUserdata && !(value instanceof LightUserdata);
    }
}

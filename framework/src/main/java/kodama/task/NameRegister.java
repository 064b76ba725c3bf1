package kodama.task;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which living tasks bear a name, in the order in which they took it. */
final class NameRegister {
    /** A name borne by a task. */
    static final class Entry {
        final Task task;
        private final Bearers bearers;
        private @Nullable Entry before;

        @Nullable
        Entry after;

        private Entry(Task task, Bearers bearers) {
            this.task = task;
            this.bearers = bearers;
        }
    }

    private static final class Bearers {
        final String name;

        @Nullable
        Entry first;

        @Nullable
        Entry last;

        Bearers(String name) {
            this.name = name;
        }
    }

    private final Map<String, Bearers> byName = new HashMap<>();

    Entry enter(String name, Task task) {
        Entry entry = new Entry(task, byName.computeIfAbsent(name, Bearers::new));
        Bearers bearers = entry.bearers;
        entry.before = bearers.last;
        if (bearers.last == null) bearers.first = entry;
        else bearers.last.after = entry;
        bearers.last = entry;
        return entry;
    }

    void leave(@Nullable Entry entry) {
        if (entry == null) return;
        Bearers bearers = entry.bearers;
        if (entry.before == null) bearers.first = entry.after;
        else entry.before.after = entry.after;
        if (entry.after == null) bearers.last = entry.before;
        else entry.after.before = entry.before;
        if (bearers.first == null) byName.remove(bearers.name);
    }

    /** Returns whoever has borne the name for longest, or null. */
    @Nullable
    Task first(String name) {
        Bearers bearers = byName.get(name);
        return bearers == null || bearers.first == null ? null : bearers.first.task;
    }
}

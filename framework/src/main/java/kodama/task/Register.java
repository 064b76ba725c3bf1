package kodama.task;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which living tasks bear a label, in the order in which they took it. Used for names and for groups. */
final class Register {
    /** A label borne by a task. */
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
        final String label;

        @Nullable
        Entry first;

        @Nullable
        Entry last;

        int count;

        Bearers(String label) {
            this.label = label;
        }
    }

    private final Map<String, Bearers> byLabel = new HashMap<>();

    Entry enter(String label, Task task) {
        Entry entry = new Entry(task, byLabel.computeIfAbsent(label, Bearers::new));
        Bearers bearers = entry.bearers;
        entry.before = bearers.last;
        if (bearers.last == null) bearers.first = entry;
        else bearers.last.after = entry;
        bearers.last = entry;
        bearers.count++;
        return entry;
    }

    void leave(@Nullable Entry entry) {
        if (entry == null) return;
        Bearers bearers = entry.bearers;
        if (entry.before == null) bearers.first = entry.after;
        else entry.before.after = entry.after;
        if (entry.after == null) bearers.last = entry.before;
        else entry.after.before = entry.before;
        if (--bearers.count == 0) byLabel.remove(bearers.label);
    }

    @Nullable
    Entry first(String label) {
        Bearers bearers = byLabel.get(label);
        return bearers == null ? null : bearers.first;
    }

    int count(String label) {
        Bearers bearers = byLabel.get(label);
        return bearers == null ? 0 : bearers.count;
    }
}

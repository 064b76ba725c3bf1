package kodama.task;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The living tasks by name: for each name a chain of those that have it, in the order in which they took it. */
final class TaskNames {
    private static final class Chain {
        @Nullable
        TaskRecord first;

        @Nullable
        TaskRecord last;
    }

    private final Map<String, Chain> chains = new HashMap<>();

    /** Enters a task under the name it has, if it has one. */
    void add(TaskRecord task) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null || extras.givenName == null) return;
        Chain chain = chains.computeIfAbsent(extras.givenName, name -> new Chain());
        link(chain, chain.last, task);
        link(chain, task, null);
    }

    /** Takes out a task that was entered under the name it has, if it has one. */
    void remove(TaskRecord task) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null || extras.givenName == null) return;
        Chain chain = chains.get(extras.givenName);
        assert chain != null;
        link(chain, extras.previousNamesake, extras.nextNamesake);
        extras.previousNamesake = null;
        extras.nextNamesake = null;
        if (chain.first == null) chains.remove(extras.givenName);
    }

    /** Makes two tasks neighbors in a chain; null stands for its start and its end. */
    private static void link(Chain chain, @Nullable TaskRecord before, @Nullable TaskRecord after) {
        if (before == null) chain.first = after;
        else before.rareFields().nextNamesake = after;
        if (after == null) chain.last = before;
        else after.rareFields().previousNamesake = before;
    }

    /** Returns the task that has had the name for longest, or null. */
    @Nullable
    TaskRecord first(String name) {
        Chain chain = chains.get(name);
        return chain == null ? null : chain.first;
    }
}

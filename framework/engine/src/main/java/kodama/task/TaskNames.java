package kodama.task;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The living tasks by name: a linked list for each name, in the order in which the tasks were given it. */
final class TaskNames {
    private static final class Chain {
        @Nullable
        TaskRecord first;

        @Nullable
        TaskRecord last;
    }

    private final Map<String, Chain> chains = new HashMap<>();

    /** Adds a task under its name, if it has one. */
    void add(TaskRecord task) {
        TaskRecord.RareFields extras = task.rareFields;
        if (extras == null || extras.givenName == null) return;
        Chain chain = chains.computeIfAbsent(extras.givenName, name -> new Chain());
        link(chain, chain.last, task);
        link(chain, task, null);
    }

    /** Removes a task from the list of its name, if it has one. */
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

    /** Links two tasks as neighbors in a list; null is the start or the end. */
    private static void link(Chain chain, @Nullable TaskRecord before, @Nullable TaskRecord after) {
        if (before == null) chain.first = after;
        else before.rareFields().nextNamesake = after;
        if (after == null) chain.last = before;
        else after.rareFields().previousNamesake = before;
    }

    /** Returns the task that has had the name for the longest time, or null. */
    @Nullable
    TaskRecord first(String name) {
        Chain chain = chains.get(name);
        return chain == null ? null : chain.first;
    }
}

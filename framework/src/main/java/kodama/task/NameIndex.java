package kodama.task;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The living tasks by name: for each name a chain of those that have it, in the order in which they took it. */
final class NameIndex {
    private static final class Chain {
        @Nullable
        TaskRecord first;

        @Nullable
        TaskRecord last;
    }

    private final Map<String, Chain> chains = new HashMap<>();

    /** Enters a task under the name it has, if it has one. */
    void enter(TaskRecord task) {
        if (task.givenName == null) return;
        Chain chain = chains.computeIfAbsent(task.givenName, name -> new Chain());
        task.namesakeBefore = chain.last;
        if (chain.last == null) chain.first = task;
        else chain.last.namesakeAfter = task;
        chain.last = task;
    }

    /** Takes out a task that was entered under the name it has, if it has one. */
    void leave(TaskRecord task) {
        if (task.givenName == null) return;
        Chain chain = chains.get(task.givenName);
        assert chain != null;
        TaskRecord before = task.namesakeBefore;
        TaskRecord after = task.namesakeAfter;
        if (before == null) chain.first = after;
        else before.namesakeAfter = after;
        if (after == null) chain.last = before;
        else after.namesakeBefore = before;
        task.namesakeBefore = null;
        task.namesakeAfter = null;
        if (chain.first == null) chains.remove(task.givenName);
    }

    /** Returns the task that has had the name for longest, or null. */
    @Nullable
    TaskRecord first(String name) {
        Chain chain = chains.get(name);
        return chain == null ? null : chain.first;
    }
}

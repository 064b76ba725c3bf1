package kodama.task;

import java.util.function.Consumer;
import java.util.function.Function;
import kodama.base.StepBudget;

/** A stack of copies of sorted lists, so that the lists may change during an iteration. */
final class Snapshots {
    private final TaskBuffer stack = new TaskBuffer();
    private final StepBudget effort;
    private final Prefetcher prefetcher = Prefetcher.forDrawing();

    Snapshots(StepBudget effort) {
        this.effort = effort;
    }

    /** Pushes a sorted copy of a list, and returns its first index. */
    int push(SortedTasks list) {
        int from = stack.size();
        list.copyTo(stack);
        effort.spend(stack.size() - from);
        return from;
    }

    int end() {
        return stack.size();
    }

    TaskRecord get(int i) {
        return stack.get(i);
    }

    void pop(int from) {
        stack.shrink(from);
    }

    /** Calls an action with each task that is still alive when it is reached. */
    <T> void each(SortedTasks list, Function<TaskRecord, T> as, Consumer<T> action) {
        int from = push(list);
        int end = end();
        int lookedAt = from;
        try {
            for (int i = from; i < end; i++) {
                if (i == lookedAt) lookedAt = stack.prefetch(prefetcher, i, end);
                TaskRecord task = get(i);
                if (task.isAlive()) action.accept(as.apply(task));
            }
        } finally {
            pop(from);
        }
    }
}

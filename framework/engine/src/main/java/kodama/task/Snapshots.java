package kodama.task;

import java.util.function.Consumer;
import java.util.function.Function;
import kodama.base.StepBudget;

/** Copies of sorted lists, one above the other, so that everything may change while one is walked through. */
final class Snapshots {
    private final TaskBuffer stack = new TaskBuffer();
    private final StepBudget effort;
    private final Prefetcher lookahead = Prefetcher.forDrawing();

    Snapshots(StepBudget effort) {
        this.effort = effort;
    }

    /** Puts all tasks of a list on top, in order, and returns where they begin. */
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

    /** Hands out those that are still alive when it is their turn, each as what the action takes. */
    <T> void each(SortedTasks list, Function<TaskRecord, T> as, Consumer<T> action) {
        int from = push(list);
        int end = end();
        int lookedAt = from;
        try {
            for (int i = from; i < end; i++) {
                if (i == lookedAt) lookedAt = stack.prefetch(lookahead, i, end);
                TaskRecord task = get(i);
                if (task.isAlive()) action.accept(as.apply(task));
            }
        } finally {
            pop(from);
        }
    }
}

package kodama.task;

import java.util.function.Consumer;
import kodama.base.Effort;

/** Copies of rolls, one above the other, so that everything may change while one is walked through. */
final class Snapshots {
    private final TaskBuffer stack = new TaskBuffer();
    private final Effort effort;

    Snapshots(Effort effort) {
        this.effort = effort;
    }

    /** Puts all tasks of a roll on top, in order, and returns where they begin. */
    int push(Roll roll) {
        int from = stack.size();
        roll.copyTo(stack);
        effort.spend(stack.size() - from);
        return from;
    }

    int end() {
        return stack.size();
    }

    Task get(int i) {
        return stack.get(i);
    }

    void pop(int from) {
        stack.shrink(from);
    }

    /** Hands out those that are still alive when their turn comes. */
    void each(Roll roll, Consumer<Task> action) {
        int from = push(roll);
        int end = end();
        try {
            for (int i = from; i < end; i++) {
                Task task = get(i);
                if (task.isAlive()) action.accept(task);
            }
        } finally {
            pop(from);
        }
    }
}

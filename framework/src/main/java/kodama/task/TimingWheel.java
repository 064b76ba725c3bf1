package kodama.task;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that sleep, by the tick at which they are due.
 *
 * <p>How: one linked list for each of 4,096 coming ticks, modulo 4,096. A tick looks at one list only. A task that
 * sleeps longer than a turn of the wheel (68 s at 60 ticks a second) is looked at and left once a turn.
 */
final class TimingWheel {
    private static final int SIZE = 4096;

    private final @Nullable TaskRecord[] first = new TaskRecord[SIZE];
    private final @Nullable TaskRecord[] last = new TaskRecord[SIZE];
    private final Consumer<TaskRecord> alarm;

    /** Creates a wheel that hands over each task that is due, no longer in the wheel. */
    TimingWheel(Consumer<TaskRecord> alarm) {
        this.alarm = alarm;
    }

    private static int spoke(long tick) {
        return (int) (tick & SIZE - 1);
    }

    void add(TaskRecord task, long due) {
        int spoke = spoke(due);
        TaskRecord before = last[spoke];
        task.due = due;
        task.dueBefore = before;
        if (before == null) first[spoke] = task;
        else before.dueAfter = task;
        last[spoke] = task;
    }

    /** Takes a task out if it is in; nothing will wake it then. */
    void remove(TaskRecord task) {
        if (task.due < 0) return;
        int spoke = spoke(task.due);
        TaskRecord before = task.dueBefore;
        TaskRecord after = task.dueAfter;
        if (before == null) first[spoke] = after;
        else before.dueAfter = after;
        if (after == null) last[spoke] = before;
        else after.dueBefore = before;
        task.dueBefore = null;
        task.dueAfter = null;
        task.due = -1;
    }

    /** Hands over the tasks that are due in a tick. */
    void turn(long tick) {
        TaskRecord next;
        for (TaskRecord task = first[spoke(tick)]; task != null; task = next) {
            next = task.dueAfter;
            if (task.due != tick) continue;
            remove(task);
            alarm.accept(task);
        }
    }
}

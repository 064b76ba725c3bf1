package kodama.task;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that sleep, filed by the tick at which they are due.
 *
 * <p>How: one linked list for each of 4,096 coming ticks, modulo 4,096. A tick looks at one list only. A task that sleeps
 * longer than a turn of the wheel (68 s at 60 ticks a second) is looked at and left once a turn.
 */
final class TimingWheel {
    private static final int SIZE = 4096;

    private final @Nullable Task[] first = new Task[SIZE];
    private final @Nullable Task[] last = new Task[SIZE];
    private final Consumer<Task> alarm;

    /** Creates a wheel that hands over whoever is due, no longer filed. */
    TimingWheel(Consumer<Task> alarm) {
        this.alarm = alarm;
    }

    private static int spoke(long tick) {
        return (int) (tick & SIZE - 1);
    }

    void add(Task task, long due) {
        int spoke = spoke(due);
        Task before = last[spoke];
        task.filed = true;
        task.due = due;
        task.wheelBefore = before;
        if (before == null) first[spoke] = task;
        else before.wheelAfter = task;
        last[spoke] = task;
    }

    /** Takes a task out if it is in; nothing will wake it then. */
    void remove(Task task) {
        if (!task.filed) return;
        int spoke = spoke(task.due);
        Task before = task.wheelBefore;
        Task after = task.wheelAfter;
        if (before == null) first[spoke] = after;
        else before.wheelAfter = after;
        if (after == null) last[spoke] = before;
        else after.wheelBefore = before;
        task.wheelBefore = null;
        task.wheelAfter = null;
        task.filed = false;
    }

    /** Hands over the tasks that are due in a tick. */
    void turn(long tick) {
        Task next;
        for (Task task = first[spoke(tick)]; task != null; task = next) {
            next = task.wheelAfter;
            if (task.due != tick) continue;
            remove(task);
            alarm.accept(task);
        }
    }
}

package kodama.task;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The sleeping tasks, by the tick in which they wake.
 *
 * <p>There is a linked list for each tick modulo 4,096. A tick visits one list only. A task that sleeps longer than a
 * revolution of the wheel, 68 s at 60 ticks per second, is visited and skipped once per revolution. The links are slot
 * numbers, because storing references has a cost for the garbage collector.
 */
final class TimingWheel {
    private static final int SIZE = 4096;

    private static final int NONE = SlotIntArray.NONE;

    private final int[] first = new int[SIZE];
    private final int[] last = new int[SIZE];

    // neighbors of each task in its list
    private final SlotIntArray before = new SlotIntArray();
    private final SlotIntArray after = new SlotIntArray();

    private final Slots slots;
    private final Consumer<TaskRecord> alarm;

    /** Creates a wheel that calls {@code alarm} with each task that is due, after removing it from the wheel. */
    TimingWheel(Slots slots, Consumer<TaskRecord> alarm) {
        this.slots = slots;
        this.alarm = alarm;
        Arrays.fill(first, NONE);
        Arrays.fill(last, NONE);
    }

    private static int spoke(long tick) {
        return (int) (tick & SIZE - 1);
    }

    void add(TaskRecord task, long due) {
        int spoke = spoke(due);
        task.due = due;
        link(spoke, last[spoke], task.slot);
        link(spoke, task.slot, NONE);
    }

    /** Links two slots as neighbors in a list; one of them may be the start or the end. */
    private void link(int spoke, int slot, int next) {
        if (slot == NONE) first[spoke] = next;
        else after.set(slot, next);
        if (next == NONE) last[spoke] = slot;
        else before.set(next, slot);
    }

    /** Removes a task, if it is in the wheel. It is then not woken. */
    void remove(TaskRecord task) {
        if (task.due < 0) return;
        int spoke = spoke(task.due);
        link(spoke, before.get(task.slot), after.get(task.slot));
        task.due = -1;
    }

    /** Wakes the tasks that are due in a tick. */
    void advance(long tick) {
        int next;
        for (int slot = first[spoke(tick)]; slot != NONE; slot = next) {
            TaskRecord task = at(slot);
            next = after.get(slot);
            if (task.due != tick) continue;
            remove(task);
            alarm.accept(task);
        }
    }

    private TaskRecord at(int slot) {
        TaskRecord task = slots.at(slot);
        assert task != null : "a sleeping task has a slot";
        return task;
    }
}

package kodama.task;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Tasks that sleep, by the tick at which they are due.
 *
 * <p>How: one linked list for each of 4,096 coming ticks, modulo 4,096. A tick looks at one list only. A task that
 * sleeps longer than a turn of the wheel (68 s at 60 ticks a second) is looked at and left once a turn. The links are
 * the numbers of places, since a collector charges for each reference that is stored.
 */
final class TimingWheel {
    private static final int SIZE = 4096;

    private static final int NONE = SlotIntArray.NONE;

    private final int[] first = new int[SIZE];
    private final int[] last = new int[SIZE];

    // the neighbors of each task on its spoke
    private final SlotIntArray before = new SlotIntArray();
    private final SlotIntArray after = new SlotIntArray();

    private final Slots slots;
    private final Consumer<TaskRecord> alarm;

    /** Creates a wheel that hands over each task that is due, no longer in the wheel. */
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

    /** Makes two places neighbors on a spoke, of which one may be its start or its end. */
    private void link(int spoke, int slot, int next) {
        if (slot == NONE) first[spoke] = next;
        else after.set(slot, next);
        if (next == NONE) last[spoke] = slot;
        else before.set(next, slot);
    }

    /** Takes a task out if it is in; nothing will wake it then. */
    void remove(TaskRecord task) {
        if (task.due < 0) return;
        int spoke = spoke(task.due);
        link(spoke, before.get(task.slot), after.get(task.slot));
        task.due = -1;
    }

    /** Hands over the tasks that are due in a tick. */
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
        assert task != null : "one that sleeps has its place";
        return task;
    }
}

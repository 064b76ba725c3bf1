package kodama.task;

import java.util.Arrays;
import kodama.base.StepBudget;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that are sorted only when they are looked at.
 *
 * <p>How: 1. The front part is in order, the tail as it came. A task that leaves makes a gap; one that moves leaves and
 * joins the tail. So a change costs the same however long the list is. 2. A look closes the gaps, sorts the tail and
 * merges it into the front from behind. 3. Lists of which a task is in one at most share the
 * indexes of the tasks in them.
 */
final class SortedTasks {
    private static final int FIRST_SIZE = 16;

    /** The effort that each task is when all are put in order. */
    private static final int COST_OF_ORDER = 2;

    /** By place, where in this list a task is, or in another that shares them. */
    private final SlotIntArray indexes;

    private final TaskOrder order;
    private final TaskSorter sorter;
    private final StepBudget effort;
    private @Nullable TaskRecord[] tasks = new TaskRecord[FIRST_SIZE];
    private @Nullable TaskRecord[] tail = new TaskRecord[0];

    /** How many places of the array are used, gaps too. The last one is never a gap. */
    private int size;

    /** How many of them, from the first on, are in order. */
    private int ordered;

    private int gaps;

    SortedTasks(SlotIntArray indexes, TaskOrder order, TaskSorter sorter, StepBudget effort) {
        this.indexes = indexes;
        this.order = order;
        this.sorter = sorter;
        this.effort = effort;
    }

    int count() {
        return size - gaps;
    }

    void add(TaskRecord task) {
        if (size == tasks.length) makeRoom();
        boolean inOrder = ordered == size && (size == 0 || order.isBefore(at(size - 1), task));
        put(size++, task);
        if (inOrder) ordered = size;
    }

    private void makeRoom() {
        if (gaps > size / 2) closeGaps();
        else tasks = Arrays.copyOf(tasks, 2 * size);
    }

    /** Takes a task out if it is in. */
    void remove(TaskRecord task) {
        int index = indexes.get(task.slot);
        if (index == SlotIntArray.NONE) return;
        indexes.set(task.slot, SlotIntArray.NONE);
        tasks[index] = null;
        gaps++;
        for (; size > 0 && tasks[size - 1] == null; size--) gaps--;
        ordered = Math.min(ordered, size);
    }

    /** Takes note that the place of a task in the order has changed. */
    void move(TaskRecord task) {
        if (indexes.get(task.slot) == SlotIntArray.NONE) return;
        remove(task);
        add(task);
    }

    /** Puts all in order; from here to the next change {@link #get} hands them out from 0 to {@link #count}. */
    void sort() {
        if (gaps == 0 && ordered == size) return;
        effort.spend((long) COST_OF_ORDER * size);
        if (gaps > 0) closeGaps();
        if (ordered < size) mergeTail();
    }

    private void closeGaps() {
        int end = size;
        int front = ordered;
        size = 0;
        for (int i = 0; i < end; i++) {
            if (i == front) ordered = size;
            if (tasks[i] != null) put(size++, at(i));
        }
        if (front == end) ordered = size;
        Arrays.fill(tasks, size, end, null);
        gaps = 0;
    }

    private void mergeTail() {
        int count = size - ordered;
        if (tail.length < count) tail = new TaskRecord[tasks.length];
        System.arraycopy(tasks, ordered, tail, 0, count);
        sorter.sort(tail, 0, count, order);
        int front = ordered - 1;
        for (int to = size - 1, last = count - 1; last >= 0; to--) {
            TaskRecord latest = tail[last];
            assert latest != null;
            boolean fromFront = front >= 0 && order.isBefore(latest, at(front));
            if (fromFront) put(to, at(front--));
            else put(to, latest);
            if (!fromFront) last--;
        }
        Arrays.fill(tail, 0, count, null);
        ordered = size;
    }

    private void put(int i, TaskRecord task) {
        tasks[i] = task;
        indexes.set(task.slot, i);
    }

    private TaskRecord at(int i) {
        TaskRecord task = tasks[i];
        assert task != null;
        return task;
    }

    /** Returns a task by its place in the order; only after {@link #sort}. */
    TaskRecord get(int i) {
        return at(i);
    }

    /** Copies all in order into a buffer. */
    void copyTo(TaskBuffer buffer) {
        sort();
        buffer.add(tasks, size);
    }
}

package kodama.task;

import java.util.Arrays;
import kodama.base.StepBudget;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that are sorted only when they are read.
 *
 * <ol>
 *   <li>The front part is sorted, the tail is in order of insertion. A task that is removed leaves a gap; one that
 *       moves is removed and appended to the tail. So the cost of a change does not depend on the length.
 *   <li>A read closes the gaps, sorts the tail and merges it into the front from the back.
 *   <li>Lists that never contain the same task share the array of indexes.
 * </ol>
 */
final class SortedTasks {
    private static final int FIRST_SIZE = 16;

    /** Cost per task of sorting, charged to the budget. */
    private static final int COST_OF_ORDER = 2;

    /** Index of each task, by slot, in this list or in another that shares the array. */
    private final SlotIntArray indexes;

    private final TaskOrder order;
    private final TaskSorter sorter;
    private final StepBudget effort;
    private @Nullable TaskRecord[] tasks = new TaskRecord[FIRST_SIZE];
    private @Nullable TaskRecord[] tail = new TaskRecord[0];

    /** Number of used entries, including gaps. The last one is never a gap. */
    private int size;

    /** Number of entries in the sorted front part. */
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

    /** Removes a task if it is in the list. */
    void remove(TaskRecord task) {
        int index = indexes.get(task.slot);
        if (index == SlotIntArray.NONE) return;
        indexes.set(task.slot, SlotIntArray.NONE);
        tasks[index] = null;
        gaps++;
        for (; size > 0 && tasks[size - 1] == null; size--) gaps--;
        ordered = Math.min(ordered, size);
    }

    /** Called when the position of a task in the order has changed. */
    void move(TaskRecord task) {
        if (indexes.get(task.slot) == SlotIntArray.NONE) return;
        remove(task);
        add(task);
    }

    /** Sorts the tasks. Until the next change, {@link #get} returns them for indexes 0 to {@link #count} - 1. */
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

    /** Returns the task at an index; only after {@link #sort}. */
    TaskRecord get(int i) {
        return at(i);
    }

    /** Copies the sorted tasks into a buffer. */
    void copyTo(TaskBuffer buffer) {
        sort();
        buffer.add(tasks, size);
    }
}

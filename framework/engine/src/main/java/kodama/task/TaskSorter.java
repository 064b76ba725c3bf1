package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Sorts tasks without allocating once its arrays have grown.
 *
 * <ol>
 *   <li>If the tasks are already in order, such as those that fell asleep together, this takes one pass.
 *   <li>Otherwise it is a merge sort with a copy of the priorities, so that most comparisons do not read a task.
 * </ol>
 */
final class TaskSorter {
    /** Number of tasks up to which insertion sort is used. */
    private static final int SMALL = 8;

    private @Nullable TaskRecord[] tasks = new TaskRecord[0];
    private @Nullable TaskRecord[] otherTasks = new TaskRecord[0];

    /** The priorities of the tasks. */
    private double[] keys = new double[0];

    private double[] otherKeys = new double[0];
    private TaskOrder order = TaskOrder.RUN;

    /** Sorts {@code size} tasks of an array from an index on; none of them is null. */
    void sort(@Nullable TaskRecord[] array, int from, int size, TaskOrder wanted) {
        if (isSorted(array, from, size, wanted)) return;
        order = wanted;
        makeRoom(size);
        System.arraycopy(array, from, tasks, 0, size);
        for (int i = 0; i < size; i++) keys[i] = order.priority(at(tasks, i));
        sort(0, size);
        System.arraycopy(tasks, 0, array, from, size);
        Arrays.fill(tasks, 0, size, null);
        Arrays.fill(otherTasks, 0, size, null);
    }

    private static boolean isSorted(@Nullable TaskRecord[] array, int from, int size, TaskOrder order) {
        for (int i = from + 1; i < from + size; i++) if (order.isBefore(at(array, i), at(array, i - 1))) return false;
        return true;
    }

    private void makeRoom(int size) {
        if (tasks.length >= size) return;
        int room = Math.max(size, 2 * tasks.length);
        tasks = new TaskRecord[room];
        otherTasks = new TaskRecord[room];
        keys = new double[room];
        otherKeys = new double[room];
    }

    private void sort(int from, int to) {
        if (to - from <= SMALL) {
            insert(from, to);
            return;
        }
        int middle = (from + to) >>> 1;
        sort(from, middle);
        sort(middle, to);
        if (isBefore(tasks, keys, middle, tasks, keys, middle - 1)) merge(from, middle, to);
    }

    private void insert(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            for (int j = i; j > from && isBefore(tasks, keys, j, tasks, keys, j - 1); j--) swap(j, j - 1);
        }
    }

    private void swap(int i, int j) {
        TaskRecord task = tasks[i];
        double key = keys[i];
        tasks[i] = tasks[j];
        keys[i] = keys[j];
        tasks[j] = task;
        keys[j] = key;
    }

    private void merge(int from, int middle, int to) {
        System.arraycopy(tasks, from, otherTasks, from, middle - from);
        System.arraycopy(keys, from, otherKeys, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            boolean takesRight = right < to && isBefore(tasks, keys, right, otherTasks, otherKeys, left);
            keys[i] = takesRight ? keys[right] : otherKeys[left];
            tasks[i] = takesRight ? tasks[right++] : otherTasks[left++];
        }
    }

    private boolean isBefore(
            @Nullable TaskRecord[] a, double[] aKeys, int i, @Nullable TaskRecord[] b, double[] bKeys, int j) {
        if (aKeys[i] != bKeys[j]) return aKeys[i] < bKeys[j];
        return order.sequence(at(a, i)) < order.sequence(at(b, j));
    }

    private static TaskRecord at(@Nullable TaskRecord[] array, int i) {
        TaskRecord task = array[i];
        assert task != null;
        return task;
    }
}

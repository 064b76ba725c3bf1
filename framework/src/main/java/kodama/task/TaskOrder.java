package kodama.task;

import java.util.Arrays;

/** The order of tasks: by priority, then by sequence. */
final class TaskOrder {
    private Task[] scratch = new Task[0];

    static boolean isBefore(Task a, Task b) {
        return isBefore(a.priority, a.sequence, b.priority, b.sequence);
    }

    static boolean isBefore(double priority, long sequence, double otherPriority, long otherSequence) {
        return priority != otherPriority ? priority < otherPriority : sequence < otherSequence;
    }

    /**
     * Sorts the first {@code size} tasks of an array without allocating; for tasks in order already, as those that fell
     * asleep together are, in one pass.
     */
    void sort(Task[] tasks, int size) {
        if (isSorted(tasks, size)) return;
        if (scratch.length < size) scratch = new Task[tasks.length];
        sort(tasks, 0, size);
        Arrays.fill(scratch, 0, size, null);
    }

    private static boolean isSorted(Task[] tasks, int size) {
        for (int i = 1; i < size; i++) if (isBefore(tasks[i], tasks[i - 1])) return false;
        return true;
    }

    private void sort(Task[] tasks, int from, int to) {
        if (to - from < 2) return;
        int middle = (from + to) >>> 1;
        sort(tasks, from, middle);
        sort(tasks, middle, to);
        if (isBefore(tasks[middle], tasks[middle - 1])) merge(tasks, from, middle, to);
    }

    private void merge(Task[] tasks, int from, int middle, int to) {
        System.arraycopy(tasks, from, scratch, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            boolean takeRight = right < to && isBefore(tasks[right], scratch[left]);
            tasks[i] = takeRight ? tasks[right++] : scratch[left++];
        }
    }
}

package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A growing array of tasks. */
final class TaskBuffer {
    private static final int FIRST_SIZE = 64;

    private @Nullable TaskRecord[] tasks = new TaskRecord[FIRST_SIZE];
    private int size;

    int size() {
        return size;
    }

    void add(TaskRecord task) {
        if (size == tasks.length) tasks = Arrays.copyOf(tasks, size * 2);
        tasks[size++] = task;
    }

    void add(@Nullable TaskRecord[] more, int count) {
        if (size + count > tasks.length) tasks = Arrays.copyOf(tasks, Math.max(size + count, 2 * tasks.length));
        System.arraycopy(more, 0, tasks, size, count);
        size += count;
    }

    TaskRecord get(int i) {
        TaskRecord task = tasks[i];
        assert task != null && i < size;
        return task;
    }

    int prefetch(Prefetcher prefetcher, int from, int end) {
        return prefetcher.prefetch(from, tasks, end);
    }

    /** Reduces the size; the entries beyond it are cleared. */
    void shrink(int newSize) {
        Arrays.fill(tasks, newSize, size, null);
        size = newSize;
    }
}

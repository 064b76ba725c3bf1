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

    int prefetch(Prefetcher lookahead, int from, int end) {
        return lookahead.prefetch(from, tasks, end);
    }

    /** Sets a size up to the present one; what lies beyond is forgotten. */
    void shrink(int newSize) {
        Arrays.fill(tasks, newSize, size, null);
        size = newSize;
    }
}

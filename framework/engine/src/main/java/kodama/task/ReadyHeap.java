package kodama.task;

import java.util.Arrays;
import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * A binary heap of tasks that became ready within a tick and still run in it, ordered by turn. Each task stores its
 * index.
 */
final class ReadyHeap {
    private static final int FIRST_SIZE = 64;

    private @Nullable TaskRecord[] heap = new TaskRecord[FIRST_SIZE];
    private int size;

    @Nullable
    TaskRecord peek() {
        return size == 0 ? null : heap[0];
    }

    void add(TaskRecord task) {
        if (size == heap.length) heap = Arrays.copyOf(heap, size * 2);
        task.queue = Queue.HEAP;
        put(size++, task);
        rise(size - 1);
    }

    void remove(TaskRecord task) {
        int hole = task.queueIndex;
        TaskRecord filler = at(--size);
        heap[size] = null;
        task.queue = Queue.NONE;
        if (filler == task) return;
        put(hole, filler);
        sink(hole);
        rise(filler.queueIndex);
    }

    private void rise(int from) {
        int i = from;
        while (i > 0 && TaskOrder.runsBefore(at(i), at(parent(i)))) {
            swap(i, parent(i));
            i = parent(i);
        }
    }

    private void sink(int from) {
        int i = from;
        for (int child = firstChild(i); child >= 0 && TaskOrder.runsBefore(at(child), at(i)); child = firstChild(i)) {
            swap(i, child);
            i = child;
        }
    }

    private static int parent(int i) {
        return (i - 1) / 2;
    }

    /** Returns the index of the child that runs first, or -1. */
    private int firstChild(int i) {
        int left = 2 * i + 1;
        if (left >= size) return -1;
        return left + 1 < size && TaskOrder.runsBefore(at(left + 1), at(left)) ? left + 1 : left;
    }

    private void swap(int i, int j) {
        TaskRecord task = at(i);
        put(i, at(j));
        put(j, task);
    }

    private TaskRecord at(int i) {
        TaskRecord task = heap[i];
        assert task != null;
        return task;
    }

    private void put(int i, TaskRecord task) {
        heap[i] = task;
        task.queueIndex = i;
    }
}

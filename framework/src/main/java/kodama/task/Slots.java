package kodama.task;

import org.jspecify.annotations.Nullable;

/** The numbered places of a list. A place used again has another generation, by which old handles are known. */
final class Slots {
    private final @Nullable Task[] tasks;
    private final int[] generations;
    private final int[] free;
    private int freeCount;

    Slots(int capacity) {
        tasks = new Task[capacity];
        generations = new int[capacity];
        free = new int[capacity];
        while (freeCount < capacity) free[freeCount++] = capacity - freeCount;
    }

    int capacity() {
        return tasks.length;
    }

    int taken() {
        return tasks.length - freeCount;
    }

    boolean isFull() {
        return freeCount == 0;
    }

    void acquire(Task task) {
        task.slot = free[--freeCount];
        task.generation = generations[task.slot];
        tasks[task.slot] = task;
    }

    void release(Task task) {
        tasks[task.slot] = null;
        generations[task.slot]++;
        free[freeCount++] = task.slot;
    }

    @Nullable
    Task get(TaskHandle handle) {
        int slot = handle.slot();
        if (slot < 0 || slot >= tasks.length || generations[slot] != handle.generation()) return null;
        return tasks[slot];
    }
}

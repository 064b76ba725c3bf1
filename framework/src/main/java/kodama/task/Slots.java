package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The numbered places of a list. A place used again has another generation, by which old handles are known. */
final class Slots {
    private final int most;
    private @Nullable Task[] tasks;
    private int[] generations;
    private int[] free;
    private int freeCount;
    private int peak;

    /** Makes room for a number of tasks, which may grow up to another. */
    Slots(int capacity, int most) {
        this.most = most;
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

    /** The most that were ever taken at once. */
    int peak() {
        return peak;
    }

    boolean isFull() {
        return freeCount == 0 && tasks.length == most;
    }

    void acquire(Task task) {
        if (freeCount == 0) grow();
        task.slot = free[--freeCount];
        task.generation = generations[task.slot];
        tasks[task.slot] = task;
        peak = Math.max(peak, taken());
    }

    private void grow() {
        int before = tasks.length;
        int after = Math.min(most, 2 * before);
        tasks = Arrays.copyOf(tasks, after);
        generations = Arrays.copyOf(generations, after);
        free = new int[after];
        for (int slot = after - 1; slot >= before; slot--) free[freeCount++] = slot;
    }

    void release(Task task) {
        tasks[task.slot] = null;
        generations[task.slot]++;
        free[freeCount++] = task.slot;
    }

    /** Returns whoever has a place, dead ones too; null for a free one. */
    @Nullable
    Task at(int slot) {
        return tasks[slot];
    }

    int generation(int slot) {
        return generations[slot];
    }

    @Nullable
    Task get(int slot, int generation) {
        if (slot < 0 || slot >= tasks.length || generations[slot] != generation) return null;
        return tasks[slot];
    }
}

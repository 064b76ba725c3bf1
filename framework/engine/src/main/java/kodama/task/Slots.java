package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The numbered slots of a task list. A reused slot has a new generation, so that old handles are recognized.
 *
 * <p>There are as many slots for the game's tasks as the capacity, and additional ones for the framework's own tasks.
 */
final class Slots {
    /** Maximum capacity. */
    private final int most;

    /** Current number of slots for the game's tasks. */
    private int capacity;

    /** By slot number; null for a free one. */
    private @Nullable TaskRecord[] tasks = new TaskRecord[0];

    /** Number of earlier tasks of each slot. */
    private int[] generations = new int[0];

    /** A stack of the free slots. */
    private int[] free = new int[0];

    private int freeCount;

    /** Number of slots used by the framework's own tasks. */
    private int uncounted;

    private int peak;

    /** Creates slots with a capacity that can grow to a maximum. */
    Slots(int capacity, int most) {
        this.capacity = capacity;
        this.most = most;
        lengthen();
    }

    /** New slots are used when all others are taken. */
    private void lengthen() {
        int before = tasks.length;
        int after = capacity + uncounted;
        tasks = Arrays.copyOf(tasks, after);
        generations = Arrays.copyOf(generations, after);
        int[] longer = new int[after];
        System.arraycopy(free, 0, longer, after - before, freeCount);
        free = longer;
        for (int i = 0; i < after - before; i++) free[i] = after - 1 - i;
        freeCount += after - before;
    }

    /** Returns the number of slots for the game's tasks. */
    int capacity() {
        return capacity;
    }

    /** Returns the number of all slots. */
    int all() {
        return tasks.length;
    }

    /** Returns the number of all used slots. */
    int used() {
        return tasks.length - freeCount;
    }

    /** Returns the number of slots used by the game's tasks. */
    int taken() {
        return used() - uncounted;
    }

    /** Returns the maximum number of slots that the game's tasks ever used at once. */
    int peak() {
        return peak;
    }

    /** Returns whether there is no slot for another task of the game. */
    boolean isFull() {
        return taken() == most;
    }

    void acquire(TaskRecord task) {
        if (task.uncounted) makeRoomForUncounted();
        else if (taken() == capacity) grow();
        task.slot = free[--freeCount];
        task.generation = generations[task.slot];
        tasks[task.slot] = task;
        peak = Math.max(peak, taken());
    }

    private void makeRoomForUncounted() {
        uncounted++;
        if (capacity + uncounted > tasks.length) lengthen();
    }

    private void grow() {
        capacity = Math.min(most, 2 * capacity);
        lengthen();
    }

    void release(TaskRecord task) {
        tasks[task.slot] = null;
        generations[task.slot]++;
        free[freeCount++] = task.slot;
        if (task.uncounted) uncounted--;
    }

    /** Returns the task in a slot, dead or alive, or null for a free slot. */
    @Nullable
    TaskRecord at(int slot) {
        return tasks[slot];
    }

    int generation(int slot) {
        return generations[slot];
    }

    @Nullable
    TaskRecord get(int slot, int generation) {
        if (slot < 0 || slot >= tasks.length || generations[slot] != generation) return null;
        return tasks[slot];
    }
}

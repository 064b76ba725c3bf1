package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The numbered places of a list. A place used again has another generation, by which old handles are known.
 *
 * <p>There is a place for each of the game's tasks up to the capacity, and beside them one for each of the framework's
 * own.
 */
final class Slots {
    /** The most of the game's tasks there can ever be room for. */
    private final int most;

    /** How many of the game's tasks there is room for now. */
    private int capacity;

    /** By number of the place; null for a free one. */
    private @Nullable TaskRecord[] tasks = new TaskRecord[0];

    /** How many tasks each place had before. */
    private int[] generations = new int[0];

    /** The numbers of the free places, a stack. */
    private int[] free = new int[0];

    private int freeCount;

    /** How many places belong to the framework's own tasks. */
    private int beside;

    private int peak;

    /** Makes room for a number of tasks, which may grow up to another. */
    Slots(int capacity, int most) {
        this.capacity = capacity;
        this.most = most;
        lengthen();
    }

    /** New places are taken when all others are. */
    private void lengthen() {
        int before = tasks.length;
        int after = capacity + beside;
        tasks = Arrays.copyOf(tasks, after);
        generations = Arrays.copyOf(generations, after);
        int[] longer = new int[after];
        System.arraycopy(free, 0, longer, after - before, freeCount);
        free = longer;
        for (int i = 0; i < after - before; i++) free[i] = after - 1 - i;
        freeCount += after - before;
    }

    /** How many of the game's tasks there is room for, without growing. */
    int capacity() {
        return capacity;
    }

    /** How many places there are, free and taken, by the game and by the framework. */
    int all() {
        return tasks.length;
    }

    /** How many places are taken, by the game and by the framework. */
    int used() {
        return tasks.length - freeCount;
    }

    /** How many of the game's places are taken. */
    int taken() {
        return used() - beside;
    }

    /** The most of the game's places that were ever taken at once. */
    int peak() {
        return peak;
    }

    /** Whether there is no room for one more of the game's. */
    boolean isFull() {
        return taken() == most;
    }

    void acquire(TaskRecord task) {
        if (task.uncounted) makeRoomBeside();
        else if (taken() == capacity) grow();
        task.slot = free[--freeCount];
        task.generation = generations[task.slot];
        tasks[task.slot] = task;
        peak = Math.max(peak, taken());
    }

    private void makeRoomBeside() {
        beside++;
        if (capacity + beside > tasks.length) lengthen();
    }

    private void grow() {
        capacity = Math.min(most, 2 * capacity);
        lengthen();
    }

    void release(TaskRecord task) {
        tasks[task.slot] = null;
        generations[task.slot]++;
        free[freeCount++] = task.slot;
        if (task.uncounted) beside--;
    }

    /** Returns the task that has a place, dead or alive; null for a free one. */
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

package kodama.task;

import java.util.Arrays;

/**
 * A number for each place of a list: the neighbor of the task that has the place, or its index somewhere. It stands
 * beside the tasks, and not in them, since most turns do not ask for it: a smaller record is a shorter wait for memory.
 */
final class SlotIntArray {
    static final int NONE = -1;

    private static final int FIRST_SIZE = 64;

    private int[] numbers = new int[0];

    /** Returns the number of a place; {@link #NONE} until it is set. */
    int get(int slot) {
        return slot < numbers.length ? numbers[slot] : NONE;
    }

    void set(int slot, int number) {
        if (slot >= numbers.length) makeRoom(slot);
        numbers[slot] = number;
    }

    private void makeRoom(int slot) {
        int before = numbers.length;
        numbers = Arrays.copyOf(numbers, Math.max(slot + 1, Math.max(FIRST_SIZE, 2 * before)));
        Arrays.fill(numbers, before, numbers.length, NONE);
    }
}

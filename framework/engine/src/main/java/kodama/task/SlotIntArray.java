package kodama.task;

import java.util.Arrays;

/**
 * A number per slot, such as a neighbor in a linked list or an index. It is stored separately from the tasks, because
 * most turns do not read it and a smaller record means fewer cache misses.
 */
final class SlotIntArray {
    static final int NONE = -1;

    private static final int FIRST_SIZE = 64;

    private int[] numbers = new int[0];

    /** Returns the number of a slot; {@link #NONE} until it is set. */
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

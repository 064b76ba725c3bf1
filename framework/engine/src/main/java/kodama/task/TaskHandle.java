package kodama.task;

/**
 * A reference to a task that outlives it safely: once the task is dead, {@link TaskList#get} returns null for it, even
 * when another task has taken its slot.
 *
 * @param slot the place of the task in its list; from 0, less than the capacity
 * @param generation how many tasks had that slot before
 */
public record TaskHandle(int slot, int generation) {
    /** With the 32 bits of a generation an id has 53, which a number of Lua holds exactly. */
    private static final int SLOT_BITS = 21;

    /**
     * Unpacks a handle from a number.
     *
     * @param id what {@link #id} or {@link Task#id} returned
     */
    public static TaskHandle of(long id) {
        return new TaskHandle(slot(id), generation(id));
    }

    static int slot(long id) {
        return (int) id & (1 << SLOT_BITS) - 1;
    }

    static int generation(long id) {
        return (int) (id >> SLOT_BITS);
    }

    /**
     * Packs the handle into a number, for where no object is wanted.
     *
     * @return slot and generation in one, in 53 bits; another for each task that a list ever had, up to 4,294,967,296
     *     in a slot
     */
    public long id() {
        return id(slot, generation);
    }

    static long id(int slot, int generation) {
        return (long) generation << SLOT_BITS | slot;
    }
}

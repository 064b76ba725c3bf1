package kodama.task;

/**
 * A reference to a task that can safely outlive it. When the task is dead, {@link TaskList#get} returns null for it,
 * even if another task has taken its slot.
 *
 * @param slot number of the task's slot in its list; 0 to capacity - 1
 * @param generation number of earlier tasks in that slot
 */
public record TaskHandle(int slot, int generation) {
    /** With the 32 bits of a generation an id has 53 bits, which a Lua number holds exactly. */
    private static final int SLOT_BITS = 21;

    /**
     * Unpacks a handle from a number.
     *
     * @param id a number returned by {@link #id} or {@link Task#id}
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
     * Packs the handle into a number, for code that does not want an object.
     *
     * @return slot and generation in 53 bits; unique among all tasks that a list ever had, up to 4,294,967,296 per slot
     */
    public long id() {
        return id(slot, generation);
    }

    static long id(int slot, int generation) {
        return (long) generation << SLOT_BITS | slot;
    }
}

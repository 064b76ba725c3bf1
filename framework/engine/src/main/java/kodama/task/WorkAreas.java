package kodama.task;

import org.jspecify.annotations.Nullable;

/** Assigns work areas to tasks for as long as they have a slot, if the list has work areas. */
final class WorkAreas {
    /** Ratio of an arena's size to the remaining space below which its areas are moved together: 10,240 to 256. */
    private static final int ARENA_PART = Arena.SIZE / Arena.THRESHOLD;

    /** Size of each area; in bytes, 0 for none. */
    private final int size;

    private final @Nullable Arena arena;

    /** The area that all dummies share; created for the first of them. */
    private @Nullable WorkArea scratch;

    /** Sets the size of each area and of all areas together; in bytes. */
    WorkAreas(int size, int all) {
        this.size = size;
        arena = size == 0 ? null : new Arena(all, all / ARENA_PART);
    }

    @Nullable
    Arena arena() {
        return arena;
    }

    /** Assigns an area to a task. Returns false if there is no room. */
    boolean assign(TaskRecord task) {
        if (arena == null) return true;
        WorkArea work = arena.allocate(size);
        task.rareFields().work = work;
        return work != null;
    }

    /** Assigns the shared area of dummies to a dummy, filled with 0. */
    void assignShared(TaskRecord task) {
        if (arena == null) return;
        if (scratch == null) scratch = new Arena(size, 0).allocate(size);
        if (scratch != null) scratch.clear();
        task.rareFields().work = scratch;
    }

    void release(TaskRecord task) {
        TaskRecord.RareFields extras = task.rareFields;
        if (arena == null || extras == null || extras.work == null) return;
        arena.free(extras.work);
        extras.work = null;
    }

    /** Ends a frame: moves the areas together if necessary. */
    void endFrame() {
        if (arena != null) arena.endFrame();
    }
}

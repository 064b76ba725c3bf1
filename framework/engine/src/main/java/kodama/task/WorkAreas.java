package kodama.task;

import org.jspecify.annotations.Nullable;

/** The work areas that tasks get for as long as they have a place, if the list gives any. */
final class WorkAreas {
    /** What part of an arena may be left before its areas are moved together: 256 bytes of 10,240. */
    private static final int ARENA_PART = Arena.SIZE / Arena.THRESHOLD;

    /** The size of each; in bytes, 0 for none. */
    private final int size;

    private final @Nullable Arena arena;

    /** The area that all dummies share; made for the first of them. */
    private @Nullable WorkArea scratch;

    /** Sets the size of each area and of all; in bytes. */
    WorkAreas(int size, int all) {
        this.size = size;
        arena = size == 0 ? null : new Arena(all, all / ARENA_PART);
    }

    @Nullable
    Arena arena() {
        return arena;
    }

    /** Gives a task its area; returns false if there is no room for it. */
    boolean assign(TaskRecord task) {
        if (arena == null) return true;
        WorkArea work = arena.allocate(size);
        task.rareFields().work = work;
        return work != null;
    }

    /** Gives a dummy an area, cleared, that all dummies have in common. */
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

    /** Ends a frame: moves the areas together if they must. */
    void endFrame() {
        if (arena != null) arena.endFrame();
    }
}

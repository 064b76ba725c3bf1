package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.base.Effort;
import kodama.task.arena.Arena;
import org.jspecify.annotations.Nullable;

/** Who is in a list of tasks: look-ups and figures. */
abstract class TaskCensus {
    /** What part of an arena may be left before its areas are moved together: 256 bytes of 10,240. */
    private static final int ARENA_PART = Arena.SIZE / Arena.THRESHOLD;

    /** The effort of looking at a place for its memory, and of writing it down. */
    private static final int COST_OF_BYTES = 8;

    private static final int COST_OF_ROW = 100;

    final Slots slots;
    final Rolls rolls;
    final TaskSorter sorter = new TaskSorter();
    final Traces traces;
    final @Nullable Arena arena;
    final int workSize;
    private final Effort effort;
    private long dropped;

    TaskCensus(TaskOptions options, Effort effort) {
        this.effort = effort;
        slots = new Slots(options.capacity(), options.grows() ? TaskOptions.MOST_TASKS : options.capacity());
        rolls = new Rolls((TaskList) this, sorter, effort);
        traces = new Traces(options.callPoint());
        workSize = options.workSize();
        arena = workSize == 0 ? null : new Arena(options.arenaSize(), options.arenaSize() / ARENA_PART);
    }

    /** How many dead tasks still have their place. */
    abstract int dying();

    // look-ups

    /**
     * Finds a task by name.
     *
     * @param name a name, or else a group
     * @return whoever has borne the name for longest; else the first of that group; null if there is neither
     */
    public @Nullable Task find(String name) {
        return rolls.find(name);
    }

    /**
     * Looks up a handle.
     *
     * @param handle a handle of this list
     * @return the task, or null if it is dead
     */
    public @Nullable Task get(TaskHandle handle) {
        return get(handle.slot(), handle.generation());
    }

    /**
     * Looks up the number of a task without allocating.
     *
     * @param id what {@link Task#id} returned in this list
     * @return the task, or null if it is dead
     */
    public @Nullable Task get(long id) {
        return get((int) id, (int) (id >> Integer.SIZE));
    }

    private @Nullable Task get(int slot, int generation) {
        Task task = slots.get(slot, generation);
        return task == null || task.dead ? null : task;
    }

    /**
     * Looks up a handle of which the game is sure that its task lives.
     *
     * @param handle a handle of this list
     * @return the task
     * @throws IllegalStateException if it is dead; the message is what {@link #describe} says
     */
    public Task require(TaskHandle handle) {
        Task task = get(handle);
        if (task == null) throw new IllegalStateException(describe(handle));
        return task;
    }

    /**
     * Says what is known of a task.
     *
     * @param handle a handle of this list
     * @return whether it lives and, if that is noted, where it was born and died; of the last 1,024 that were buried
     */
    public String describe(TaskHandle handle) {
        Task task = slots.get(handle.slot(), handle.generation());
        return task == null ? traces.ofGone(handle) : traces.of(task);
    }

    // figures

    /**
     * Tells whether no further task can be spawned in this frame, but for those {@link TaskList#spawnBeside beside} others.
     *
     * @return whether every place is taken by a task that is alive or died in this frame, and there can be no more
     */
    public boolean isFull() {
        return slots.isFull();
    }

    /**
     * Counts the living tasks, also those that take no place.
     *
     * @return how many
     */
    public int count() {
        return slots.used() - dying();
    }

    /**
     * Says where each living task was born. Cost: the number of places, unless no task lives.
     *
     * @return a text for each, by slot; empty for those of which that is not noted
     */
    public List<String> birthPlaces() {
        List<String> places = new ArrayList<>();
        for (int slot = 0; count() > 0 && slot < slots.all(); slot++) {
            Task task = slots.at(slot);
            if (task != null && !task.dead) places.add(Objects.requireNonNullElse(traces.bornIn(slot), ""));
        }
        return places;
    }

    /**
     * Counts the living tasks of a group.
     *
     * @param group the name of the group
     * @return how many
     */
    public int count(String group) {
        return rolls.count(group);
    }

    /**
     * Names the groups there are.
     *
     * @return those with living members, and those that stand still; sorted
     */
    public List<String> groups() {
        return rolls.groups();
    }

    /**
     * Returns the most tasks there can be at once, without growing.
     *
     * @return the capacity
     */
    public int capacity() {
        return slots.capacity();
    }

    /**
     * Counts the places that are taken, by tasks living or just dead.
     *
     * @return how many; at most the {@link #capacity}
     */
    public int taken() {
        return slots.taken();
    }

    /**
     * Returns the most places that were ever taken at once, by tasks living or just dead.
     *
     * @return the high-water mark
     */
    public int peak() {
        return slots.peak();
    }

    /**
     * Counts the tasks that were not spawned because there was no room.
     *
     * @return how many since the list was created
     */
    public long dropped() {
        return dropped;
    }

    /** Counts a task that was not even made, by somebody who found {@link #isFull}. */
    public final void countDropped() {
        dropped++;
    }

    /**
     * Estimates how much memory all living tasks take. Cost: the number of places.
     *
     * @return in bytes
     */
    public long bytes() {
        effort.spend((long) COST_OF_BYTES * slots.capacity());
        long sum = 0;
        for (int slot = 0; slot < slots.all(); slot++) {
            Task task = slots.at(slot);
            if (task != null && !task.dead) sum += task.bytes();
        }
        return sum;
    }

    /**
     * Returns the block of bytes out of which tasks get their work areas.
     *
     * @return the arena, or null if the tasks of this list have none
     */
    public @Nullable Arena arena() {
        return arena;
    }

    /**
     * Says what is in each place, free ones too.
     *
     * @return a row for each place, by number
     */
    public List<TaskRow> rows() {
        effort.spend((long) COST_OF_ROW * slots.capacity());
        List<TaskRow> rows = new ArrayList<>();
        for (int slot = 0; slot < slots.all(); slot++) {
            Task task = slots.at(slot);
            rows.add(task == null ? TaskRow.free(slot, slots.generation(slot)) : TaskRow.of(task, traces));
        }
        return rows;
    }
}

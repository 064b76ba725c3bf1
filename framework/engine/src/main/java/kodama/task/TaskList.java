package kodama.task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.base.StepBudget;
import org.jspecify.annotations.Nullable;

/**
 * All living tasks in their order, and the rules by which they run.
 *
 * <p>The order is by priority, smaller first, and among equals by spawn; it is the order of drawing too, but for tasks
 * with a draw priority of their own. Every change is legal at any time, also from inside a task:
 *
 * <ul>
 *   <li>A task spawned while tasks run gets its first turn in the same tick if it sorts after the place the tick has
 *       reached, else in the next tick.
 *   <li>A killed task is dead at once and so are its children; all have had their {@link Task#finish}.
 *   <li>A moved task neither runs twice in a tick nor loses its turn.
 *   <li>An exception ends the task that threw it and is reported; the others go on.
 *   <li>Tasks that are {@link Preparable} do that first, at once if there are cores for it.
 *   <li>A waiting or paused task costs nothing, nor in drawing if it has nothing to draw.
 * </ul>
 *
 * <p>Owned by the game thread. Neither {@link #spawn} nor {@link #update} nor {@link #endFrame} allocates once the
 * arrays have grown to the game's size, but for what named tasks need.
 */
public final class TaskList {
    /** The priority of a task for which none was chosen; 0.5. */
    public static final double DEFAULT_PRIORITY = TaskRecord.DEFAULT_PRIORITY;

    /** The effort of looking at a place for its memory, and of writing it down. */
    private static final int COST_OF_BYTES = 8;

    private static final int COST_OF_ROW = 100;

    private final ErrorSink errors;
    private final StepBudget effort;

    private final Slots slots;
    private final Children children;
    private final WorkAreas areas;
    private final LifetimeLog log;
    private final DeadTasks dead;
    private final ReadyQueue ready;
    private final GroupTermination groupKill;
    private final Dispatcher dispatcher;
    private final Snapshots snapshots;
    private final TaskGroup all;

    /** By name, those that were asked for. */
    private final Map<String, TaskGroup> groups = new HashMap<>();

    // what tasks change by themselves
    final Registry registry;
    final Positions positions;
    final Waits waits;
    final TimeScales timeScales;
    final Preparation preparation;
    final Termination termination;

    /** How many tasks were not spawned. */
    private long dropped;

    /** The tick in which that was reported as an error last; -1 for never. */
    private long droppedAt = -1;

    private BiConsumer<Task, String> whenDropped = this::reportOnceATick;

    /**
     * Creates an empty list at tick 0, whose tasks prepare one after the other.
     *
     * @param errors receives what tasks throw
     */
    public TaskList(TaskOptions options, ErrorSink errors) {
        this(options, errors, ForkJoin.SEQUENTIAL, StepBudget.UNLIMITED);
    }

    /**
     * Creates an empty list at tick 0.
     *
     * @param errors receives what tasks throw
     * @param forkJoin lets {@link Preparable} tasks prepare at once
     * @param effort counts the tasks that are looked at when something is done with many of them
     */
    public TaskList(TaskOptions options, ErrorSink errors, ForkJoin forkJoin, StepBudget effort) {
        this.errors = errors;
        this.effort = effort;
        slots = new Slots(options.capacity(), options.grows() ? TaskOptions.MAX_TASKS : options.capacity());
        children = new Children(slots);
        areas = new WorkAreas(options.workSize(), options.arenaSize());
        log = new LifetimeLog(options.callPoint());
        dead = new DeadTasks(children, slots, areas, log);
        TaskSorter sorter = new TaskSorter();
        ready = new ReadyQueue(options.readyListKind(), sorter, slots, options.defers());
        registry = new Registry(sorter, effort);
        positions = new Positions(ready, registry);
        waits = new Waits(ready, slots);
        timeScales = new TimeScales(children, waits, registry, effort);
        termination = new Termination(children, waits, registry, dead, errors, effort);
        preparation = new Preparation(registry.preparing, ready, termination, forkJoin, errors);
        dispatcher = new Dispatcher(slots, ready, waits, registry, preparation, termination, errors);
        snapshots = new Snapshots(effort);
        groupKill = new GroupTermination(registry.all, snapshots, preparation, termination);
        all = face(registry.all);
    }

    private TaskGroup face(GroupRecord group) {
        return new TaskGroup(group, snapshots, timeScales, groupKill);
    }

    // spawning

    /**
     * Brings a task to life. Nothing of it runs before this returns; see the class for when its first turn is.
     *
     * <p>If the list is full the task is not spawned, which is counted and reported (see {@link #whenDropped}). It is
     * then a dummy: it is not alive, calls of its methods do no harm, and a task spawned with it as the parent is a
     * dummy, too. While {@link #killAll} runs, a task that it would not spare is dead on arrival: it never runs, and is
     * a dummy as well.
     *
     * @param task a task that was never spawned, or one that died in an earlier frame, which keeps its name, group,
     *     phase and whatever else was set on it
     * @param priority its place in the order; any finite number
     * @param parent the task it shall end with, or null
     * @return false if the list is full
     * @throws IllegalArgumentException if the priority is not finite, or the parent is not alive in this list
     * @throws IllegalStateException if the task is alive, or died in this frame, or is at rest in a {@link TaskPool},
     *     or while tasks prepare
     */
    public boolean spawn(Task task, double priority, @Nullable Task parent) {
        return spawnAfter(0, task, priority, parent);
    }

    /**
     * Brings a task to life that first sleeps for some ticks. Until then it is alive and takes a place, but it is not
     * drawn and has no body; it dies with its parent, and its sleep keeps to its rate.
     *
     * @param priority its place in the order; any finite number
     * @param parent the task it shall end with, or null
     * @return false if the list is full
     * @throws IllegalArgumentException if the priority is not finite, the number of ticks is less than 0, or the parent
     *     is not alive in this list
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public boolean spawnAfter(int ticks, Task task, double priority, @Nullable Task parent) {
        Checks.atLeast("ticks until the spawn", ticks, 0);
        Checks.finite("priority", priority);
        if (preparation.isRunning()) throw new IllegalStateException("spawn() called while tasks prepare");
        requireSpawnable(task);
        if (parent != null && parent.dummy && parent.isIn(this))
            return reject(task, parent + ", which it was to end with, is not alive itself");
        if (parent != null) requireAlive(parent, task);
        if (slots.isFull()) return reject(task, "all " + capacity() + " places for tasks are taken");
        if (!areas.assign(task)) return reject(task, "no room is left for its work area");
        task.uncounted = false;
        task.builtIn = false;
        admit(task, ticks > 0, priority, parent);
        if (ticks > 0) waits.sleep(task, ticks);
        return true;
    }

    /**
     * Brings a task to life that takes no place from others and gets no work area: one that every game has, and of
     * which there are few. Nothing of it runs before this returns.
     *
     * @param priority its place in the order; any finite number
     * @throws IllegalArgumentException if the priority is not finite
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public void spawnUncounted(Task task, double priority) {
        Checks.finite("priority", priority);
        if (preparation.isRunning()) throw new IllegalStateException("spawnBeside() called while tasks prepare");
        requireSpawnable(task);
        task.uncounted = true;
        task.builtIn = false;
        admit(task, false, priority, null);
    }

    /**
     * Brings one of the framework's own tasks to life, without which the game is not whole: as with
     * {@link #spawnUncounted}, and who ends all tasks of a group, or of all, does not end this one. {@link #killAll} does.
     *
     * @param priority its place in the order; any finite number
     * @throws IllegalArgumentException if the priority is not finite
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public void spawnBuiltIn(Task task, double priority) {
        spawnUncounted(task, priority);
        task.builtIn = true;
    }

    /**
     * Makes sure that a task can be spawned, if there is room for it.
     *
     * @throws IllegalStateException if the task is alive, or died in this frame, or is at rest in a {@link TaskPool}
     */
    public static void requireSpawnable(Task task) {
        if (task.isPooled())
            throw new IllegalStateException(
                    task + " must be spawned by its pool, TaskPool.spawn, but was spawned by hand");
        switch (task.life) {
            case TaskRecord.Life.ALIVE, TaskRecord.Life.DELAYED ->
                throw new IllegalStateException(task + " is alive already");
            case TaskRecord.Life.DEAD ->
                throw new IllegalStateException(task + " died in this frame; it can be spawned again in the next");
            default -> {}
        }
    }

    private void requireAlive(Task parent, Task child) {
        if (!parent.isIn(this) || !parent.isAlive())
            throw new IllegalArgumentException("parent of " + child + " must be alive but " + parent + " is not");
    }

    /** Counts and reports a task that is not spawned, and makes it a dummy. */
    boolean reject(Task task, String reason) {
        task.setList(this);
        task.dummy = true;
        areas.assignShared(task);
        countDropped();
        whenDropped.accept(task, reason);
        return false;
    }

    private void reportOnceATick(Task task, String reason) {
        if (droppedAt == tick()) return;
        droppedAt = tick();
        errors.report(task.toString(), new IllegalStateException(task + " was not spawned: " + reason));
    }

    /**
     * Sets what is called for each task that is not spawned for lack of room. Unless set, the first one of each tick is
     * reported as an error.
     *
     * @param listener called with the task and the reason, such as {@code all 100 places for tasks are taken}
     */
    public void setDropListener(BiConsumer<Task, String> listener) {
        whenDropped = listener;
    }

    /** The steps of a spawn: a place, a life, a parent, entries where others find it, a turn, a pace. */
    private void admit(Task task, boolean delayed, double priority, @Nullable Task parent) {
        task.setList(this);
        slots.acquire(task);
        task.beginLife(delayed, Positions.normalized(priority), positions.next());
        task.bornAt = tick();
        if (parent != null) children.add(parent, task);
        log.spawned(task);
        if (groupKill.isDeadOnArrival(task)) {
            task.dummy = true;
            dead.add(task);
            return;
        }
        registry.add(task);
        ready.add(task);
        timeScales.refresh(task);
    }

    // running

    /**
     * Lets someone hear how the time of a tick is divided between tasks.
     *
     * @param watch hears it from the next turn on, or, when called from inside a task, from the next tick on; null for
     *     no one, which costs nothing
     */
    public void setRunTimeListener(@Nullable RunTimeListener<Task> watch) {
        dispatcher.setRunTimeListener(watch == null ? null : byRecord(watch));
    }

    /**
     * Lets someone hear of each task that has run, right after it, also of one that was spawned within another's run.
     *
     * @param listener hears it from now on, in place of who did before
     */
    public void setAfterRun(Consumer<Task> listener) {
        dispatcher.setAfterRun(record -> listener.accept(Task.of(record)));
    }

    private static RunTimeListener<TaskRecord> byRecord(RunTimeListener<Task> watch) {
        return new RunTimeListener<>() {
            @Override
            public void onBegin() {
                watch.onBegin();
            }

            @Override
            public void onRan(TaskRecord task) {
                watch.onRan(Task.of(task));
            }
        };
    }

    /**
     * Runs all tasks that do not wait, in order, each at most once.
     *
     * @param dt seconds in the game since the last tick, handed to each task
     * @throws IllegalStateException if called from inside a task
     */
    public void update(double dt) {
        dispatcher.begin(dt);
        dispatcher.finish();
    }

    /**
     * Begins what {@link #update} does, to go on task by task: {@link #runNext} until it answers null, or
     * {@link #finishUpdate}. The tasks run as they would in one go.
     *
     * @throws IllegalStateException if called from inside a task, or while an update is under way
     */
    public void beginUpdate(double dt) {
        dispatcher.begin(dt);
    }

    /**
     * Runs the next task of the update under way.
     *
     * @return the one that had its turn; null if there was none left, and the update is over
     * @throws IllegalStateException if no update is under way
     */
    public @Nullable Task runNext() {
        dispatcher.requireUpdating("runNext");
        return taskOf(dispatcher.runNext());
    }

    /**
     * Returns the task that {@link #runNext} would run: the task, or null if no update is under way or none is left.
     */
    public @Nullable Task peekNext() {
        return taskOf(dispatcher.peekNext());
    }

    /**
     * Runs all tasks that the update under way has left, and ends it.
     *
     * @throws IllegalStateException if no update is under way
     */
    public void finishUpdate() {
        dispatcher.requireUpdating("finishUpdate");
        dispatcher.finish();
    }

    /**
     * Runs the first stretch of a task that was just spawned, before its turn; this counts as its run of this tick.
     *
     * <p>Does nothing if the task is dead. Its exceptions are treated as in {@link #update}.
     *
     * @throws IllegalStateException if the task has already run in this tick, or if 100 first stretches are running
     *     inside each other, in which case the task is killed
     */
    public void runNow(Task task) {
        dispatcher.runNow(task);
    }

    /**
     * Ends the frame: the places of dead tasks become free, work areas are moved together if they must. Cost: the
     * number of tasks that died since the last call.
     *
     * @throws IllegalStateException if called from inside a task
     */
    public void endFrame() {
        dispatcher.requireBetweenTicks("endFrame");
        dead.endFrame();
    }

    /**
     * Kills all tasks, the last in the order first.
     *
     * @param keepPersistent whether to spare persistent tasks without a parent, with all their children
     */
    public void killAll(boolean keepPersistent) {
        groupKill.kill(
                registry.all, keepPersistent, task -> task.parent == null && !(keepPersistent && task.persistent));
    }

    /**
     * Tells whether all tasks are being killed: true from within {@link #killAll}, and while the group of all is
     * killed.
     */
    public boolean isKillingAll() {
        return groupKill.isKillingAll();
    }

    /**
     * Does something to tasks from outside of the game. Of those that end by it, it is noted that they ended there, and
     * not what the game was at.
     *
     * @param where where someone does it, as {@code the inspector}
     */
    public void runAs(String where, Runnable action) {
        log.runAs(where, action);
    }

    // looking

    /** Returns all living tasks, to do something with all of them. */
    public TaskGroup all() {
        return all;
    }

    /**
     * Returns a group, to look at or do something with its members.
     *
     * @param name the name of the group; not empty
     * @throws IllegalArgumentException if the name is empty
     */
    public TaskGroup group(String name) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name of a group must not be empty");
        TaskGroup group = groups.get(name);
        if (group != null) return group;
        TaskGroup made = face(registry.group(name));
        groups.put(name, made);
        return made;
    }

    /**
     * Hands out all living tasks that have something to draw, in the order of drawing. As with {@link
     * TaskGroup#forEach}, everything may change meanwhile.
     */
    public void forEachDrawn(Consumer<Task> action) {
        snapshots.each(registry.drawn, Task::of, action);
    }

    /**
     * Hands out all living tasks that have a body, in the order in which they run. As with {@link TaskGroup#forEach},
     * everything may change meanwhile.
     */
    public void forEachBody(Consumer<Task> action) {
        snapshots.each(registry.bodies, Task::of, action);
    }

    /** Returns the task that runs, the innermost; null between tasks. */
    public @Nullable Task current() {
        return taskOf(dispatcher.current());
    }

    /** Returns the number of the tick; 1 in the first. */
    public long tick() {
        return ready.tick();
    }

    // look-ups

    /**
     * Finds a task by name.
     *
     * @param name a name, or else a group
     * @return the task that has had the name for longest; else the first of that group; null if there is neither
     */
    public @Nullable Task find(String name) {
        return taskOf(registry.find(name));
    }

    /**
     * Looks up a handle.
     *
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
        return get(TaskHandle.slot(id), TaskHandle.generation(id));
    }

    private @Nullable Task get(int slot, int generation) {
        TaskRecord task = slots.get(slot, generation);
        return task == null || !task.isAlive() ? null : Task.of(task);
    }

    /**
     * Looks up a handle of which the game is sure that its task lives.
     *
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
     * @return whether it lives and, if that is noted, where it was born and died; of the last 1,024 that left their
     *     places
     */
    public String describe(TaskHandle handle) {
        TaskRecord task = slots.get(handle.slot(), handle.generation());
        return task == null ? log.describeFreed(handle) : log.describe(task);
    }

    // figures

    /**
     * Tells whether no further task can be spawned in this frame, but for those {@link TaskList#spawnUncounted beside}
     * others.
     *
     * @return whether every place is taken by a task that is alive or died in this frame, and there can be no more
     */
    public boolean isFull() {
        return slots.isFull();
    }

    /** Counts the living tasks, also those that take no place. */
    public int count() {
        return slots.used() - dead.count();
    }

    /**
     * Says where each living task was born. Cost: the number of places, unless no task lives.
     *
     * @return a text for each, by slot; empty for those of which that is not noted
     */
    public List<String> spawnLocations() {
        List<String> places = new ArrayList<>();
        for (int slot = 0; count() > 0 && slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            if (task != null && task.isAlive()) places.add(Objects.requireNonNullElse(log.bornIn(slot), ""));
        }
        return places;
    }

    /** Counts the living tasks of a group, by its name. */
    public int count(String group) {
        return registry.count(group);
    }

    /** Names the groups that have living members or stand still, sorted. */
    public List<String> groups() {
        return registry.groupNames();
    }

    /** Returns the most tasks there can be at once, without growing. */
    public int capacity() {
        return slots.capacity();
    }

    /** Counts the places that are taken, by tasks living or just dead; at most the {@link #capacity}. */
    public int taken() {
        return slots.taken();
    }

    /** Returns the high-water mark of {@link #taken}. */
    public int peak() {
        return slots.peak();
    }

    /** Counts the tasks that were not spawned because there was no room. */
    public long dropped() {
        return dropped;
    }

    /** Counts a task that was not even made, by a caller that found {@link #isFull}. */
    public void countDropped() {
        dropped++;
    }

    /** Estimates how much memory all living tasks take, in bytes. Cost: the number of places. */
    public long bytes() {
        effort.spend((long) COST_OF_BYTES * slots.capacity());
        long sum = 0;
        for (int slot = 0; slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            if (task != null && task.isAlive()) sum += task.bytes();
        }
        return sum;
    }

    /**
     * Returns the block of bytes out of which tasks get their work areas: the arena, or null if the tasks of this list
     * have none.
     */
    public @Nullable Arena arena() {
        return areas.arena();
    }

    /** Returns a row for each place, free ones too, by number. */
    public List<TaskRow> rows() {
        effort.spend((long) COST_OF_ROW * slots.capacity());
        List<TaskRow> rows = new ArrayList<>();
        for (int slot = 0; slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            rows.add(task == null ? TaskRow.free(slot, slots.generation(slot)) : TaskRow.of(task, tick(), log));
        }
        return rows;
    }

    /**
     * Says what there is of each living task, for those who look on: no script pays for it, and nothing changes. Cost:
     * the number of places.
     */
    public List<TaskRow> livingRows() {
        List<TaskRow> rows = new ArrayList<>(count());
        addLivingRows(0, Integer.MAX_VALUE, rows);
        return rows;
    }

    /**
     * Says the same of some of the living tasks, for those who have no time to look at all of them at once.
     *
     * @param from the number of the place to begin with
     * @param most how many rows there may be; at least 1
     * @param to takes a row for each, by number of its place
     * @return the number of the place to go on with; -1 if there are no more
     */
    public int addLivingRows(int from, int most, List<TaskRow> to) {
        int left = most;
        for (int slot = from; slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            if (task == null || !task.isAlive()) continue;
            if (left-- == 0) return slot;
            to.add(TaskRow.of(task, tick(), log));
        }
        return -1;
    }

    private static @Nullable Task taskOf(@Nullable TaskRecord record) {
        return record == null ? null : Task.of(record);
    }
}

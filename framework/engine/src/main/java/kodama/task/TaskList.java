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
 * All living tasks in order, and the rules by which they run.
 *
 * <p>The order is by priority, smaller first, and among equals by spawn. It is also the draw order, except for tasks
 * with a draw priority of their own. Every change is legal at any time, also from inside a task:
 *
 * <ul>
 *   <li>A task spawned while tasks run first runs in the same tick if it comes after the current position in the order,
 *       otherwise in the next tick.
 *   <li>A killed task is dead at once, as are its children; their {@link Task#finish} has been called.
 *   <li>A moved task neither runs twice in a tick nor loses its turn.
 *   <li>An exception ends the task that threw it and is reported; the others continue.
 *   <li>{@link Preparable} tasks prepare first, in parallel if there are several cores.
 *   <li>A waiting or paused task costs nothing, and an undrawn task costs nothing when drawing.
 * </ul>
 *
 * <p>{@link #update} runs a tick:
 *
 * <ol>
 *   <li>{@link TimingWheel} wakes the tasks whose sleep is over.
 *   <li>{@link ReadyQueue} sorts the tasks that became ready since the last tick and starts its walk.
 *   <li>{@link Preparation} prepares tasks on all cores.
 *   <li>{@link Dispatcher} takes the next ready task, checks its condition if it waits for one, and calls its
 *       {@link Task#update}, until none is left. Tasks that become ready during the walk join it if their position is
 *       still to come.
 *   <li>{@link Termination} marks killed tasks and their descendants as dead at once; {@link #endFrame} frees their
 *       slots.
 * </ol>
 *
 * <p>Owned by the game thread. {@link #spawn}, {@link #update} and {@link #endFrame} allocate nothing once the arrays
 * have grown to the game's size, except for named tasks.
 */
public final class TaskList {
    /** The default priority of a task: 0.5. */
    public static final double DEFAULT_PRIORITY = TaskRecord.DEFAULT_PRIORITY;

    /** Cost per slot of estimating memory or writing a row, charged to the budget. */
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
    private final GroupTermination groupTermination;
    private final Dispatcher dispatcher;
    private final Snapshots snapshots;
    private final TaskGroup all;

    /** The groups that were requested, by name. */
    private final Map<String, TaskGroup> groups = new HashMap<>();

    // state that tasks change themselves
    final Registry registry;
    final Positions positions;
    final Waits waits;
    final TimeScales timeScales;
    final Preparation preparation;
    final Termination termination;

    /** Number of tasks that were not spawned. */
    private long dropped;

    /** Tick in which a task that was not spawned was last reported as an error; -1 for never. */
    private long droppedAt = -1;

    private BiConsumer<Task, String> dropListener = this::reportOncePerTick;

    /**
     * Creates an empty list at tick 0, whose tasks prepare one after another.
     *
     * @param errors receives the exceptions of tasks
     */
    public TaskList(TaskOptions options, ErrorSink errors) {
        this(options, errors, ForkJoin.SEQUENTIAL, StepBudget.UNLIMITED);
    }

    /**
     * Creates an empty list at tick 0.
     *
     * @param errors receives the exceptions of tasks
     * @param forkJoin runs the preparation of {@link Preparable} tasks in parallel
     * @param effort charged for operations on many tasks
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
        groupTermination = new GroupTermination(registry.all, snapshots, preparation, termination);
        all = face(registry.all);
    }

    private TaskGroup face(GroupRecord group) {
        return new TaskGroup(group, snapshots, timeScales, groupTermination);
    }

    // spawning

    /**
     * Spawns a task. None of its code runs before this returns; see the class for its first turn.
     *
     * <p>If the list is full, the task is not spawned, which is counted and reported (see {@link #setDropListener}). It
     * is then a dummy: it is not alive, its methods can be called safely, and a task spawned with it as the parent is
     * also a dummy. While {@link #killAll} runs, a task that it would not spare is dead on arrival: it never runs, and
     * is a dummy, too.
     *
     * @param task a task that was never spawned, or one that died in an earlier frame, which keeps its name, group,
     *     phase and other settings
     * @param priority its priority; any finite number
     * @param parent the task whose death ends it, or null
     * @return false if the list is full
     * @throws IllegalArgumentException if the priority is not finite, or the parent is not alive in this list
     * @throws IllegalStateException if the task is alive, or died in this frame, or is unused in a {@link TaskPool}, or
     *     while tasks prepare
     */
    public boolean spawn(Task task, double priority, @Nullable Task parent) {
        return spawnAfter(0, task, priority, parent);
    }

    /**
     * Spawns a task that first sleeps for some ticks. During the sleep it is alive and uses a slot, but it is not drawn
     * and has no body. It dies with its parent, and the sleep depends on its rate.
     *
     * @param ticks duration of the sleep; at least 0
     * @param priority its priority; any finite number
     * @param parent the task whose death ends it, or null
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
            return reject(task, "its parent, " + parent + ", is not alive");
        if (parent != null) requireAlive(parent, task);
        if (slots.isFull()) return reject(task, "all " + capacity() + " slots for tasks are in use");
        if (!areas.assign(task)) return reject(task, "no room is left for its work area");
        task.uncounted = false;
        task.builtIn = false;
        admit(task, ticks > 0, priority, parent);
        if (ticks > 0) waits.sleep(task, ticks);
        return true;
    }

    /**
     * Spawns a task that does not count toward the capacity and gets no work area, such as the few tasks that every
     * game has. None of its code runs before this returns.
     *
     * @param priority its priority; any finite number
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
     * Spawns a built-in task of the framework, which a game cannot run without. Like {@link #spawnUncounted}, but
     * operations that end all tasks of a group, or all tasks, spare it. {@link #killAll} ends it.
     *
     * @param priority its priority; any finite number
     * @throws IllegalArgumentException if the priority is not finite
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public void spawnBuiltIn(Task task, double priority) {
        spawnUncounted(task, priority);
        task.builtIn = true;
    }

    /**
     * Checks that a task can be spawned, if there is room for it.
     *
     * @throws IllegalStateException if the task is alive, or died in this frame, or is unused in a {@link TaskPool}
     */
    public static void requireSpawnable(Task task) {
        if (task.isPooled())
            throw new IllegalStateException(
                    task + " must be spawned by its pool, TaskPool.spawn, but was spawned by hand");
        switch (task.life) {
            case TaskRecord.Life.ALIVE, TaskRecord.Life.DELAYED ->
                throw new IllegalStateException(task + " is already alive");
            case TaskRecord.Life.DEAD ->
                throw new IllegalStateException(task + " died in this frame; it can be spawned again in the next");
            default -> {}
        }
    }

    private void requireAlive(Task parent, Task child) {
        if (!parent.isIn(this) || !parent.isAlive())
            throw new IllegalArgumentException("parent of " + child + " must be alive but " + parent + " is not");
    }

    /** Counts and reports a task that is not spawned, and makes it a dummy. Returns false. */
    boolean reject(Task task, String reason) {
        task.setList(this);
        task.dummy = true;
        areas.assignShared(task);
        countDropped();
        dropListener.accept(task, reason);
        return false;
    }

    private void reportOncePerTick(Task task, String reason) {
        if (droppedAt == tick()) return;
        droppedAt = tick();
        errors.report(task.toString(), new IllegalStateException(task + " was not spawned: " + reason));
    }

    /**
     * Sets the listener that is called for each task that is not spawned for lack of room. By default, the first one of
     * each tick is reported as an error.
     *
     * @param listener called with the task and the reason, such as {@code all 100 slots for tasks are in use}
     */
    public void setDropListener(BiConsumer<Task, String> listener) {
        dropListener = listener;
    }

    /**
     * Spawns a task: assigns a slot, starts its life, links it to its parent, registers it, schedules it, sets its time
     * scale.
     */
    private void admit(Task task, boolean delayed, double priority, @Nullable Task parent) {
        task.setList(this);
        slots.acquire(task);
        task.beginLife(delayed, Positions.normalized(priority), positions.next());
        task.bornAt = tick();
        if (parent != null) children.add(parent, task);
        log.spawned(task);
        if (groupTermination.isDeadOnArrival(task)) {
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
     * Sets the listener that is notified how the time of a tick is divided between tasks.
     *
     * @param runTimeListener the listener from the next turn on or, when called from inside a task, from the next tick
     *     on; null for none, which costs nothing
     */
    public void setRunTimeListener(@Nullable RunTimeListener<Task> runTimeListener) {
        dispatcher.setRunTimeListener(runTimeListener == null ? null : byRecord(runTimeListener));
    }

    /**
     * Sets the listener that is called after each run of a task, also of one that runs when another spawns it.
     *
     * @param listener replaces the previous one
     */
    public void setAfterRun(Consumer<Task> listener) {
        dispatcher.setAfterRun(record -> listener.accept(Task.of(record)));
    }

    private static RunTimeListener<TaskRecord> byRecord(RunTimeListener<Task> runTimeListener) {
        return new RunTimeListener<>() {
            @Override
            public void onBegin() {
                runTimeListener.onBegin();
            }

            @Override
            public void onRan(TaskRecord task) {
                runTimeListener.onRan(Task.of(task));
            }
        };
    }

    /**
     * Runs all ready tasks in order, each at most once.
     *
     * @param dt seconds in the game since the last tick, passed to each task
     * @throws IllegalStateException if called from inside a task
     */
    public void update(double dt) {
        dispatcher.begin(dt);
        dispatcher.finish();
    }

    /**
     * Starts an update in single steps: call {@link #runNext} until it returns null, or {@link #finishUpdate}. The
     * tasks run as in {@link #update}.
     *
     * @throws IllegalStateException if called from inside a task, or during an update
     */
    public void beginUpdate(double dt) {
        dispatcher.begin(dt);
    }

    /**
     * Runs the next task of the current update.
     *
     * @return the task that had its turn, or null if none was left and the update is over
     * @throws IllegalStateException if no update is in progress
     */
    public @Nullable Task runNext() {
        dispatcher.requireUpdating("runNext");
        return taskOf(dispatcher.runNext());
    }

    /** Returns the task that {@link #runNext} would run, or null if there is none or no update is in progress. */
    public @Nullable Task peekNext() {
        return taskOf(dispatcher.peekNext());
    }

    /**
     * Runs the remaining tasks of the current update, and ends it.
     *
     * @throws IllegalStateException if no update is in progress
     */
    public void finishUpdate() {
        dispatcher.requireUpdating("finishUpdate");
        dispatcher.finish();
    }

    /**
     * Runs a task that was just spawned until its first wait, before its turn. This counts as its run of this tick.
     *
     * <p>Has no effect if the task is dead. Exceptions are handled as in {@link #update}.
     *
     * @throws IllegalStateException if the task has already run in this tick, or if 100 such calls are nested, in which
     *     case the task is killed
     */
    public void runNow(Task task) {
        dispatcher.runNow(task);
    }

    /**
     * Ends the frame: frees the slots of dead tasks, and moves work areas together if necessary. Takes time
     * proportional to the number of tasks that died since the last call.
     *
     * @throws IllegalStateException if called from inside a task
     */
    public void endFrame() {
        dispatcher.requireBetweenTicks("endFrame");
        dead.endFrame();
    }

    /**
     * Kills all tasks in reverse order.
     *
     * @param keepPersistent whether to spare persistent tasks without a parent, with all their children
     */
    public void killAll(boolean keepPersistent) {
        groupTermination.kill(
                registry.all, keepPersistent, task -> task.parent == null && !(keepPersistent && task.persistent));
    }

    /** Returns whether all tasks are being killed, by {@link #killAll} or through the group of all tasks. */
    public boolean isKillingAll() {
        return groupTermination.isKillingAll();
    }

    /**
     * Runs an action that changes tasks from outside the game. The place is recorded as the place where tasks killed by
     * it died.
     *
     * @param where the place, such as {@code the inspector}
     */
    public void runAs(String where, Runnable action) {
        log.runAs(where, action);
    }

    // queries

    /** Returns the group of all living tasks. */
    public TaskGroup all() {
        return all;
    }

    /**
     * Returns a group.
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
     * Calls an action with all living tasks that are drawn, in draw order. As in {@link TaskGroup#forEach}, tasks may
     * be changed during the call.
     */
    public void forEachDrawn(Consumer<Task> action) {
        snapshots.each(registry.drawn, Task::of, action);
    }

    /**
     * Calls an action with all living tasks that have a body, in run order. As in {@link TaskGroup#forEach}, tasks may
     * be changed during the call.
     */
    public void forEachBody(Consumer<Task> action) {
        snapshots.each(registry.bodies, Task::of, action);
    }

    /** Returns the innermost running task, or null between tasks. */
    public @Nullable Task current() {
        return taskOf(dispatcher.current());
    }

    /** Returns the number of the tick; 1 in the first tick. */
    public long tick() {
        return ready.tick();
    }

    // look-up

    /**
     * Finds a task by name.
     *
     * @param name name of a task or of a group
     * @return the task that has had the name for the longest time, else the first of the group of that name, else null
     */
    public @Nullable Task find(String name) {
        return taskOf(registry.find(name));
    }

    /**
     * Returns the task of a handle.
     *
     * @return the task, or null if it is dead
     */
    public @Nullable Task get(TaskHandle handle) {
        return get(handle.slot(), handle.generation());
    }

    /**
     * Returns the task of an id without allocating.
     *
     * @param id returned by {@link Task#id} in this list
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
     * Returns the task of a handle, which must be alive.
     *
     * @throws IllegalStateException if it is dead; the message is that of {@link #describe}
     */
    public Task require(TaskHandle handle) {
        Task task = get(handle);
        if (task == null) throw new IllegalStateException(describe(handle));
        return task;
    }

    /**
     * Describes a task.
     *
     * @return whether it is alive and, if recorded, where it was spawned and died; for dead tasks this covers the last
     *     1,024
     */
    public String describe(TaskHandle handle) {
        TaskRecord task = slots.get(handle.slot(), handle.generation());
        return task == null ? log.describeFreed(handle) : log.describe(task);
    }

    // statistics

    /**
     * Returns whether no further task can be spawned in this frame, except by {@link TaskList#spawnUncounted}.
     *
     * @return whether every slot is used by a task that is alive or died in this frame, and the capacity cannot grow
     */
    public boolean isFull() {
        return slots.isFull();
    }

    /** Returns the number of living tasks, including those that do not count toward the capacity. */
    public int count() {
        return slots.used() - dead.count();
    }

    /**
     * Returns the place where each living task was spawned. Takes time proportional to the number of slots, unless no
     * task is alive.
     *
     * @return a string per task, by slot; empty if it was not recorded
     */
    public List<String> spawnLocations() {
        List<String> places = new ArrayList<>();
        for (int slot = 0; count() > 0 && slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            if (task != null && task.isAlive()) places.add(Objects.requireNonNullElse(log.bornIn(slot), ""));
        }
        return places;
    }

    /**
     * Returns the place where a living task was spawned.
     *
     * @return the place, such as {@code scenes/main.lua:12}, or null if it was not recorded
     */
    public @Nullable String spawnLocation(Task task) {
        return log.bornIn(task.slot);
    }

    /** Returns the number of living tasks in a group. */
    public int count(String group) {
        return registry.count(group);
    }

    /** Returns the sorted names of the groups that have living members or are paused. */
    public List<String> groups() {
        return registry.groupNames();
    }

    /** Returns the maximum number of tasks at once, without growing. */
    public int capacity() {
        return slots.capacity();
    }

    /** Returns the number of slots used by tasks that are alive or just died; at most the {@link #capacity}. */
    public int taken() {
        return slots.taken();
    }

    /** Returns the maximum of {@link #taken} so far. */
    public int peak() {
        return slots.peak();
    }

    /** Returns the number of tasks that were not spawned because there was no room. */
    public long dropped() {
        return dropped;
    }

    /** Counts a task that was not even created, because the caller found that the list {@link #isFull}. */
    public void countDropped() {
        dropped++;
    }

    /** Returns the estimated memory of all living tasks, in bytes. Takes time proportional to the number of slots. */
    public long bytes() {
        effort.spend((long) COST_OF_BYTES * slots.capacity());
        long sum = 0;
        for (int slot = 0; slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            if (task != null && task.isAlive()) sum += task.bytes();
        }
        return sum;
    }

    /** Returns the memory block of the work areas, or null if the tasks of this list have none. */
    public @Nullable Arena arena() {
        return areas.arena();
    }

    /** Returns a row for each slot in order, including free ones. */
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
     * Returns a row for each living task, for tools: scripts are not charged, and nothing changes. Takes time
     * proportional to the number of slots.
     */
    public List<TaskRow> livingRows() {
        List<TaskRow> rows = new ArrayList<>(count());
        addLivingRows(0, Integer.MAX_VALUE, rows);
        return rows;
    }

    /**
     * Adds rows for some of the living tasks, for tools that cannot spend the time for all tasks at once.
     *
     * @param from the first slot
     * @param maxRows maximum number of rows; at least 1
     * @param to receives the rows in order of slots
     * @return the slot to continue with, or -1 if there are no more
     */
    public int addLivingRows(int from, int maxRows, List<TaskRow> to) {
        int left = maxRows;
        for (int slot = from; slot < slots.all(); slot++) {
            TaskRecord task = slots.at(slot);
            if (task == null || !task.isAlive()) continue;
            if (left-- == 0) return slot;
            to.add(TaskRow.of(task, tick(), log));
        }
        return -1;
    }

    /**
     * Calls an action with each living task, in order of slots, for tools: scripts are not charged, nothing is
     * allocated, and nothing changes. Takes time proportional to the largest slot number in use.
     *
     * @param action must not change the list
     */
    public void forEachSlot(Consumer<Task> action) {
        int left = slots.used();
        for (int slot = 0; left > 0; slot++) {
            TaskRecord task = slots.at(slot);
            if (task == null) continue;
            if (task.isAlive()) action.accept(Task.of(task));
            left--;
        }
    }

    private static @Nullable Task taskOf(@Nullable TaskRecord record) {
        return record == null ? null : Task.of(record);
    }
}

package kodama.task;

import java.util.function.Consumer;
import java.util.function.Predicate;
import kodama.base.Checks;
import kodama.base.Effort;
import kodama.base.ErrorSink;
import org.jspecify.annotations.Nullable;

/**
 * All living tasks in their order, and the rules by which they run.
 *
 * <p>The order is by priority, smaller first, and among equals by spawn; it is the order of drawing too, but for tasks with
 * a draw priority of their own. Every change is legal at any time, also from inside a task:
 *
 * <ul>
 *   <li>A task spawned while tasks run gets its first turn in the same tick if it sorts after the place the tick has
 *       reached, else in the next tick.
 *   <li>A killed task is dead at once and so are its children; all have had their {@link Task#finish}.
 *   <li>A moved task neither runs twice in a tick nor loses its turn.
 *   <li>An exception ends the task that threw it and is reported; the others go on.
 *   <li>Tasks that are {@link Preparing} do that first, at once if there are cores for it.
 *   <li>A waiting or paused task costs nothing, nor in drawing if it has nothing to draw.
 * </ul>
 *
 * <p>Owned by the game thread. Neither {@link #spawn} nor {@link #update} nor {@link #endFrame} allocates once the arrays
 * have grown to the game's size, but for what named tasks need.
 */
public final class TaskList extends TaskCensus {
    /** The priority of a task for which nobody chose one. */
    public static final double DEFAULT_PRIORITY = 0.5;

    private final ErrorSink errors;
    private final boolean defers;
    private final Turns turns;
    private final Waits waits;
    private final Preparation preparation;
    private final Runner runner;
    private final Paces paces;
    private final Reaper reaper;
    private final Snapshots snapshots;
    private final Purge purge;

    private long sequence;
    private long droppedAt = -1;

    /**
     * Creates an empty list at tick 0, whose tasks prepare one after the other.
     *
     * @param options how it is built
     * @param errors receives what tasks throw
     */
    public TaskList(TaskOptions options, ErrorSink errors) {
        this(options, errors, ForkJoin.ALONE, Effort.FREE);
    }

    /**
     * Creates an empty list at tick 0.
     *
     * @param options how it is built
     * @param errors receives what tasks throw
     * @param forkJoin lets {@link Preparing} tasks prepare at once
     * @param effort counts the tasks that are looked at for whoever does something with many of them
     */
    public TaskList(TaskOptions options, ErrorSink errors, ForkJoin forkJoin, Effort effort) {
        super(options, effort);
        this.errors = errors;
        defers = options.defers();
        turns = new Turns(options.runList(), sorter);
        waits = new Waits(turns);
        preparation = new Preparation(rolls.preparing, turns, forkJoin, errors);
        runner = new Runner(turns, waits, rolls, preparation, errors);
        paces = new Paces(waits, rolls.all, effort);
        reaper = new Reaper(waits, rolls, traces, arena, errors, effort);
        snapshots = new Snapshots(effort);
        purge = new Purge(snapshots);
    }

    // spawning

    /**
     * Brings a task to life. Nothing of it runs before this returns; see the class for when its first turn is.
     *
     * <p>If the list is full the task is not spawned, which is counted and reported once a tick. It is then a dummy: not
     * alive, and what is set on it has no effect. While {@link #killAll} runs, a task that it would not spare is dead on
     * arrival: it never runs.
     *
     * @param task a task that was never spawned, or one that died in an earlier frame, which keeps its name, group, phase
     *     and whatever else was set on it
     * @param priority its place in the order; any finite number
     * @param parent the task it shall end with, or null
     * @return false if the list is full
     * @throws IllegalArgumentException if the priority is not finite, or the parent is not alive in this list
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public boolean spawn(Task task, double priority, @Nullable Task parent) {
        return spawnAfter(0, task, priority, parent);
    }

    /**
     * Brings a task to life that first sleeps for some ticks. Until then it is alive and takes a place, but it is not
     * drawn and has no body; it dies with its parent, and its sleep keeps to its rate.
     *
     * @param ticks how long until its first turn; at least 0
     * @param task as with {@link #spawn}
     * @param priority its place in the order; any finite number
     * @param parent the task it shall end with, or null
     * @return false if the list is full
     * @throws IllegalArgumentException if the priority is not finite, the number of ticks is less than 0, or the parent is
     *     not alive in this list
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public boolean spawnAfter(int ticks, Task task, double priority, @Nullable Task parent) {
        Checks.atLeast("ticks until the spawn", ticks, 0);
        Checks.finite("priority", priority);
        if (isPreparing()) throw new IllegalStateException("spawn() called while tasks prepare");
        requireFree(task);
        if (parent != null) checkParent(task, parent);
        if (slots.isFull()) return drop(task, "all " + capacity() + " places for tasks are taken");
        if (!furnish(task)) return drop(task, "no room is left for its work area");
        task.beside = false;
        task.unborn = ticks > 0;
        admit(task, priority, parent);
        if (ticks > 0) waits.sleep(task, ticks);
        return true;
    }

    /**
     * Brings a task to life that takes no place from others and gets no work area: one of the framework's own, of which
     * there are few. Nothing of it runs before this returns.
     *
     * @param task as with {@link #spawn}
     * @param priority its place in the order; any finite number
     * @throws IllegalArgumentException if the priority is not finite
     * @throws IllegalStateException if the task is alive, or died in this frame, or while tasks prepare
     */
    public void spawnBeside(Task task, double priority) {
        Checks.finite("priority", priority);
        if (isPreparing()) throw new IllegalStateException("spawnBeside() called while tasks prepare");
        requireFree(task);
        task.beside = true;
        task.unborn = false;
        admit(task, priority, null);
    }

    private boolean furnish(Task task) {
        if (arena == null) return true;
        task.work = arena.allocate(workSize);
        return task.work != null;
    }

    private static void requireFree(Task task) {
        if (task.list == null || task.buried) return;
        throw new IllegalStateException(
                task + (task.dead ? " died in this frame; it can be spawned again in the next" : " is alive already"));
    }

    private void checkParent(Task task, Task parent) {
        if (parent.list != this || parent.dead)
            throw new IllegalArgumentException("parent of " + task + " must be alive but " + parent + " is not");
    }

    /** Counts a task that is not spawned, and says so once a tick. */
    boolean drop(Task task, String reason) {
        countDropped();
        if (droppedAt == tick()) return false;
        droppedAt = tick();
        errors.report(task.toString(), new IllegalStateException(task + " was not spawned: " + reason));
        return false;
    }

    private void admit(Task task, double priority, @Nullable Task parent) {
        task.list = this;
        slots.acquire(task);
        task.beginLife(priority + 0.0, sequence++); // makes -0.0 equal to 0.0
        if (parent != null) Family.adopt(parent, task);
        traces.born(task);
        if (purge.isDeadOnArrival(task)) {
            reaper.discard(task);
            return;
        }
        rolls.enter(task);
        task.notBefore = defers ? tick() + 1 : 0;
        turns.add(task);
        paces.refresh(task);
    }

    // running

    /**
     * Runs all tasks that do not wait, in order, each at most once.
     *
     * @param dt seconds in the game since the last tick, handed to each task
     * @throws IllegalStateException if called from inside a task
     */
    public void update(double dt) {
        runner.update(dt);
    }

    /**
     * Runs the first stretch of a task that was just spawned, before its turn; this counts as its run of this tick.
     *
     * <p>Does nothing if the task is dead. Its exceptions are treated as in {@link #update}.
     *
     * @param task the task
     * @throws IllegalStateException if the task has already run in this tick, or if 100 first stretches are running
     *     inside each other, in which case the task is killed
     */
    public void runNow(Task task) {
        runner.runNow(task);
    }

    /**
     * Ends the frame: the places of dead tasks become free, work areas are moved together if they must. Cost: the number
     * of tasks that died since the last call.
     *
     * @throws IllegalStateException if called from inside a task
     */
    public void endFrame() {
        runner.requireBetweenTicks("endFrame");
        reaper.bury(slots);
    }

    /**
     * Kills all tasks, the last in the order first.
     *
     * @param keepPersistent whether to spare persistent tasks without a parent, with all their children
     */
    public void killAll(boolean keepPersistent) {
        purge.clear(
                rolls.all.members,
                keepPersistent,
                task -> task.parent == null && !(keepPersistent && task.isPersistent()));
    }

    void killEach(TaskGroup group, boolean sparesPersistent, Predicate<Task> victims) {
        if (group == rolls.all) purge.clear(group.members, sparesPersistent, victims);
        else purge.kill(group.members, victims);
    }

    // looking

    /**
     * Returns all living tasks, to do something with all of them.
     *
     * @return always the same
     */
    public TaskGroup all() {
        return rolls.all;
    }

    /**
     * Returns a group, to look at or do something with its members.
     *
     * @param name the name of the group; not empty
     * @return always the same, whether or not there are members now
     * @throws IllegalArgumentException if the name is empty
     */
    public TaskGroup group(String name) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name of a group must not be empty");
        return rolls.group(name);
    }

    /**
     * Hands out all living tasks that have something to draw, in the order of drawing. As with
     * {@link TaskGroup#forEach}, everything may change meanwhile.
     *
     * @param action receives each task
     */
    public void forEachDrawn(Consumer<Task> action) {
        snapshots.each(rolls.drawn, action);
    }

    /**
     * Hands out all living tasks that have a body, in the order in which they run. As with {@link TaskGroup#forEach},
     * everything may change meanwhile.
     *
     * @param action receives each task
     */
    public void forEachBody(Consumer<Task> action) {
        snapshots.each(rolls.bodies, action);
    }

    void each(Roll roll, Consumer<Task> action) {
        snapshots.each(roll, action);
    }

    /**
     * Returns the task that runs.
     *
     * @return the innermost, or null between tasks
     */
    public @Nullable Task current() {
        return runner.current();
    }

    /**
     * Returns the number of the tick.
     *
     * @return how often {@link #update} was called; 1 in the first tick
     */
    public long tick() {
        return turns.tick();
    }

    @Override
    int dying() {
        return reaper.waiting();
    }

    // what tasks ask of their list

    Waits waits() {
        return waits;
    }

    /** Whether tasks prepare, perhaps on other threads, so that nothing here may be touched. */
    boolean isPreparing() {
        return preparation.isRunning();
    }

    void kill(Task task) {
        reaper.kill(task);
    }

    void move(Task task, double priority) {
        Checks.finite("priority", priority);
        if (priority == task.priority) return;
        boolean turnWasToCome = turns.take(task);
        task.priority = priority + 0.0;
        task.sequence = sequence++;
        rolls.move(task);
        if (task.isReady()) turns.putBack(task, turnWasToCome);
    }

    void drawAnew(Task task) {
        task.ownDrawSequence = sequence++;
        rolls.drawn.move(task);
    }

    void seeAnew(Task task) {
        if (!task.unborn) rolls.enterSeen(task);
    }

    void enterName(Task task) {
        rolls.enterName(task);
    }

    void enterGroup(Task task, String group) {
        rolls.enterGroup(task, group);
        paces.refresh(task);
    }

    void refresh(Task task) {
        paces.refresh(task);
    }

    void refresh(TaskGroup group) {
        paces.refresh(group);
    }
}

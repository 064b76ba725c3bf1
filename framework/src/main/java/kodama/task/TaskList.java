package kodama.task;

import java.util.function.Consumer;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import org.jspecify.annotations.Nullable;

/**
 * All living tasks in their order, and the rules by which they run.
 *
 * <p>The order is by priority, smaller first, and among equals by spawn; it is the order of drawing too. Every change is
 * legal at any time, also from inside a task:
 *
 * <ul>
 *   <li>A task spawned while tasks run gets its first turn in the same tick if it sorts after the place the tick has
 *       reached, else in the next tick.
 *   <li>A killed task is dead at once and so are its children; all have had their {@link Task#finish}.
 *   <li>A moved task neither runs twice in a tick nor loses its turn.
 *   <li>An exception ends the task that threw it and is reported; the others go on.
 *   <li>A waiting task costs nothing.
 * </ul>
 *
 * <p>Owned by the game thread. Neither {@link #update} nor {@link #endFrame} allocates once the arrays have grown to the
 * game's size.
 */
public final class TaskList {
    /** The priority of a task for which nobody chose one. */
    public static final double DEFAULT_PRIORITY = 0.5;

    private static final int MOST_TASKS = 1 << 20;

    /** Most first stretches inside each other. Each takes some of the thread's stack, which must not run out. */
    private static final int MOST_NESTED = 100;

    private final ErrorSink errors;
    private final Slots slots;
    private final Lanes lanes = new Lanes();
    private final Turns turns = new Turns();
    private final TimingWheel wheel = new TimingWheel(turns);
    private final Register names = new Register();
    private final Register groups = new Register();
    private final Reaper reaper;
    private final Snapshots snapshots = new Snapshots();

    private @Nullable Task current;
    private boolean updating;
    private int nested;
    private boolean clearing;
    private boolean sparing;
    private long sequence;
    private long refused;
    private long refusedAt = -1;

    /**
     * Creates an empty list at tick 0.
     *
     * @param capacity most tasks at once, counting those that died in the current frame; 1 to 1,048,576
     * @param errors receives what tasks throw
     * @throws IllegalArgumentException if the capacity is outside its bounds
     */
    public TaskList(int capacity, ErrorSink errors) {
        this.errors = errors;
        slots = new Slots(Checks.between("capacity", capacity, 1, MOST_TASKS));
        reaper = new Reaper(wheel, names, groups, errors);
    }

    // spawning

    /**
     * Brings a task to life. Nothing of it runs before this returns; see the class for when its first turn is.
     *
     * <p>If the list is full the task is not spawned, which is reported once a tick. While {@link #killAll} runs, a task
     * that it would not spare is dead on arrival: it never runs.
     *
     * @param task a task that was never spawned before
     * @param priority its place in the order; any finite number
     * @param parent the task it shall end with, or null
     * @return false if the list is full
     * @throws IllegalArgumentException if the priority is not finite, or the parent is not alive in this list
     * @throws IllegalStateException if the task was spawned before
     */
    public boolean spawn(Task task, double priority, @Nullable Task parent) {
        Checks.finite("priority", priority);
        if (task.list != null) throw new IllegalStateException(task + " was spawned before");
        if (parent != null) checkParent(task, parent);
        if (slots.isFull()) return refuse(task);
        admit(task, priority, parent);
        return true;
    }

    private void checkParent(Task task, Task parent) {
        if (parent.list != this || parent.dead)
            throw new IllegalArgumentException("parent of " + task + " must be alive but " + parent + " is not");
    }

    private boolean refuse(Task task) {
        refused++;
        if (refusedAt == tick()) return false;
        refusedAt = tick();
        String message = task + " was not spawned: all " + slots.capacity() + " places for tasks are taken";
        errors.report(task.toString(), new IllegalStateException(message));
        return false;
    }

    private void admit(Task task, double priority, @Nullable Task parent) {
        task.list = this;
        slots.acquire(task);
        task.priority = priority + 0.0; // makes -0.0 equal to 0.0
        task.sequence = sequence++;
        lanes.append(task);
        if (parent != null) Family.adopt(parent, task);
        if (clearing && !isSpared(task)) {
            reaper.discard(task);
            return;
        }
        enterName(task);
        enterGroup(task);
        turns.add(task);
    }

    private boolean isSpared(Task task) {
        Task eldest = task;
        while (eldest.parent != null) eldest = eldest.parent;
        return sparing && eldest.isPersistent();
    }

    // running

    /**
     * Runs all tasks that do not wait, in order, each at most once.
     *
     * @param dt seconds in the game since the last tick, handed to each task
     * @throws IllegalStateException if called from inside a task
     */
    public void update(double dt) {
        requireBetweenTicks("update");
        updating = true;
        try {
            turns.begin(wheel);
            for (Task task = turns.next(); task != null; task = turns.next()) run(task, dt);
        } finally {
            turns.end();
            updating = false;
        }
    }

    private void requireBetweenTicks(String call) {
        if (updating || nested > 0) throw new IllegalStateException(call + "() called from inside a task");
    }

    private void run(Task task, double dt) {
        Task before = current;
        current = task;
        task.ranAt = turns.tick();
        try {
            if (!task.update(dt)) task.kill();
        } catch (Exception | LinkageError | AssertionError | StackOverflowError error) {
            errors.report(task.toString(), error);
            task.kill();
        } finally {
            current = before;
        }
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
        if (!task.isAlive()) return;
        if (task.ranAt == tick()) throw new IllegalStateException(task + " has already run in tick " + tick());
        if (nested == MOST_NESTED) throw tooDeep(task);
        nested++;
        try {
            run(task, 0);
        } finally {
            nested--;
        }
    }

    private static IllegalStateException tooDeep(Task task) {
        task.kill();
        return new IllegalStateException(
                MOST_NESTED + " tasks are spawning each other without a wait; " + task + " was not started");
    }

    /** Ends the frame: the places of dead tasks become free. Cost: the number of tasks that died since the last call. */
    public void endFrame() {
        requireBetweenTicks("endFrame");
        reaper.bury(lanes, slots);
    }

    /**
     * Kills all tasks, the last in the order first.
     *
     * @param keepPersistent whether to spare persistent tasks without a parent, with all their children
     */
    public void killAll(boolean keepPersistent) {
        boolean clearingBefore = clearing;
        boolean sparingBefore = sparing;
        clearing = true;
        sparing = keepPersistent;
        int from = snapshots.push(lanes);
        try {
            for (int i = snapshots.end() - 1; i >= from; i--) killIfEldest(snapshots.get(i));
        } finally {
            snapshots.pop(from);
            clearing = clearingBefore;
            sparing = sparingBefore;
        }
    }

    /** Children go, or stay, with their eldest ancestor. */
    private void killIfEldest(Task task) {
        if (task.parent == null && !(sparing && task.isPersistent())) task.kill();
    }

    // looking

    /**
     * Hands out all living tasks in order, waiting ones too. Tasks spawned meanwhile are left out, tasks killed meanwhile
     * too, and moved ones come at their old place.
     *
     * @param action receives each task
     */
    public void forEach(Consumer<Task> action) {
        each(snapshots.push(lanes), action);
    }

    /**
     * Hands out all living tasks of a group in the order in which they joined it.
     *
     * @param group the name of the group
     * @param action receives each task; may change anything, as with {@link #forEach(Consumer)}
     */
    public void forEach(String group, Consumer<Task> action) {
        each(snapshots.push(groups.first(group)), action);
    }

    private void each(int from, Consumer<Task> action) {
        int end = snapshots.end();
        try {
            for (int i = from; i < end; i++) {
                Task task = snapshots.get(i);
                if (task.isAlive()) action.accept(task);
            }
        } finally {
            snapshots.pop(from);
        }
    }

    /**
     * Finds a task by its given name, or else by its group.
     *
     * @param label the name or group
     * @return the one that has borne it longest, or null if there is none
     */
    public @Nullable Task find(String label) {
        Register.Entry entry = names.first(label);
        if (entry == null) entry = groups.first(label);
        return entry == null ? null : entry.task;
    }

    /**
     * Returns the task a handle stands for.
     *
     * @param handle the handle
     * @return the task, or null if it is dead
     */
    public @Nullable Task get(TaskHandle handle) {
        Task task = slots.get(handle);
        return task == null || task.dead ? null : task;
    }

    /**
     * Tells whether no further task can be spawned in this frame.
     *
     * @return whether every place is taken by a task that is alive or died in this frame
     */
    public boolean isFull() {
        return slots.isFull();
    }

    /**
     * Counts the living tasks.
     *
     * @return how many
     */
    public int count() {
        return slots.taken() - reaper.waiting();
    }

    /**
     * Counts the living tasks of a group.
     *
     * @param group the name of the group
     * @return how many
     */
    public int count(String group) {
        return groups.count(group);
    }

    /**
     * Returns the most tasks there can be at once.
     *
     * @return the capacity
     */
    public int capacity() {
        return slots.capacity();
    }

    /**
     * Counts the tasks that were not spawned because the list was full.
     *
     * @return how many since the list was created
     */
    public long refused() {
        return refused;
    }

    /**
     * Returns the task that runs.
     *
     * @return the innermost, or null between tasks
     */
    public @Nullable Task current() {
        return current;
    }

    /**
     * Returns the number of the tick.
     *
     * @return how often {@link #update} was called; 1 in the first tick
     */
    public long tick() {
        return turns.tick();
    }

    // what tasks ask of their list

    void kill(Task task) {
        reaper.kill(task);
    }

    void move(Task task, double priority) {
        Checks.finite("priority", priority);
        if (priority == task.priority) return;
        lanes.unlink(task);
        boolean turnWasToCome = turns.take(task);
        task.priority = priority + 0.0;
        task.sequence = sequence++;
        lanes.append(task);
        if (task.isReady()) turns.putBack(task, turnWasToCome);
    }

    void sleep(Task task, int ticks) {
        Checks.atLeast("ticks to sleep", ticks, 1);
        if (task.dead) return;
        wheel.remove(task);
        boolean runsNext = ticks == 1 && (!updating || task.ranAt == tick());
        if (runsNext) ready(task);
        else wait(task, tick() + ticks);
    }

    private void wait(Task task, long due) {
        turns.waits(task);
        wheel.add(task, due);
    }

    void suspend(Task task) {
        if (task.dead) return;
        turns.waits(task);
        wheel.remove(task);
        task.wait = Task.Wait.SUSPENDED;
    }

    void wake(Task task) {
        if (task.isReady()) return;
        wheel.remove(task);
        ready(task);
    }

    private void ready(Task task) {
        task.wait = Task.Wait.READY;
        turns.add(task);
    }

    void enterName(Task task) {
        names.leave(task.nameEntry);
        String name = task.givenName();
        task.nameEntry = name == null ? null : names.enter(name, task);
    }

    void enterGroup(Task task) {
        groups.leave(task.groupEntry);
        task.groupEntry = task.group().isEmpty() ? null : groups.enter(task.group(), task);
    }
}

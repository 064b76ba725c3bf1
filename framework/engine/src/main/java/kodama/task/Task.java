package kodama.task;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A unit of game behavior: an object on the screen, a timer, a whole scene.
 *
 * <p>A {@link TaskList} runs it once per tick from its spawn until {@link #update} returns false, it is killed, its
 * parent dies, or it throws an exception. After the end of the frame in which it died it may be spawned again. Owned by
 * the game thread.
 *
 * <pre>{@code
 * final class Star extends Task {
 *     private double y;
 *
 *     protected boolean update(double dt) {
 *         y += 30 * dt;
 *         return y < 240;
 *     }
 * }
 * }</pre>
 */
public abstract class Task extends TaskRecord {
    /** Estimated memory of the fields of a task and its entries in the lists on a 64-bit machine; in bytes. */
    private static final int SHELL = 268;

    private @Nullable TaskList list;

    /** Creates a task that is not in a list yet; {@link TaskList#spawn} spawns it. */
    protected Task() {}

    /**
     * Does the work of one tick. An exception ends only this task and is reported with its name.
     *
     * @param dt seconds in the game since the last tick, times the {@link #timeScale}; 0 if called by
     *     {@link TaskList#runNow}
     * @return true to continue, false to end the task
     */
    @Override
    protected abstract boolean update(double dt);

    /**
     * Cleans up. Called once when the task dies, for any reason. Children finish before their parent, the youngest
     * first. All of them are dead by then, so this method may spawn tasks, but not children. The hooks added by
     * {@link #onFinish} are called next.
     */
    @Override
    protected void finish() {}

    /**
     * Resets the task. Called before a {@link TaskPool} hands out this task, including the first time. Override it to
     * set each field to its initial value; does nothing by default.
     */
    protected void reset() {}

    /**
     * Returns the estimated memory of this task, in bytes, for {@link TaskList#bytes}. By default that of a task
     * without fields of its own, including its work area.
     */
    @Override
    protected int bytes() {
        WorkArea area = workArea();
        return SHELL + (area == null ? 0 : area.size());
    }

    // life

    /** Returns whether the task was spawned and has not died. */
    @Override
    public final boolean isAlive() {
        return life == Life.ALIVE || life == Life.DELAYED;
    }

    /**
     * Returns the list in which this task was spawned.
     *
     * @throws IllegalStateException if the task has not been spawned yet, or while tasks prepare
     */
    protected final TaskList tasks() {
        if (list == null) throw new IllegalStateException(this + " has not been spawned yet");
        list.preparation.requireNotRunning(this);
        return list;
    }

    /**
     * Adds a hook that is called once when the task dies, for any reason, after {@link #finish} and earlier hooks. An
     * exception is reported, and the remaining hooks are called. A dummy ignores hooks, because it never ends: see
     * {@link TaskList#spawn}.
     *
     * @param hook called once, then removed
     * @throws IllegalStateException if the task is dead
     */
    public final void onFinish(Runnable hook) {
        if (dummy) return;
        if (life == Life.DEAD) throw new IllegalStateException(this + " is dead; it is too late to add a finish hook");
        rareFields().finishHooks.add(hook);
    }

    /** Ends this task and its children at once. Has no effect if the task is not alive. */
    public final void kill() {
        if (isAlive()) tasks().termination.kill(this);
    }

    // identity

    /**
     * Returns the number of the slot that this task has, or had, in its list: 0 to capacity - 1, or -1 before the first
     * spawn.
     */
    public final int slot() {
        return slot;
    }

    /**
     * Returns the number by which {@link TaskList#get(long)} finds this task. Unlike {@link #handle} it allocates
     * nothing.
     *
     * @return slot and generation in one number, as in {@link TaskHandle#id}
     * @throws IllegalStateException if the task has not been spawned yet
     */
    public final long id() {
        tasks();
        return TaskHandle.id(slot, generation);
    }

    /**
     * Returns a reference that can outlive the task.
     *
     * @return the handle; equal for all calls until the task is spawned again
     * @throws IllegalStateException if the task has not been spawned yet
     */
    public final TaskHandle handle() {
        tasks();
        return new TaskHandle(slot, generation);
    }

    /**
     * Returns a description for error messages: like {@link #toString}, with the {@link #origin} if a given name hides
     * it.
     *
     * @return for example {@code task 'boss' #12 of enemies/boss.lua:3}
     */
    @Override
    public final String description() {
        return isNamed() && !origin().isEmpty() ? this + " of " + origin() : toString();
    }

    /** Returns for example {@code task 'door' #12}, where the number is the slot. */
    @Override
    public final String toString() {
        return "task '" + name() + "'" + (slot < 0 ? "" : " #" + slot);
    }

    // order

    /** Returns the priority; tasks with a smaller one run first and are drawn behind. */
    public final double priority() {
        return priority;
    }

    /**
     * Moves the task behind all tasks that already have a priority. Has no effect if the task has that priority or is
     * not alive; {@link #requeue} moves it behind its equals.
     *
     * <p>Takes effect at once, even while tasks run. A task that has not run in this tick does so when the tick reaches
     * its new position; if the new position has been passed, but the old one has not, it runs next. A task that has run
     * does not run again.
     *
     * @throws IllegalArgumentException if the priority is infinite or NaN
     */
    public final void setPriority(double priority) {
        if (isAlive()) tasks().positions.move(this, priority);
    }

    /**
     * Moves the task behind all others of its priority, so that it runs after them and is drawn in front of them. If it
     * has a draw priority of its own, it is also moved behind all others of that. Has no effect if the task is not
     * alive. Takes effect at once, as {@link #setPriority} does.
     */
    public final void requeue() {
        if (isAlive()) tasks().positions.requeue(this);
    }

    /**
     * Returns the number that orders tasks of equal priority. It increases with each spawn, change of priority and
     * {@link #requeue} in the list.
     */
    public final long sequence() {
        return sequence;
    }

    /** Returns the draw priority, which is the {@link #priority} unless the task has its own. */
    public final double drawPriority() {
        return TaskOrder.DRAW.priority(this);
    }

    /** Returns whether the task has its own draw priority. */
    public final boolean hasDrawPriority() {
        return !Double.isNaN(ownDrawPriority());
    }

    /**
     * Sets the draw priority, and moves the task in front of all tasks in the picture that already have it. The run
     * order does not change.
     *
     * @throws IllegalArgumentException if the priority is infinite or NaN
     */
    public final void setDrawPriority(double priority) {
        Checks.finite("draw priority", priority);
        if (priority == ownDrawPriority()) return;
        rareFields().ownDrawPriority = Positions.normalized(priority);
        if (isAlive()) tasks().positions.moveInDrawOrder(this);
    }

    /** Removes the draw priority. The task is drawn at the position of its priority again. */
    public final void clearDrawPriority() {
        if (!hasDrawPriority()) return;
        rareFields().ownDrawPriority = Double.NaN;
        if (isAlive()) tasks().positions.moveInDrawOrder(this);
    }

    /**
     * Returns whether the task is drawn.
     *
     * @return whether {@link TaskList#forEachDrawn} includes it
     */
    public final boolean isDrawn() {
        return drawn;
    }

    /** Sets whether the task is drawn; default false. A task that is not drawn costs nothing when drawing. */
    protected final void setDrawn(boolean drawn) {
        if (this.drawn == drawn) return;
        this.drawn = drawn;
        if (isAlive()) tasks().registry.updateVisibility(this);
    }

    /**
     * Returns whether the task has a body that can be hit.
     *
     * @return whether {@link TaskList#forEachBody} includes it
     */
    public final boolean hasBody() {
        return hasBody;
    }

    /**
     * Sets whether the task has a body that can be hit; default false. A task without one costs nothing in hit tests.
     */
    protected final void setHasBody(boolean body) {
        if (this.hasBody == body) return;
        this.hasBody = body;
        if (isAlive()) tasks().registry.updateVisibility(this);
    }

    // labels

    /** Returns the name of the group; empty for none. */
    public final String group() {
        return group;
    }

    /**
     * Sets the group. The task leaves its previous group.
     *
     * @param group the name of the group; empty for none
     */
    public final void setGroup(String group) {
        if (group.equals(this.group)) return;
        if (isAlive()) {
            tasks().registry.setGroup(this, group);
            tasks().timeScales.refresh(this);
        } else {
            this.group = group;
        }
    }

    /** Returns the given name, or if there is none the {@link #kind}. */
    @Override
    public final String name() {
        String given = givenName();
        return given != null ? given : kind();
    }

    /** Returns the {@link #kind}, even if the task was given a name. */
    public final String kindName() {
        return kind();
    }

    /**
     * Returns the default name: the simple name of the class, or for an anonymous class that of its superclass, unless
     * overridden.
     */
    protected String kind() {
        Class<?> named = getClass();
        while (named.getSimpleName().isEmpty()) named = named.getSuperclass();
        return named.getSimpleName();
    }

    /**
     * Returns the file and line where the task is defined, for errors whose stack trace does not show it; empty unless
     * overridden.
     */
    protected String origin() {
        return "";
    }

    /**
     * Returns the file and line where the code of this task continues at its next run, such as
     * {@code enemies/popcorn.lua:12}; empty unless overridden.
     */
    @Override
    public String location() {
        return "";
    }

    /**
     * Sets the name by which {@link TaskList#find} finds the task.
     *
     * @param name the name, or null for none
     */
    public final void setName(@Nullable String name) {
        if (Objects.equals(name, givenName())) return;
        if (isAlive()) tasks().registry.setName(this, name);
        else setGivenName(name);
    }

    /** Returns whether the task was given a name. */
    public final boolean isNamed() {
        return givenName() != null;
    }

    /** Returns whether the task survives a change of scene: whether {@link TaskList#killAll} can spare it. */
    public final boolean isPersistent() {
        return persistent;
    }

    /** Returns whether the task runs while all tasks are paused: true for a persistent task and its descendants. */
    public final boolean ignoresPause() {
        return ignoresPause;
    }

    /**
     * Sets whether the task survives a change of scene and runs while its group or all tasks are paused. This applies
     * to its children, too.
     *
     * @param persistent whether {@link TaskList#killAll} can spare it
     */
    public final void setPersistent(boolean persistent) {
        if (this.persistent == persistent) return;
        this.persistent = persistent;
        if (isAlive()) tasks().timeScales.refresh(this);
    }

    /** Returns whether this is a built-in task of the framework, which scripts cannot end. */
    public final boolean isBuiltIn() {
        return builtIn;
    }

    /**
     * Returns the task that this one acts for, such as the task that a helper moves.
     *
     * @return this task by default
     */
    public Task subject() {
        return this;
    }

    /** Returns the parent, whose death ends this task, or null for none. */
    public final @Nullable Task parent() {
        return parent == null ? null : of(parent);
    }

    /**
     * Returns the work area of this task, which is filled with 0 at the spawn; see {@link TaskOptions#withWork}.
     *
     * @return the area, which is freed at the end of the frame in which the task dies
     * @throws IllegalStateException if the task has none
     */
    public final WorkArea work() {
        WorkArea area = workArea();
        if (area == null) throw new IllegalStateException(this + " has no work area");
        return area;
    }

    // phase

    /** Returns the number of the phase; {@link Phase#INIT} by default. */
    public final int phase() {
        return phase;
    }

    /**
     * Sets the phase, which the task can read when it runs next.
     *
     * @param phase the number; 0 to 65,535
     * @throws IllegalArgumentException if the number is out of range
     */
    public final void setPhase(int phase) {
        int before = this.phase;
        this.phase = Checks.between("phase", phase, 0, Phase.LAST);
        if (phase != before && isTraced()) logTransition("phase " + phaseName(before) + " -> " + phaseName(phase));
    }

    /** Returns the name of a phase in the lines of {@link #trace}; the number by default. */
    protected String phaseName(int number) {
        return Integer.toString(number);
    }

    /**
     * Logs each change of phase or state of this task, and its end. For debugging; has no effect if the task is not
     * alive.
     *
     * @param log receives a line for each, until the task has ended, or null to stop
     */
    public final void trace(@Nullable Consumer<String> log) {
        if (isAlive()) rareFields().tracer = log;
    }

    /** Returns whether this task is traced. */
    protected final boolean isTraced() {
        return rareFields != null && rareFields.tracer != null;
    }

    /**
     * Logs a transition of this task, if it is traced.
     *
     * @param move the transition, such as {@code phase 1 -> 2}
     */
    protected final void logTransition(String move) {
        trace(move);
    }

    // rate

    /** Returns the rate of this task; 1 by default. See {@link #timeScale}. */
    @Override
    public final double rate() {
        return rareFields == null ? 1 : rareFields.rate;
    }

    /**
     * Sets the rate of time for this task and its descendants. It multiplies the time passed to {@link Task#update},
     * and the speed at which waits elapse: a wait of 60 ticks takes 120 at a rate of 0.5. It also applies to the rest
     * of a current wait.
     *
     * <p>A task runs at most once per tick. So at a rate of 2 a loop that waits for 1 tick runs as often as at a rate
     * of 1, with twice the time; longer waits take half as long, and fractions are carried over to the next wait.
     *
     * @param rate 0 stops, 0.5 is half speed, 2 is double speed; finite, at least 0
     * @throws IllegalArgumentException if the rate is less than 0, infinite or NaN
     */
    public final void setRate(double rate) {
        rareFields().rate = Checks.atLeast("rate", rate, 0);
        if (isAlive()) tasks().timeScales.refresh(this);
    }

    /**
     * Returns the effective time scale of this task: its rate times those of its ancestors, its group and all tasks; 0
     * while it is paused.
     */
    public final double timeScale() {
        return timeScale;
    }

    /** Pauses this task and its descendants. They are still drawn, and receive events when they resume. */
    public final void pause() {
        setPaused(true);
    }

    /** Resumes a paused task, unless its parent, its group or all tasks are paused. */
    public final void resume() {
        setPaused(false);
    }

    private void setPaused(boolean paused) {
        this.paused = paused;
        if (rareFields != null) rareFields.beforeRun = null;
        if (isAlive()) tasks().timeScales.refresh(this);
    }

    /**
     * Lets this task run once more, when its current wait is over, and then pauses it. If an ancestor, its group or all
     * tasks are paused, this happens after they resume. Has no effect if the task is not alive.
     */
    public final void step() {
        if (!isAlive()) return;
        resume();
        rareFields().beforeRun = this::pause;
    }

    /** Returns whether the task itself is paused. */
    public final boolean isPaused() {
        return paused;
    }

    // waits

    /**
     * Waits for a number of ticks. The task is not updated and costs nothing until then. Replaces an earlier wait.
     *
     * @param ticks at least 1, which means the next tick; fractions are carried over to the next sleep
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task has not been spawned yet
     */
    protected final void sleep(double ticks) {
        tasks().waits.sleep(this, ticks);
    }

    /**
     * Waits until {@link #wake}. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the task has not been spawned yet
     */
    protected final void suspend() {
        tasks().waits.suspend(this);
    }

    /**
     * Waits until a condition is true. It is checked when this task would run, from the next tick on. Replaces an
     * earlier wait.
     *
     * @param condition returns true to continue; an exception ends the task
     * @throws IllegalStateException if the task has not been spawned yet
     */
    protected final void waitUntil(BooleanSupplier condition) {
        tasks().waits.waitUntil(this, condition);
    }

    /**
     * Waits until this task receives an event. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the task has not been spawned yet
     */
    protected final void waitFor(String event) {
        tasks().waits.waitFor(this, event);
    }

    /**
     * Waits until this task receives an event, or a number of ticks has passed. Replaces an earlier wait.
     * {@link #hasReceived} returns whether the event came.
     *
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task has not been spawned yet
     */
    protected final void waitFor(String event, double ticks) {
        tasks().waits.waitFor(this, event, ticks);
    }

    /**
     * Waits until another task ends. Does not wait if it is not alive. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the other task waits for the end of this one, directly or indirectly, or if this
     *     task has not been spawned yet
     */
    protected final void await(Task other) {
        tasks().waits.await(this, other);
    }

    /**
     * Ends a wait early. The task runs in this tick if its position is still to come and it has not run yet, otherwise
     * in the next tick. Has no effect if the task does not wait or is not alive.
     */
    public final void wake() {
        if (isAlive()) tasks().waits.wake(this);
    }

    // events

    /**
     * Sends this task an event: calls {@link #onEvent}, then wakes the task if it waits for the event. Has no effect if
     * the task is not alive.
     */
    public final void signal(String event, @Nullable Object argument) {
        if (!isAlive()) return;
        onEvent(event, argument);
        if (isAlive()) tasks().waits.signal(this, event, argument);
    }

    /** Called at once when this task receives an event, whether or not it waits for it. Does nothing by default. */
    protected void onEvent(String event, @Nullable Object argument) {}

    /** Returns whether this task waits for an event, at most for a time or not. */
    public final boolean isWaitingForEvent() {
        return rareFields != null && rareFields.event != null;
    }

    /** Returns the argument of the event that this task last waited for and received, or null for none. */
    protected final @Nullable Object received() {
        return rareFields == null ? null : rareFields.received;
    }

    /**
     * Returns whether the event that this task last waited for has come. False if the wait timed out, was ended by
     * {@link #wake}, or is not over.
     */
    protected final boolean hasReceived() {
        return rareFields != null && rareFields.hasReceived;
    }

    // for the list, the pool and the scheduler

    /** Returns a record as a task. All records are tasks, so this is the way back from the scheduler's types. */
    static Task of(TaskRecord record) {
        return (Task) record;
    }

    /** Sets the list in which this task is about to be spawned. */
    final void setList(TaskList tasks) {
        list = tasks;
    }

    final boolean isIn(TaskList tasks) {
        return list == tasks;
    }

    @Override
    final void prepareTurn(double dt) {
        if (this instanceof Preparable preparing) preparing.prepare(dt);
    }

    @Override
    final void onReleased() {
        if (rareFields != null && rareFields.pool != null) rareFields.pool.accept(this);
    }

    /** Sets the pool that is notified when this task can be spawned again. */
    final void setPool(Consumer<TaskRecord> itsPool) {
        rareFields().pool = itsPool;
    }

    /** Sets whether only the pool can spawn this task, because it is unused in the pool. */
    final void setPooled(boolean pooled) {
        rareFields().isPooled = pooled;
    }

    final boolean isPooled() {
        return rareFields != null && rareFields.isPooled;
    }

    /**
     * Prefetches data that drawing or hit-testing this task reads first. Called for several tasks in turn, one step at
     * a time. Changes nothing.
     *
     * @param step 0 or 1; a step follows the references that the step before has read
     * @return a meaningless sum of the values read
     */
    @Override
    protected int prefetchDraw(int step) {
        return 0;
    }

    /**
     * Prefetches data that a turn of this task reads first, like {@link #prefetchDraw}.
     *
     * @param step 0 to 3
     * @return a meaningless sum of the values read
     */
    @Override
    protected int prefetchUpdate(int step) {
        return prefetchDraw(step);
    }
}

package kodama.task;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A unit of game behavior: one object on the screen, a timer, a whole scene.
 *
 * <p>A {@link TaskList} runs it once a tick from its spawn until {@link #update} returns false, it is killed, its
 * parent dies, or it fails. After the end of the frame in which it died it may be spawned again. Owned by the game
 * thread.
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
    /** What the fields of a task and its places in the lists take on a 64-bit machine; in bytes, by counting. */
    private static final int SHELL = 268;

    private @Nullable TaskList list;

    /** Creates a task that is not in any list yet; {@link TaskList#spawn} brings it to life. */
    protected Task() {}

    /**
     * Does the work of one tick. An exception ends this task only and is reported with its name.
     *
     * @param dt seconds in the game since the last tick, times the {@link #timeScale}; 0 in a first stretch by
     *     {@link TaskList#runNow}
     * @return true to go on, false when the task has finished
     */
    @Override
    protected abstract boolean update(double dt);

    /**
     * Cleans up; called once when the task dies, however it dies. Children finish before their parent, the youngest
     * first. All are dead by then, so this may spawn others but no children. Hooks given to {@link #onFinish} come
     * next.
     */
    @Override
    protected void finish() {}

    /**
     * Forgets a former life; called before a {@link TaskPool} hands this task out, the first time too. Does nothing
     * unless overridden: set each field to what it is to be when spawned.
     */
    protected void reset() {}

    /**
     * Estimates how much memory this task takes, for {@link TaskList#bytes}; in bytes; that of a task without fields of
     * its own, with its work area, unless overridden.
     */
    @Override
    protected int bytes() {
        WorkArea area = workArea();
        return SHELL + (area == null ? 0 : area.size());
    }

    // life

    /** Tells whether the task was spawned and has not died. */
    @Override
    public final boolean isAlive() {
        return life == Life.ALIVE || life == Life.DELAYED;
    }

    /**
     * Returns the list this task was spawned in.
     *
     * @throws IllegalStateException if the task was not spawned yet, or while tasks prepare
     */
    protected final TaskList tasks() {
        if (list == null) throw new IllegalStateException(this + " was not spawned yet");
        list.preparation.requireNotRunning(this);
        return list;
    }

    /**
     * Adds something to be done once when the task dies, however it dies, after {@link #finish} and what was added
     * before. What it throws is reported, and the next is done all the same. A dummy ignores it, as it never ends: see
     * {@link TaskList#spawn}.
     *
     * @param hook what to do; forgotten when it was done
     * @throws IllegalStateException if the task is dead
     */
    public final void onFinish(Runnable hook) {
        if (dummy) return;
        if (life == Life.DEAD) throw new IllegalStateException(this + " is dead; a finish hook comes too late");
        rareFields().finishHooks.add(hook);
    }

    /** Ends this task and its children at once; does nothing if it is not alive. */
    public final void kill() {
        if (isAlive()) tasks().termination.kill(this);
    }

    // identity

    /**
     * Returns the number of the place this task has, or had, in its list: from 0, less than the capacity; -1 before the
     * first spawn.
     */
    public final int slot() {
        return slot;
    }

    /**
     * Returns the number by which {@link TaskList#get(long)} knows this task. Unlike {@link #handle} it allocates
     * nothing.
     *
     * @return slot and generation in one, as in {@link TaskHandle#id}
     * @throws IllegalStateException if the task was not spawned yet
     */
    public final long id() {
        tasks();
        return TaskHandle.id(slot, generation);
    }

    /**
     * Returns a reference that may be kept longer than the task lives.
     *
     * @return the handle; an equal one until the task is spawned again
     * @throws IllegalStateException if the task was not spawned yet
     */
    public final TaskHandle handle() {
        tasks();
        return new TaskHandle(slot, generation);
    }

    /**
     * Says who this is in an error: like {@link #toString}, and its {@link #origin} where a given name hides that.
     *
     * @return for example {@code task 'boss' #12 of enemies/boss.lua:3}
     */
    @Override
    public final String description() {
        return isNamed() && !origin().isEmpty() ? this + " of " + origin() : toString();
    }

    /** Returns for example {@code task 'door' #12}, the number being its slot. */
    @Override
    public final String toString() {
        return "task '" + name() + "'" + (slot < 0 ? "" : " #" + slot);
    }

    // order

    /** Returns the place in the order; smaller runs first and is drawn behind. */
    public final double priority() {
        return priority;
    }

    /**
     * Moves the task in the order, behind all that have that priority already; does nothing if it has it or is not
     * alive. {@link #requeue} moves it behind its equals.
     *
     * <p>Takes effect at once, also while tasks run. A task that has not run in this tick does so when the tick reaches
     * its new place; if that place has been passed but the old one has not, it runs next. A task that has run does not
     * run again.
     *
     * @throws IllegalArgumentException if the priority is infinite or not a number
     */
    public final void setPriority(double priority) {
        if (isAlive()) tasks().positions.move(this, priority);
    }

    /**
     * Moves the task behind all others of its priority, so that it runs after them and is drawn in front of them; with
     * a draw priority of its own, also behind all others of that. Does nothing if it is not alive. Takes effect at
     * once, as {@link #setPriority} does.
     */
    public final void requeue() {
        if (isAlive()) tasks().positions.requeue(this);
    }

    /**
     * Returns the number that orders tasks of equal priority: grows with each spawn, each change of a priority and each
     * {@link #requeue} in the list.
     */
    public final long sequence() {
        return sequence;
    }

    /**
     * Returns the place in the order of drawing: the draw priority; the {@link #priority} unless it has one of its own.
     */
    public final double drawPriority() {
        return TaskOrder.DRAW.priority(this);
    }

    /** Tells whether the task is drawn at a place of its own. */
    public final boolean hasDrawPriority() {
        return !Double.isNaN(ownDrawPriority());
    }

    /**
     * Gives the task a place of its own in the order of drawing, behind all that have it already in time, so before
     * them in the picture. It runs where it did.
     *
     * @throws IllegalArgumentException if the priority is infinite or not a number
     */
    public final void setDrawPriority(double priority) {
        Checks.finite("draw priority", priority);
        if (priority == ownDrawPriority()) return;
        rareFields().ownDrawPriority = Positions.normalized(priority);
        if (isAlive()) tasks().positions.moveInDrawOrder(this);
    }

    /** Lets the task be drawn at its place in the order again. */
    public final void clearDrawPriority() {
        if (!hasDrawPriority()) return;
        rareFields().ownDrawPriority = Double.NaN;
        if (isAlive()) tasks().positions.moveInDrawOrder(this);
    }

    /**
     * Tells whether the task has something to draw.
     *
     * @return whether {@link TaskList#forEachDrawn} hands it out
     */
    public final boolean isDrawn() {
        return drawn;
    }

    /** Sets whether the task has something to draw; not so at first. One that has not costs a frame nothing. */
    protected final void setDrawn(boolean drawn) {
        if (this.drawn == drawn) return;
        this.drawn = drawn;
        if (isAlive()) tasks().registry.updateVisibility(this);
    }

    /**
     * Tells whether the task has a body that can be hit.
     *
     * @return whether {@link TaskList#forEachBody} hands it out
     */
    public final boolean hasBody() {
        return hasBody;
    }

    /** Sets whether the task has a body that can be hit; not so at first. One that has not costs a frame nothing. */
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
     * Puts the task into a group, out of the one it was in.
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

    /** Returns what the task is called: the given name, or else its {@link #kind}. */
    @Override
    public final String name() {
        String given = givenName();
        return given != null ? given : kind();
    }

    /** Returns what it is one of, whatever name it was given. */
    public final String kindName() {
        return kind();
    }

    /**
     * Says what this task is called unless it was given a name: the simple name of the class, or that of the class it
     * extends if it has none, unless overridden.
     */
    protected String kind() {
        Class<?> named = getClass();
        while (named.getSimpleName().isEmpty()) named = named.getSuperclass();
        return named.getSimpleName();
    }

    /**
     * Says where what the task does was written, if an error's own traces do not show it: a file and line; empty unless
     * overridden.
     */
    protected String origin() {
        return "";
    }

    /**
     * Says where the code of this task goes on at its next run: a file and line, as {@code enemies/popcorn.lua:12};
     * empty unless overridden.
     */
    @Override
    public String location() {
        return "";
    }

    /**
     * Gives the task a name by which {@link TaskList#find} finds it.
     *
     * @param name the name; null for none
     */
    public final void setName(@Nullable String name) {
        if (Objects.equals(name, givenName())) return;
        if (isAlive()) tasks().registry.setName(this, name);
        else setGivenName(name);
    }

    /** Tells whether the task was given a name. */
    public final boolean isNamed() {
        return givenName() != null;
    }

    /** Tells whether the task outlives a change of scene: true if {@link TaskList#killAll} may spare it. */
    public final boolean isPersistent() {
        return persistent;
    }

    /**
     * Tells whether the task goes on while all tasks are paused: true if it is persistent, or a child of one that is.
     */
    public final boolean ignoresPause() {
        return ignoresPause;
    }

    /**
     * Sets whether the task outlives a change of scene and goes on while all or its group are paused. Its children
     * share its fate.
     *
     * @param persistent whether {@link TaskList#killAll} may spare it
     */
    public final void setPersistent(boolean persistent) {
        if (this.persistent == persistent) return;
        this.persistent = persistent;
        if (isAlive()) tasks().timeScales.refresh(this);
    }

    /** Tells whether this is one of the framework's own, which no one is to end. */
    public final boolean isBuiltIn() {
        return builtIn;
    }

    /**
     * Returns the task that this one is about: of one that does something for another, that one.
     *
     * @return this task, unless it says otherwise
     */
    public Task subject() {
        return this;
    }

    /** Returns the parent, the task that this one ends with; null if it has none. */
    public final @Nullable Task parent() {
        return parent == null ? null : of(parent);
    }

    /**
     * Returns the work area that the list gave this task, cleared; see {@link TaskOptions#withWork}.
     *
     * @return the area; it is given back at the end of the frame in which the task dies
     * @throws IllegalStateException if the task has none
     */
    public final WorkArea work() {
        WorkArea area = workArea();
        if (area == null) throw new IllegalStateException(this + " has no work area");
        return area;
    }

    // phase

    /** Returns the number of the phase; {@link Phase#INIT} at first. */
    public final int phase() {
        return phase;
    }

    /**
     * Sets the phase, for the task to look at when it runs next.
     *
     * @param phase the number; 0 to 65,535
     * @throws IllegalArgumentException if the number is outside its bounds
     */
    public final void setPhase(int phase) {
        int before = this.phase;
        this.phase = Checks.between("phase", phase, 0, Phase.LAST);
        if (phase != before && isTraced()) logTransition("phase " + phaseName(before) + " -> " + phaseName(phase));
    }

    /** Says what a phase is called when {@link #trace} tells of it: the number as text, unless overridden. */
    protected String phaseName(int number) {
        return Integer.toString(number);
    }

    /**
     * Lets be told when this task moves on to another phase or state, and when it ends. For hard bugs; does nothing if
     * it is not alive.
     *
     * @param log takes a line for each, until the task has ended; null to tell no more
     */
    public final void trace(@Nullable Consumer<String> log) {
        if (isAlive()) rareFields().tracer = log;
    }

    /** Tells whether this task is traced. */
    protected final boolean isTraced() {
        return rareFields != null && rareFields.tracer != null;
    }

    /**
     * Tells the tracer where this task goes; does nothing if it is not traced.
     *
     * @param move what it does, as in {@code phase 1 -> 2}
     */
    protected final void logTransition(String move) {
        trace(move);
    }

    // rate

    /** Returns the rate that was set for this task: 1 unless it was set; see {@link #timeScale}. */
    @Override
    public final double rate() {
        return rareFields == null ? 1 : rareFields.rate;
    }

    /**
     * Sets how fast this task and its descendants live. It multiplies the time that {@link Task#update} gets, and waits
     * run down that fast: one of 60 ticks takes 120 at a rate of 0.5. A wait that is under way follows from now on.
     *
     * <p>A task runs once a tick at most. So at a rate of 2 a loop that waits for 1 tick runs as often as at 1, with
     * twice the time; longer waits are halved, fractions being carried from one to the next.
     *
     * @param rate 0 to stand still, 0.5 for half as fast, 2 for twice; finite, at least 0
     * @throws IllegalArgumentException if the rate is less than 0, infinite or not a number
     */
    public final void setRate(double rate) {
        rareFields().rate = Checks.atLeast("rate", rate, 0);
        if (isAlive()) tasks().timeScales.refresh(this);
    }

    /**
     * Returns how fast this task lives, all in all: its rate times those of its ancestors, its group and all; 0 while
     * it is paused.
     */
    public final double timeScale() {
        return timeScale;
    }

    /** Lets this task and its descendants stand still; they are drawn, and what they are sent they have later. */
    public final void pause() {
        setPaused(true);
    }

    /** Lets a paused task go on, unless its parent, its group or all are paused. */
    public final void resume() {
        setPaused(false);
    }

    private void setPaused(boolean paused) {
        this.paused = paused;
        if (rareFields != null) rareFields.beforeRun = null;
        if (isAlive()) tasks().timeScales.refresh(this);
    }

    /**
     * Lets this task go on until it has run once more, when what it waits for has come, and stand still again. While an
     * ancestor, its group or all are paused, that is when they go on. Does nothing if it is not alive.
     */
    public final void step() {
        if (!isAlive()) return;
        resume();
        rareFields().beforeRun = this::pause;
    }

    /** Tells whether the task was paused by itself. */
    public final boolean isPaused() {
        return paused;
    }

    // waits

    /**
     * Waits: the task is not updated for a while and costs nothing meanwhile. Replaces an earlier wait.
     *
     * @param ticks how long; 1 means it runs again in the next tick; at least 1; fractions are carried on to a sleep
     *     that follows
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void sleep(double ticks) {
        tasks().waits.sleep(this, ticks);
    }

    /**
     * Waits until {@link #wake}. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void suspend() {
        tasks().waits.suspend(this);
    }

    /**
     * Waits until something is so, which is asked at this task's turn in each tick from the next on. Replaces an
     * earlier wait.
     *
     * @param condition returns true to go on; if it throws, that is the end of the task
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void waitUntil(BooleanSupplier condition) {
        tasks().waits.waitUntil(this, condition);
    }

    /**
     * Waits until this task is sent an event. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void waitFor(String event) {
        tasks().waits.waitFor(this, event);
    }

    /**
     * Waits until this task is sent an event, but not for ever. Replaces an earlier wait. {@link #hasReceived} tells
     * whether the event came.
     *
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void waitFor(String event, double ticks) {
        tasks().waits.waitFor(this, event, ticks);
    }

    /**
     * Waits for the end of another task; does not wait if it is not alive. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the other waits for the end of this one, be it by way of further tasks, or if
     *     this task was not spawned yet
     */
    protected final void await(Task other) {
        tasks().waits.await(this, other);
    }

    /**
     * Ends a wait early. The task runs in this tick if it sorts after the place the tick has reached and has not run in
     * it, else in the next. Does nothing if it does not wait or is not alive.
     */
    public final void wake() {
        if (isAlive()) tasks().waits.wake(this);
    }

    // events

    /**
     * Sends this task an event: {@link #onEvent} is called, then the task goes on if it waits for the event. Does nothing
     * if it is not alive.
     */
    public final void signal(String event, @Nullable Object argument) {
        if (!isAlive()) return;
        onEvent(event, argument);
        if (isAlive()) tasks().waits.signal(this, event, argument);
    }

    /** Takes note of an event, at once and whether or not the task waits for it. Does nothing unless overridden. */
    protected void onEvent(String event, @Nullable Object argument) {}

    /**
     * Returns what came with the event this task has waited for last: the argument of {@link #signal}; null for
     * nothing.
     */
    protected final @Nullable Object received() {
        return rareFields == null ? null : rareFields.received;
    }

    /**
     * Tells whether the event this task has waited for last has come: false if the wait ended by its limit, or by
     * {@link #wake}, or goes on.
     */
    protected final boolean hasReceived() {
        return rareFields != null && rareFields.hasReceived;
    }

    // for the list, the pool and the workers

    /** Returns the task of a record: the one way back from what the workers hand out, as all records are tasks. */
    static Task of(TaskRecord record) {
        return (Task) record;
    }

    /** Notes in which list this task is about to be spawned. */
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

    /** Notes who is told when this task may be spawned again. */
    final void setPool(Consumer<TaskRecord> itsPool) {
        rareFields().pool = itsPool;
    }

    /** Sets whether the pool alone may spawn this task, as it is at rest there. */
    final void setPooled(boolean pooled) {
        rareFields().isPooled = pooled;
    }

    final boolean isPooled() {
        return rareFields != null && rareFields.isPooled;
    }

    /**
     * Reads a little of what the task's picture and its outline begin with, so that memory has it near: several tasks
     * are asked in turn just before they are drawn, for a step each. Changes nothing.
     *
     * @param step from 0 to 1; what one step reads, the step before has found the way to
     * @return a sum of what was read, which means nothing
     */
    @Override
    protected int prefetchDraw(int step) {
        return 0;
    }

    /**
     * Reads a little of what the task's turn begins with, as {@link #prefetchDraw} does.
     *
     * @param step from 0 to 3
     * @return a sum of what was read, which means nothing
     */
    @Override
    protected int prefetchUpdate(int step) {
        return prefetchDraw(step);
    }
}

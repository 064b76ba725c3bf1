package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * A unit of game behaviour: one object on the screen, a timer, a whole scene.
 *
 * <p>A {@link TaskList} runs it once a tick from its spawn until {@link #update} returns false, it is killed, its parent
 * dies, or it fails. Owned by the game thread.
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
public abstract class Task {
    /** What keeps a task from running. */
    enum Wait {
        READY,
        ASLEEP,
        SUSPENDED
    }

    /** Which structure of {@link Turns} knows the task. */
    enum Place {
        NONE,
        ROW,
        LATE,
        NEXT
    }

    // life, kept by TaskList and Reaper
    @Nullable
    TaskList list;

    boolean dead;
    int slot = -1;
    int generation;
    private @Nullable TaskHandle handle;
    long ranAt = -1;

    // order, kept by TaskList and Lanes
    double priority = TaskList.DEFAULT_PRIORITY;
    long sequence;

    @Nullable
    Lane lane;

    @Nullable
    Task laneBefore;

    @Nullable
    Task laneAfter;

    // turns, kept by Turns
    Place place = Place.NONE;
    int index;

    // waiting, kept by TimingWheel
    Wait wait = Wait.READY;
    long due;

    @Nullable
    Task wheelBefore;

    @Nullable
    Task wheelAfter;

    // family, kept by Family
    @Nullable
    Task parent;

    @Nullable
    Task firstChild;

    @Nullable
    Task lastChild;

    @Nullable
    Task siblingBefore;

    @Nullable
    Task siblingAfter;

    // labels, kept by Register
    Register.@Nullable Entry nameEntry;
    Register.@Nullable Entry groupEntry;
    private @Nullable String name;
    private String group = "";
    private boolean persistent;

    /** Creates a task that is not in any list yet; {@link TaskList#spawn} brings it to life. */
    protected Task() {}

    /**
     * Does the work of one tick. An exception ends this task only and is reported with its name.
     *
     * @param dt seconds in the game since the last tick; 0 in a first stretch by {@link TaskList#runNow}
     * @return true to go on, false when the task has finished
     */
    protected abstract boolean update(double dt);

    /**
     * Cleans up; called once when the task dies, however it dies. Children finish before their parent, the youngest first.
     * All are dead by then, so this may spawn others but no children.
     */
    protected void finish() {}

    /** Ends this task and its children at once; does nothing if it is not alive. */
    public final void kill() {
        if (isAlive()) tasks().kill(this);
    }

    /**
     * Tells whether the task was spawned and has not died.
     *
     * @return true while it is alive
     */
    public final boolean isAlive() {
        return list != null && !dead;
    }

    /**
     * Returns the place in the order; smaller runs first and is drawn behind.
     *
     * @return the priority
     */
    public final double priority() {
        return priority;
    }

    /**
     * Moves the task in the order, behind all that have that priority already; does nothing if it has it or is not alive.
     *
     * <p>Takes effect at once, also while tasks run. A task that has not run in this tick does so when the tick reaches its
     * new place; if that place has been passed but the old one has not, it runs next. A task that has run does not run again.
     *
     * @param priority the new priority; any finite number
     * @throws IllegalArgumentException if the priority is infinite or not a number
     */
    public final void setPriority(double priority) {
        if (isAlive()) tasks().move(this, priority);
    }

    /**
     * Returns the number that orders tasks of equal priority.
     *
     * @return grows with each spawn and each change of a priority in the list
     */
    public final long sequence() {
        return sequence;
    }

    /**
     * Returns the group.
     *
     * @return its name; empty for none
     */
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
        this.group = group;
        if (isAlive()) tasks().enterGroup(this);
    }

    /**
     * Returns what the task is called.
     *
     * @return the given name, or else its {@link #kind}
     */
    public final String name() {
        return name != null ? name : kind();
    }

    /**
     * Says what this task is called while nobody has named it.
     *
     * @return the simple name of the class, unless overridden
     */
    protected String kind() {
        return getClass().getSimpleName();
    }

    /**
     * Gives the task a name by which {@link TaskList#find} finds it.
     *
     * @param name the name; null for none
     */
    public final void setName(@Nullable String name) {
        if (name == null ? this.name == null : name.equals(this.name)) return;
        this.name = name;
        if (isAlive()) tasks().enterName(this);
    }

    /**
     * Tells whether the task was given a name.
     *
     * @return whether {@link #name} is a given one
     */
    public final boolean isNamed() {
        return name != null;
    }

    final @Nullable String givenName() {
        return name;
    }

    /**
     * Tells whether the task outlives a change of scene.
     *
     * @return true if {@link TaskList#killAll} may spare it
     */
    public final boolean isPersistent() {
        return persistent;
    }

    /**
     * Sets whether the task outlives a change of scene. Its children share its fate.
     *
     * @param persistent whether {@link TaskList#killAll} may spare it
     */
    public final void setPersistent(boolean persistent) {
        this.persistent = persistent;
    }

    /**
     * Returns the task that this one ends with.
     *
     * @return the parent, or null if it has none
     */
    public final @Nullable Task parent() {
        return parent;
    }

    /**
     * Returns a reference that may be kept longer than the task lives.
     *
     * @return the handle; always the same
     * @throws IllegalStateException if the task was not spawned yet
     */
    public final TaskHandle handle() {
        tasks();
        if (handle == null) handle = new TaskHandle(slot, generation);
        return handle;
    }

    /**
     * Returns the list this task was spawned in.
     *
     * @return the list
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final TaskList tasks() {
        if (list == null) throw new IllegalStateException(this + " was not spawned yet");
        return list;
    }

    /**
     * Waits: the task is not updated for a while and costs nothing meanwhile. Replaces an earlier wait.
     *
     * @param ticks how long; 1 means it runs again in the next tick; at least 1
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void sleep(int ticks) {
        tasks().sleep(this, ticks);
    }

    /**
     * Waits until {@link #wake}. Replaces an earlier wait.
     *
     * @throws IllegalStateException if the task was not spawned yet
     */
    protected final void suspend() {
        tasks().suspend(this);
    }

    /**
     * Ends a wait early. The task runs in this tick if it sorts after the place the tick has reached and has not run in it,
     * else in the next. Does nothing if it does not wait or is not alive.
     */
    public final void wake() {
        if (isAlive()) tasks().wake(this);
    }

    final boolean isReady() {
        return !dead && wait == Wait.READY;
    }

    /** Returns for example {@code task 'door' #12}, the number being its slot. */
    @Override
    public final String toString() {
        return "task '" + name() + "'" + (slot < 0 ? "" : " #" + slot);
    }
}

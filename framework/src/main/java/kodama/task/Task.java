package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * A unit of game behaviour: one object on the screen, a timer, a whole scene.
 *
 * <p>A {@link TaskList} runs it once a tick from its spawn until {@link #update} returns false, it is killed, its parent
 * dies, or it fails. After the end of the frame in which it died it may be spawned again. Owned by the game thread.
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
 *
 * <p>{@link StateTask}, {@link PhaseTask} and {@link StepTask} are other styles of the same.
 */
public abstract class Task extends TaskTime {
    /** What the fields of a task and its places in the lists take on a 64-bit machine; in bytes, by counting. */
    private static final int SHELL = 400;

    private @Nullable TaskHandle handle;

    /** Creates a task that is not in any list yet; {@link TaskList#spawn} brings it to life. */
    protected Task() {}

    /**
     * Does the work of one tick. An exception ends this task only and is reported with its name.
     *
     * @param dt seconds in the game since the last tick, times the {@link #pace}; 0 in a first stretch by
     *     {@link TaskList#runNow}
     * @return true to go on, false when the task has finished
     */
    protected abstract boolean update(double dt);

    /**
     * Cleans up; called once when the task dies, however it dies. Children finish before their parent, the youngest first.
     * All are dead by then, so this may spawn others but no children. Hooks given to {@link #onFinish} come next.
     */
    protected void finish() {}

    /**
     * Forgets a former life; called before a {@link TaskPool} hands this task out, the first time too. Does nothing unless
     * overridden: set each field to what it is to be at birth.
     */
    protected void reset() {}

    /**
     * Estimates how much memory this task takes, for {@link TaskList#bytes}.
     *
     * @return in bytes; that of a task without fields of its own, with its work area, unless overridden
     */
    protected int bytes() {
        return SHELL + (work == null ? 0 : work.size());
    }

    /**
     * Adds something to be done once when the task dies, however it dies, after {@link #finish} and what was added before.
     * What it throws is reported, and the next is done all the same.
     *
     * @param hook what to do; forgotten when it was done
     * @throws IllegalStateException if the task is dead
     */
    public final void onFinish(Runnable hook) {
        if (dead && !buried) throw new IllegalStateException(this + " is dead; a finish hook comes too late");
        ties().hooks.add(hook);
    }

    /** Ends this task and its children at once; does nothing if it is not alive. */
    public final void kill() {
        if (isAlive()) tasks().kill(this);
    }

    /**
     * Returns the number of the place this task has, or had, in its list.
     *
     * @return from 0, less than the capacity; -1 before the first spawn
     */
    public final int slot() {
        return slot;
    }

    /**
     * Returns the number by which {@link TaskList#get(long)} knows this task. Unlike {@link #handle} it allocates nothing.
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
     * @return the handle; the same until the task is spawned again
     * @throws IllegalStateException if the task was not spawned yet
     */
    public final TaskHandle handle() {
        tasks();
        if (handle == null || handle.generation() != generation || handle.slot() != slot)
            handle = new TaskHandle(slot, generation);
        return handle;
    }

    /**
     * Says who this is in an error: like {@link #toString}, and its {@link #origin} where a given name hides that.
     *
     * @return for example {@code task 'boss' #12 of enemies/boss.lua:3}
     */
    public final String described() {
        return isNamed() && !origin().isEmpty() ? this + " of " + origin() : toString();
    }

    /** Returns for example {@code task 'door' #12}, the number being its slot. */
    @Override
    public final String toString() {
        return "task '" + name() + "'" + (slot < 0 ? "" : " #" + slot);
    }
}

package kodama.task;

import java.util.function.Consumer;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The living tasks of a group or of a whole list, and operations on all of them.
 *
 * <p>{@link TaskList#group} and {@link TaskList#all} return it, always the same object. Settings also apply to tasks
 * that join later, and to descendants of members that have no group of their own. Tasks may be changed while one of
 * these methods runs: it skips tasks that join or die during the call.
 *
 * <p>Owned by the game thread.
 */
public final class TaskGroup {
    private final GroupRecord group;
    private final Snapshots snapshots;
    private final TimeScales timeScales;
    private final GroupTermination groupTermination;

    TaskGroup(GroupRecord group, Snapshots snapshots, TimeScales timeScales, GroupTermination groupTermination) {
        this.group = group;
        this.snapshots = snapshots;
        this.timeScales = timeScales;
        this.groupTermination = groupTermination;
    }

    /** Returns the name of the group; empty for the group of all tasks. */
    public String name() {
        return group.name;
    }

    // queries

    /** Returns the number of living members. */
    public int count() {
        return group.members.count();
    }

    /**
     * Returns a member by its index in the run order.
     *
     * @param n the index; 0 is the first
     * @return the task, or null if there are too few
     * @throws IllegalArgumentException if {@code n} is less than 0
     */
    public @Nullable Task nth(int n) {
        Checks.atLeast("n", n, 0);
        TaskRecord member = group.nth(n);
        return member == null ? null : Task.of(member);
    }

    /**
     * Calls an action with each member in run order, including waiting ones. Tasks that move come at their old
     * position.
     */
    public void forEach(Consumer<Task> action) {
        snapshots.each(group.members, Task::of, action);
    }

    // time

    /** Returns the rate of the group; 1 by default. */
    public double rate() {
        return group.timeScale.rate;
    }

    /**
     * Sets the rate of the group, which multiplies the members' own rates; see {@link Task#setRate}.
     *
     * @param rate 0 stops, 0.5 is half speed, 2 is double speed; finite, at least 0
     * @throws IllegalArgumentException if the rate is less than 0, infinite or NaN
     */
    public void setRate(double rate) {
        group.timeScale.rate = Checks.atLeast("rate", rate, 0);
        timeScales.refresh(group);
    }

    /** Returns the factor by which time passes for the members that are not persistent; 1 by default. */
    public double timeFactor() {
        return group.timeScale.timeFactor;
    }

    /**
     * Sets a factor that multiplies the rate of the group, for slow motion and hit stops. It does not change {@link
     * #rate}, which belongs to the game, and like a pause it does not apply to persistent tasks and their descendants.
     *
     * @param factor 0 stops, 0.5 is half speed; finite, at least 0
     * @throws IllegalArgumentException if the factor is less than 0, infinite or NaN
     */
    public void setTimeFactor(double factor) {
        if (factor == group.timeScale.timeFactor) return;
        group.timeScale.timeFactor = Checks.atLeast("time factor", factor, 0);
        timeScales.refresh(group);
    }

    /** Returns the speed at which time passes for members whose own rate is 1: 0 while the group is paused. */
    public double timeScale() {
        return isPaused() ? 0 : rate() * timeFactor();
    }

    /** Returns whether the group is paused. */
    public boolean isPaused() {
        return group.timeScale.paused;
    }

    /**
     * Pauses the members: they do not run and their waits do not elapse, but they are drawn. Persistent tasks and their
     * descendants are not paused. Members receive events when they resume.
     */
    public void pause() {
        setPaused(true);
    }

    /** Resumes the members, except those that are paused themselves. */
    public void resume() {
        setPaused(false);
    }

    private void setPaused(boolean paused) {
        if (group.timeScale.paused == paused) return;
        group.timeScale.paused = paused;
        timeScales.refresh(group);
    }

    // operations on all members

    /**
     * Sets the phase of each member.
     *
     * @param phase the number; 0 to 65,535
     * @throws IllegalArgumentException if the number is out of range
     */
    public void setPhase(int phase) {
        Checks.between("phase", phase, 0, Phase.LAST);
        forEach(task -> task.setPhase(phase));
    }

    /** Sends an event to each member. */
    public void signal(String event, @Nullable Object argument) {
        forEach(task -> task.signal(event, argument));
    }

    /** Kills each member in reverse order, including persistent tasks, but not the framework's built-in tasks. */
    public void kill() {
        groupTermination.kill(group, false, task -> !task.builtIn);
    }

    /**
     * Kills each member except one, in reverse order. Also spares that task's ancestors, whose death would end it, its
     * descendants, and persistent tasks with their descendants.
     *
     * <p>On the group of all tasks this is the operation for a change of scene: kill the others, spawn the new tasks,
     * end. Tasks spawned by dying tasks are then dead on arrival, as in {@link TaskList#killAll}.
     */
    public void killOthers(Task survivor) {
        groupTermination.kill(group, true, task -> !survivor.isRelatedTo(task) && !task.root().persistent);
    }
}

package kodama.task;

import java.util.function.Consumer;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * The living tasks of a group, or all of a list, and what can be done with them at once.
 *
 * <p>{@link TaskList#group} and {@link TaskList#all} hand it out, the same one each time. What is set for a group holds
 * for those that join later, too, and for descendants of members that are in no group themselves. Everything may change
 * while one of these methods works: a task that joins meanwhile is left out, one that died too.
 *
 * <p>Owned by the game thread.
 */
public final class TaskGroup {
    private final GroupRecord group;
    private final Snapshots snapshots;
    private final TimeScales paces;
    private final GroupTermination kills;

    TaskGroup(GroupRecord group, Snapshots snapshots, TimeScales paces, GroupTermination kills) {
        this.group = group;
        this.snapshots = snapshots;
        this.paces = paces;
        this.kills = kills;
    }

    /** Returns the name of the group; empty for that of all tasks. */
    public String name() {
        return group.name;
    }

    // looking

    /** Counts the living members. */
    public int count() {
        return group.members.count();
    }

    /**
     * Returns a member by its place in the order in which they run.
     *
     * @param n which; 0 for the first
     * @return the task, or null if there are not so many
     * @throws IllegalArgumentException if {@code n} is less than 0
     */
    public @Nullable Task nth(int n) {
        Checks.atLeast("n", n, 0);
        TaskRecord member = group.nth(n);
        return member == null ? null : Task.of(member);
    }

    /** Hands out the members in the order in which they run, waiting ones too. Moved ones come at their old place. */
    public void forEach(Consumer<Task> action) {
        snapshots.each(group.members, Task::of, action);
    }

    // time

    /** Returns how fast the members live; 1 unless it was set. */
    public double rate() {
        return group.timeScale.rate;
    }

    /**
     * Sets how fast the members live; see {@link Task#setRate}. It multiplies their own rates.
     *
     * @param rate 0 to stand still, 0.5 for half as fast, 2 for twice; finite, at least 0
     * @throws IllegalArgumentException if the rate is less than 0, infinite or not a number
     */
    public void setRate(double rate) {
        group.timeScale.rate = Checks.atLeast("rate", rate, 0);
        paces.refresh(group);
    }

    /** Tells whether the members stand still. */
    public boolean isPaused() {
        return group.timeScale.paused;
    }

    /**
     * Lets the members stand still: they do not run and their waits do not run down, but they are drawn. Persistent
     * tasks go on, with their descendants. What a member was sent meanwhile it has when it goes on.
     */
    public void pause() {
        setPaused(true);
    }

    /** Lets the members go on, each unless it is paused itself. */
    public void resume() {
        setPaused(false);
    }

    private void setPaused(boolean paused) {
        if (group.timeScale.paused == paused) return;
        group.timeScale.paused = paused;
        paces.refresh(group);
    }

    // all members at once

    /**
     * Sets the phase of each member.
     *
     * @param phase the number; 0 to 65,535
     * @throws IllegalArgumentException if the number is outside its bounds
     */
    public void setPhase(int phase) {
        Checks.between("phase", phase, 0, Phase.LAST);
        forEach(task -> task.setPhase(phase));
    }

    /** Sends an event to each member. */
    public void signal(String event, @Nullable Object argument) {
        forEach(task -> task.signal(event, argument));
    }

    /** Kills each member, the last in the order first; persistent ones too, but not the framework's own. */
    public void kill() {
        kills.kill(group, false, task -> !task.builtIn);
    }

    /**
     * Kills each member but one, the last in the order first. Spared are, too, that task's ancestors, with which it
     * would end, its descendants, and persistent tasks with theirs.
     *
     * <p>Of all tasks, that is what a change of scene needs: delete the others, spawn the new ones, end. What dying
     * tasks spawn is dead on arrival then, as with {@link TaskList#killAll}.
     */
    public void killOthers(Task survivor) {
        kills.kill(group, true, task -> !survivor.isRelatedTo(task) && !task.root().persistent);
    }
}

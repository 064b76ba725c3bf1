package kodama.task;

import java.util.function.Predicate;

/**
 * Kills many tasks at once, in reverse order.
 *
 * <p>Killing among all tasks clears the scene: tasks spawned by dying tasks are dead on arrival, unless they would be
 * spared.
 */
final class GroupTermination {
    /** Whether the scene is being cleared, and which tasks are spared. */
    private enum Clearing {
        NO,
        /** All tasks die. */
        ALL,
        /** All tasks except persistent ones and their descendants die. */
        NOT_PERSISTENT
    }

    private final GroupRecord all;
    private final Snapshots snapshots;
    private final Preparation preparation;
    private final Termination termination;
    private Clearing clearing = Clearing.NO;

    GroupTermination(GroupRecord all, Snapshots snapshots, Preparation preparation, Termination termination) {
        this.all = all;
        this.snapshots = snapshots;
        this.preparation = preparation;
        this.termination = termination;
    }

    /** Kills the members of a group that match a predicate. */
    void kill(GroupRecord group, boolean sparesPersistent, Predicate<TaskRecord> victims) {
        int from = snapshots.push(group.members);
        Clearing before = clearing;
        if (group == all) clearing = sparesPersistent ? Clearing.NOT_PERSISTENT : Clearing.ALL;
        try {
            for (int i = snapshots.end() - 1; i >= from; i--) killIf(snapshots.get(i), victims);
        } finally {
            snapshots.pop(from);
            clearing = before;
        }
    }

    private void killIf(TaskRecord task, Predicate<TaskRecord> victims) {
        if (!task.isAlive() || !victims.test(task)) return;
        preparation.requireNotRunning(task);
        termination.kill(task);
    }

    /** Returns whether all tasks are being killed, except those that are spared. */
    boolean isKillingAll() {
        return clearing != Clearing.NO;
    }

    boolean isDeadOnArrival(TaskRecord task) {
        return switch (clearing) {
            case NO -> false;
            case ALL -> true;
            case NOT_PERSISTENT -> !task.root().persistent;
        };
    }
}

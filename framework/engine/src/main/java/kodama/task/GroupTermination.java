package kodama.task;

import java.util.function.Predicate;

/**
 * Kills many tasks at once, the last in the order first.
 *
 * <p>To kill among all tasks is to clear the scene: what dying tasks spawn meanwhile is dead on arrival, unless it
 * would be spared.
 */
final class GroupTermination {
    /** Whether the scene is being cleared, and of what. */
    private enum Clearing {
        NO,
        /** Of all tasks. */
        ALL,
        /** Of all but persistent tasks and their descendants. */
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

    /** Kills those members of a group that are chosen. */
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

    /** Whether all tasks are being killed, but for those that are spared. */
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

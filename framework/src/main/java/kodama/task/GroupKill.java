package kodama.task;

import java.util.function.Predicate;

/**
 * Kills many tasks at once, the last in the order first.
 *
 * <p>To kill among all tasks is to clear the scene: what dying tasks spawn meanwhile is dead on arrival, unless it would be
 * spared.
 */
final class GroupKill {
    private final Group all;
    private final Snapshots snapshots;
    private final Preparation preparation;
    private final Termination termination;

    /** Whether the scene is being cleared, and whether that spares persistent tasks. */
    private boolean clearing;

    private boolean sparing;

    GroupKill(Group all, Snapshots snapshots, Preparation preparation, Termination termination) {
        this.all = all;
        this.snapshots = snapshots;
        this.preparation = preparation;
        this.termination = termination;
    }

    /** Kills those members of a group that are chosen; whether persistent ones are spared counts for newborn tasks. */
    void kill(Group group, boolean sparesPersistent, Predicate<TaskRecord> victims) {
        if (group == all) clear(sparesPersistent, victims);
        else kill(group, victims);
    }

    private void clear(boolean sparesPersistent, Predicate<TaskRecord> victims) {
        boolean clearingBefore = clearing;
        boolean sparingBefore = sparing;
        clearing = true;
        sparing = sparesPersistent;
        try {
            kill(all, victims);
        } finally {
            clearing = clearingBefore;
            sparing = sparingBefore;
        }
    }

    private void kill(Group group, Predicate<TaskRecord> victims) {
        int from = snapshots.push(group.members);
        try {
            for (int i = snapshots.end() - 1; i >= from; i--) killIf(snapshots.get(i), victims);
        } finally {
            snapshots.pop(from);
        }
    }

    private void killIf(TaskRecord task, Predicate<TaskRecord> victims) {
        if (!task.isAlive() || !victims.test(task)) return;
        preparation.refuse(task);
        termination.kill(task);
    }

    boolean isDeadOnArrival(TaskRecord task) {
        return clearing && !(sparing && TaskTree.root(task).persistent);
    }
}

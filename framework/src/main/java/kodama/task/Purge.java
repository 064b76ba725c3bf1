package kodama.task;

import java.util.function.Predicate;

/** Kills many tasks at once, the last in the order first, and knows what is dead on arrival meanwhile. */
final class Purge {
    private final Snapshots snapshots;
    private boolean clearing;
    private boolean sparing;

    Purge(Snapshots snapshots) {
        this.snapshots = snapshots;
    }

    /** Clears the scene: what dying tasks spawn has no place any more, unless it would be spared. */
    void clear(Roll all, boolean sparesPersistent, Predicate<Task> victims) {
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

    void kill(Roll roll, Predicate<Task> victims) {
        int from = snapshots.push(roll);
        try {
            for (int i = snapshots.end() - 1; i >= from; i--) killIf(snapshots.get(i), victims);
        } finally {
            snapshots.pop(from);
        }
    }

    private static void killIf(Task task, Predicate<Task> victims) {
        if (task.isAlive() && victims.test(task)) task.kill();
    }

    boolean isDeadOnArrival(Task task) {
        return clearing && !(sparing && Family.eldest(task).isPersistent());
    }
}

package kodama.task;

import kodama.base.Effort;
import org.jspecify.annotations.Nullable;

/**
 * How fast each task lives: its own rate times those of its ancestors and of its group, or 0 while it is paused.
 *
 * <p>A task without a group counts to its parent's. A persistent task, with its descendants, is exempt when a group or all
 * are paused. The outcome is kept in the task; a change goes through the descendants in a loop, not by calls.
 */
final class Paces {
    /** The effort that each task is whose pace is found out anew. */
    private static final int COST = 16;

    private final Waits waits;
    private final TaskGroup all;
    private final Effort effort;
    private final TaskBuffer family = new TaskBuffer();

    Paces(Waits waits, TaskGroup all, Effort effort) {
        this.effort = effort;
        this.waits = waits;
        this.all = all;
    }

    /** Finds out anew the pace of a task and its descendants. */
    void refresh(Task eldest) {
        int from = family.size();
        family.add(eldest);
        for (int i = from; i < family.size(); i++) {
            Task task = family.get(i);
            refreshOne(task);
            for (Task child = task.firstChild; child != null; child = child.siblingAfter) family.add(child);
        }
        effort.spend((long) COST * (family.size() - from));
        family.shrink(from);
    }

    /** Finds out anew the paces in a group; whoever descends from a member is seen to with that one. */
    void refresh(TaskGroup group) {
        group.members.putInOrder();
        effort.spend(group.members.count());
        for (int i = 0; i < group.members.count(); i++) {
            Task parent = group.members.get(i).parent;
            if (parent == null || group != all && parent.paceGroup != group) refresh(group.members.get(i));
        }
    }

    private void refreshOne(Task task) {
        Task parent = task.parent;
        task.familyRate = parent == null ? task.rate : task.rate * parent.familyRate;
        task.familyPaused = task.paused || parent != null && parent.familyPaused;
        task.exempt = parent == null ? task.persistent : parent.exempt;
        task.paceGroup = group(task, parent);
        if (!task.dead) waits.setPace(task, paceOf(task));
    }

    private static @Nullable TaskGroup group(Task task, @Nullable Task parent) {
        if (!task.group.isEmpty()) return task.tasks().group(task.group);
        return parent == null ? null : parent.paceGroup;
    }

    private double paceOf(Task task) {
        TaskGroup group = task.paceGroup;
        boolean groupIsPaused = all.isPaused() || group != null && group.isPaused();
        if (task.familyPaused || groupIsPaused && !task.exempt) return 0;
        return task.familyRate * all.rate() * (group == null ? 1 : group.rate());
    }
}

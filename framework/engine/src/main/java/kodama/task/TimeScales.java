package kodama.task;

import kodama.base.StepBudget;
import org.jspecify.annotations.Nullable;

/**
 * How fast each task lives: its own rate times those of its ancestors and of its group, or 0 while it is paused.
 *
 * <p>A task without a group counts to its parent's. A persistent task, with its descendants, is exempt when a group or
 * all are paused. The outcome is kept in the task; a change goes through the descendants in a loop, not by calls.
 */
final class TimeScales {
    /** The effort that each task is whose pace is found out again. */
    private static final int COST = 16;

    private final Children children;
    private final Waits waits;
    private final Registry registry;
    private final StepBudget effort;

    /** The descendants on the way through a family. */
    private final TaskBuffer family = new TaskBuffer();

    TimeScales(Children children, Waits waits, Registry registry, StepBudget effort) {
        this.children = children;
        this.waits = waits;
        this.registry = registry;
        this.effort = effort;
    }

    /** Finds out again the pace of a task and its descendants. */
    void refresh(TaskRecord eldest) {
        int from = family.size();
        family.add(eldest);
        for (int i = from; i < family.size(); i++) {
            TaskRecord task = family.get(i);
            refreshOne(task);
            for (TaskRecord child = children.firstChild(task); child != null; child = children.nextSibling(child))
                family.add(child);
        }
        effort.spend((long) COST * (family.size() - from));
        family.shrink(from);
    }

    /** Finds out again the paces in a group; descendants of a member are seen to with that one. */
    void refresh(GroupRecord group) {
        SortedTasks members = group.members;
        members.sort();
        effort.spend(members.count());
        for (int i = 0; i < members.count(); i++) {
            TaskRecord parent = members.get(i).parent;
            if (parent == null || group != registry.all && parent.groupTimeScale != group.timeScale)
                refresh(members.get(i));
        }
    }

    private void refreshOne(TaskRecord task) {
        TaskRecord parent = task.parent;
        double ownRate = task.paused ? 0 : task.rate();
        task.setFamilyRate(parent == null ? ownRate : ownRate * parent.familyRate());
        task.ignoresPause = parent == null ? task.persistent : parent.ignoresPause;
        task.groupTimeScale = groupPace(task, parent);
        if (task.isAlive()) waits.setTimeScale(task, paceOf(task));
    }

    private @Nullable GroupTimeScale groupPace(TaskRecord task, @Nullable TaskRecord parent) {
        if (!task.group.isEmpty()) return registry.group(task.group).timeScale;
        return parent == null ? null : parent.groupTimeScale;
    }

    private double paceOf(TaskRecord task) {
        GroupTimeScale all = registry.all.timeScale;
        GroupTimeScale group = task.groupTimeScale;
        boolean groupIsPaused = all.paused || group != null && group.paused;
        if (groupIsPaused && !task.ignoresPause) return 0;
        return task.familyRate() * all.rate * (group == null ? 1 : group.rate);
    }
}

package kodama.task;

import kodama.base.StepBudget;
import org.jspecify.annotations.Nullable;

/**
 * Computes the time scale of each task: its rate times those of its ancestors and of its group, or 0 while it is
 * paused.
 *
 * <p>A task without a group belongs to its parent's group. Persistent tasks and their descendants ignore the pause of a
 * group or of all tasks, and its time factor. The result is stored in the task. A change is propagated to the
 * descendants by a loop, not by recursion.
 */
final class TimeScales {
    /** Cost of updating one task, charged to the budget. */
    private static final int COST = 16;

    private final Children children;
    private final Waits waits;
    private final Registry registry;
    private final StepBudget effort;

    /** The descendants that are still to be updated. */
    private final TaskBuffer family = new TaskBuffer();

    TimeScales(Children children, Waits waits, Registry registry, StepBudget effort) {
        this.children = children;
        this.waits = waits;
        this.registry = registry;
        this.effort = effort;
    }

    /** Updates the time scale of a task and its descendants. */
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

    /** Updates the time scales of a group; descendants of a member are updated with that member. */
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
        task.groupTimeScale = groupScale(task, parent);
        if (task.isAlive()) waits.setTimeScale(task, scaleOf(task));
    }

    private @Nullable GroupTimeScale groupScale(TaskRecord task, @Nullable TaskRecord parent) {
        if (!task.group.isEmpty()) return registry.group(task.group).timeScale;
        return parent == null ? null : parent.groupTimeScale;
    }

    private double scaleOf(TaskRecord task) {
        GroupTimeScale all = registry.all.timeScale;
        GroupTimeScale group = task.groupTimeScale;
        boolean groupIsPaused = all.paused || group != null && group.paused;
        if (groupIsPaused && !task.ignoresPause) return 0;
        double scale = task.familyRate() * all.rate * (group == null ? 1 : group.rate);
        if (task.ignoresPause) return scale;
        return scale * all.timeFactor * (group == null ? 1 : group.timeFactor);
    }
}

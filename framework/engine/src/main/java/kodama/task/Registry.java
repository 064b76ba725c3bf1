package kodama.task;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.base.StepBudget;
import org.jspecify.annotations.Nullable;

/** Indexes of the living tasks: all, drawn, with a body, preparing, by group, by name. */
final class Registry {
    private final TaskSorter sorter;
    private final StepBudget effort;
    private final Map<String, GroupRecord> groups = new HashMap<>();
    private final SlotIntArray groupIndexes = new SlotIntArray();
    private final TaskNames names = new TaskNames();
    final SortedTasks drawn;
    final SortedTasks bodies;
    final SortedTasks preparing;
    final GroupRecord all;

    Registry(TaskSorter sorter, StepBudget effort) {
        this.sorter = sorter;
        this.effort = effort;
        drawn = new SortedTasks(new SlotIntArray(), TaskOrder.DRAW, sorter, effort);
        bodies = inRunOrder(new SlotIntArray());
        preparing = inRunOrder(new SlotIntArray());
        all = new GroupRecord("", inRunOrder(new SlotIntArray()));
    }

    private SortedTasks inRunOrder(SlotIntArray indexes) {
        return new SortedTasks(indexes, TaskOrder.RUN, sorter, effort);
    }

    // groups and names

    /** Returns a group, creating it if necessary. */
    GroupRecord group(String name) {
        GroupRecord group = groups.get(name);
        if (group != null) return group;
        GroupRecord founded = new GroupRecord(name, inRunOrder(groupIndexes));
        groups.put(name, founded);
        return founded;
    }

    /** Returns the number of members of a group, without creating it. */
    int count(String name) {
        GroupRecord group = groups.get(name);
        return group == null ? 0 : group.members.count();
    }

    /** Returns the sorted names of the groups that have members or are paused. */
    List<String> groupNames() {
        return groups.values().stream()
                .filter(group -> group.members.count() > 0 || group.timeScale.paused)
                .map(group -> group.name)
                .sorted()
                .toList();
    }

    /**
     * Returns the task that has had a name for the longest time, else the first of the group of that name, else null.
     */
    @Nullable
    TaskRecord find(String name) {
        TaskRecord named = names.first(name);
        if (named != null) return named;
        GroupRecord group = groups.get(name);
        return group == null ? null : group.nth(0);
    }

    // tasks that are added, removed or changed

    /** Adds a task that has just been spawned. */
    void add(TaskRecord task) {
        all.members.add(task);
        if (!task.group.isEmpty()) join(task, task.group);
        names.add(task);
        if (task.prepares) preparing.add(task);
        updateVisibility(task);
    }

    void remove(TaskRecord task) {
        all.members.remove(task);
        leaveGroup(task);
        names.remove(task);
        drawn.remove(task);
        bodies.remove(task);
        if (task.prepares) preparing.remove(task);
    }

    /** Adds a task to the drawn tasks and to the bodies or removes it, according to its flags. */
    void updateVisibility(TaskRecord task) {
        if (task.life == TaskRecord.Life.DELAYED) return;
        set(drawn, task, task.drawn);
        set(bodies, task, task.hasBody);
    }

    private static void set(SortedTasks list, TaskRecord task, boolean member) {
        list.remove(task);
        if (member) list.add(task);
    }

    /** Moves a living task to another group; empty for none. */
    void setGroup(TaskRecord task, String group) {
        leaveGroup(task);
        task.group = group;
        if (!group.isEmpty()) join(task, group);
    }

    /** All members share one string object for their group, because it is read for each of them in every tick. */
    private void join(TaskRecord task, String name) {
        GroupRecord group = group(name);
        task.group = group.name;
        group.members.add(task);
    }

    private void leaveGroup(TaskRecord task) {
        if (!task.group.isEmpty()) group(task.group).members.remove(task);
    }

    /** Sets the name of a living task; null for none. */
    void setName(TaskRecord task, @Nullable String name) {
        names.remove(task);
        task.setGivenName(name);
        names.add(task);
    }

    /** Called when the position of a task in the order has changed. */
    void move(TaskRecord task) {
        all.members.move(task);
        if (!task.group.isEmpty()) group(task.group).members.move(task);
        if (Double.isNaN(task.ownDrawPriority())) drawn.move(task);
        bodies.move(task);
        if (task.prepares) preparing.move(task);
    }
}

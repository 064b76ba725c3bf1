package kodama.task;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Effort;
import org.jspecify.annotations.Nullable;

/** The living tasks by what they are asked for: all, drawn, with a body, preparing, by group, by name. */
final class Registry {
    private final TaskSorter sorter;
    private final Effort effort;
    private final Map<String, Group> groups = new HashMap<>();
    private final SlotNumbers groupIndexes = new SlotNumbers();
    private final NameIndex names = new NameIndex();
    final SortedTasks drawn;
    final SortedTasks bodies;
    final SortedTasks preparing;
    final Group all;

    Registry(TaskSorter sorter, Effort effort) {
        this.sorter = sorter;
        this.effort = effort;
        drawn = new SortedTasks(new SlotNumbers(), TaskOrder.DRAW, sorter, effort);
        bodies = inRunOrder(new SlotNumbers());
        preparing = inRunOrder(new SlotNumbers());
        all = new Group("", inRunOrder(new SlotNumbers()));
    }

    private SortedTasks inRunOrder(SlotNumbers indexes) {
        return new SortedTasks(indexes, TaskOrder.RUN, sorter, effort);
    }

    // groups and names

    /** Returns a group, founded when first asked for. */
    Group group(String name) {
        Group group = groups.get(name);
        if (group != null) return group;
        Group founded = new Group(name, inRunOrder(groupIndexes));
        groups.put(name, founded);
        return founded;
    }

    /** Counts a group without founding it. */
    int count(String name) {
        Group group = groups.get(name);
        return group == null ? 0 : group.members.count();
    }

    /** The names of the groups that have members or stand still, sorted. */
    List<String> groupNames() {
        return groups.values().stream()
                .filter(group -> group.members.count() > 0 || group.pace.paused)
                .map(group -> group.name)
                .sorted()
                .toList();
    }

    /** Returns the task that has had a name for longest, else the first of the group of that name, else null. */
    @Nullable
    TaskRecord find(String name) {
        TaskRecord named = names.first(name);
        if (named != null) return named;
        Group group = groups.get(name);
        return group == null ? null : group.nth(0);
    }

    // tasks come, go and change

    /** Enters a task that has just come to life. */
    void enter(TaskRecord task) {
        all.members.add(task);
        if (!task.group.isEmpty()) join(task, task.group);
        names.enter(task);
        if (task.prepares) preparing.add(task);
        updateSeen(task);
    }

    void leave(TaskRecord task) {
        all.members.remove(task);
        leaveGroup(task);
        names.leave(task);
        drawn.remove(task);
        bodies.remove(task);
        if (task.prepares) preparing.remove(task);
    }

    /** Enters a task among those that are drawn and can be hit, or takes it out, as it says. */
    void updateSeen(TaskRecord task) {
        if (task.life == TaskRecord.Life.DELAYED) return;
        set(drawn, task, task.drawn);
        set(bodies, task, task.body);
    }

    private static void set(SortedTasks list, TaskRecord task, boolean member) {
        list.remove(task);
        if (member) list.add(task);
    }

    /** Puts a living task into another group; empty for none. */
    void setGroup(TaskRecord task, String group) {
        leaveGroup(task);
        task.group = group;
        if (!group.isEmpty()) join(task, group);
    }

    /** All members have one text for their group: it is read of each in every tick. */
    private void join(TaskRecord task, String name) {
        Group group = group(name);
        task.group = group.name;
        group.members.add(task);
    }

    private void leaveGroup(TaskRecord task) {
        if (!task.group.isEmpty()) group(task.group).members.remove(task);
    }

    /** Gives a living task another name; null for none. */
    void setName(TaskRecord task, @Nullable String name) {
        names.leave(task);
        task.setGivenName(name);
        names.enter(task);
    }

    /** Takes note that a task has another place in the order of running. */
    void move(TaskRecord task) {
        all.members.move(task);
        if (!task.group.isEmpty()) group(task.group).members.move(task);
        if (Double.isNaN(task.ownDrawPriority())) drawn.move(task);
        bodies.move(task);
        if (task.prepares) preparing.move(task);
    }
}

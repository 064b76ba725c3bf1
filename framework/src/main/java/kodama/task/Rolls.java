package kodama.task;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Effort;
import org.jspecify.annotations.Nullable;

/** Who is where: all living tasks, those with something to draw, with a body or that prepare, groups and names. */
final class Rolls {
    private final TaskList list;
    private final TaskSorter sorter;
    private final Effort effort;
    private final Map<String, TaskGroup> groups = new HashMap<>();
    private final NameRegister names = new NameRegister();
    final Roll drawn;
    final Roll bodies;
    final Roll preparing;
    final TaskGroup all;

    Rolls(TaskList list, TaskSorter sorter, Effort effort) {
        this.list = list;
        this.sorter = sorter;
        this.effort = effort;
        drawn = new Roll(Roll.DRAWN, TaskOrder.DRAW, sorter, effort);
        bodies = new Roll(Roll.BODIES, TaskOrder.RUN, sorter, effort);
        preparing = new Roll(Roll.PREPARING, TaskOrder.RUN, sorter, effort);
        all = new TaskGroup(list, "", new Roll(Roll.ALL, TaskOrder.RUN, sorter, effort));
    }

    TaskGroup group(String name) {
        TaskGroup group = groups.get(name);
        if (group != null) return group;
        TaskGroup made = new TaskGroup(list, name, new Roll(Roll.GROUP, TaskOrder.RUN, sorter, effort));
        groups.put(name, made);
        return made;
    }

    /** Counts a group without founding it. */
    int count(String name) {
        TaskGroup group = groups.get(name);
        return group == null ? 0 : group.count();
    }

    /** The names of the groups that have members or stand still, sorted. */
    List<String> groups() {
        return groups.values().stream()
                .filter(group -> group.count() > 0 || group.isPaused())
                .map(TaskGroup::name)
                .sorted()
                .toList();
    }

    /** Enters a living task wherever it belongs. */
    void enter(Task task) {
        all.members.add(task);
        if (!task.group.isEmpty()) group(task.group).members.add(task);
        if (task.givenName != null) enterName(task);
        if (task.prepares) preparing.add(task);
        if (!task.unborn) enterSeen(task);
    }

    /** Enters a task among those that are drawn and can be hit, or takes it out, as it says. */
    void enterSeen(Task task) {
        set(drawn, task, task.drawn);
        set(bodies, task, task.body);
    }

    private static void set(Roll roll, Task task, boolean member) {
        roll.remove(task);
        if (member) roll.add(task);
    }

    void leave(Task task) {
        all.members.remove(task);
        leaveGroup(task);
        names.leave(task.nameEntry);
        task.nameEntry = null;
        drawn.remove(task);
        bodies.remove(task);
        if (task.prepares) preparing.remove(task);
    }

    void enterGroup(Task task, String group) {
        leaveGroup(task);
        task.group = group;
        if (!group.isEmpty()) group(group).members.add(task);
    }

    /** Takes note that a task has another place in the order. */
    void move(Task task) {
        all.members.move(task);
        if (!task.group.isEmpty()) group(task.group).members.move(task);
        if (Double.isNaN(task.ownDrawPriority)) drawn.move(task);
        bodies.move(task);
        if (task.prepares) preparing.move(task);
    }

    private void leaveGroup(Task task) {
        if (!task.group.isEmpty()) group(task.group).members.remove(task);
    }

    void enterName(Task task) {
        names.leave(task.nameEntry);
        task.nameEntry = task.givenName == null ? null : names.enter(task.givenName, task);
    }

    @Nullable
    Task find(String name) {
        Task named = names.first(name);
        if (named != null) return named;
        TaskGroup group = groups.get(name);
        return group == null ? null : group.first();
    }
}

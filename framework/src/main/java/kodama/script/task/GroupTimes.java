package kodama.script.task;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import kodama.task.TaskGroup;
import kodama.task.TaskList;

/**
 * Which groups stand still or have a rate of their own. It ends with the scene, so that no scene begins frozen by what
 * the one before has left.
 *
 * <p>Shots are no tasks; they stand still and slow down with the group {@value #SHOTS}, and with all.
 */
public final class GroupTimes {
    static final String SHOTS = "shot";

    private final TaskList tasks;
    private final Hints hints;
    private final Set<TaskGroup> changed = new LinkedHashSet<>();
    private final Set<String> known = new TreeSet<>(Set.of(SHOTS));

    GroupTimes(TaskList tasks, Hints hints) {
        this.tasks = tasks;
        this.hints = hints;
    }

    /** Takes note that a group has, or had, a member. */
    void join(String group) {
        if (!group.isEmpty()) known.add(group);
    }

    /**
     * Gives a group whose time is to be changed.
     *
     * @param name one that no one has joined so far is remarked upon
     * @param function who asks, for the remark
     * @return the group
     */
    public TaskGroup change(String name, String function) {
        if (!known.contains(name)) hints.unknownGroup(function, name, known);
        return change(tasks.group(name));
    }

    /**
     * Gives all tasks, whose time is to be changed.
     *
     * @return the group of all
     */
    public TaskGroup changeAll() {
        return change(tasks.all());
    }

    private TaskGroup change(TaskGroup group) {
        changed.add(group);
        return group;
    }

    /** How fast shots fly: 0 while they stand still. */
    double paceOfShots() {
        TaskGroup shots = tasks.group(SHOTS);
        return shots.isPaused() || isPaused() ? 0 : shots.rate() * tasks.all().rate();
    }

    /** Whether all tasks stand still. */
    boolean isPaused() {
        return tasks.all().isPaused();
    }

    /** Gives all groups their own time back. */
    public void endScene() {
        for (TaskGroup group : changed) {
            group.resume();
            group.setRate(1);
        }
        changed.clear();
    }
}

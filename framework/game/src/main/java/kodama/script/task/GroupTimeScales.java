package kodama.script.task;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * Which groups stand still or have a rate of their own. It ends with the scene, so that no scene begins frozen by what
 * the one before has left.
 *
 * <p>Shots are no tasks; they stand still and slow down with the group {@value #SHOTS}, and with all.
 */
public final class GroupTimeScales {
    static final String SHOTS = "shot";

    /** So many times as fast as usual shots fly at most: each tick of theirs takes its time. */
    private static final int FASTEST_SHOTS = 64;

    private final TaskList tasks;
    private final Hints hints;
    private final Set<TaskGroup> changed = new LinkedHashSet<>();
    private final Set<String> known = new TreeSet<>(Set.of(SHOTS));

    GroupTimeScales(TaskList tasks, Hints hints) {
        this.tasks = tasks;
        this.hints = hints;
    }

    /** Takes note that a group has, or had, a member. */
    void join(String group) {
        if (!group.isEmpty()) known.add(group);
    }

    /**
     * Returns a group whose time is to be changed. A name that no task has joined so far is remarked upon, with the
     * function that asks.
     */
    public TaskGroup change(String name, String function) {
        if (!known.contains(name)) hints.unknownGroup(function, name, known);
        return change(tasks.group(name));
    }

    /** Returns the group of all tasks, whose time is to be changed. */
    public TaskGroup changeAll() {
        return change(tasks.all());
    }

    /**
     * Returns the rate.
     *
     * @param name of the group; null for all tasks
     * @throws LuaException if shots cannot fly so fast
     */
    public static double checkedRate(@Nullable String name, double rate) {
        if (!SHOTS.equals(name) || rate <= FASTEST_SHOTS) return rate;
        throw new LuaException(
                "task.rate: the rate of 'shot' must be at most " + FASTEST_SHOTS + " but was " + Value.of(rate));
    }

    private TaskGroup change(TaskGroup group) {
        changed.add(group);
        return group;
    }

    /** How fast shots fly: 0 while they stand still. */
    public double shotTimeScale() {
        TaskGroup shots = tasks.group(SHOTS);
        if (shots.isPaused() || isPaused()) return 0;
        return Math.min(FASTEST_SHOTS, shots.rate() * tasks.all().rate());
    }

    /** Whether all tasks stand still. */
    public boolean isPaused() {
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

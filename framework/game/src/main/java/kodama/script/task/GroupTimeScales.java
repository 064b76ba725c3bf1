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
 * The groups that are paused or have a rate. The settings end with the scene, so that no scene begins with those of the
 * previous one.
 *
 * <p>Shots are not tasks; they are paused and slowed down with the group {@value #SHOTS}, and with all tasks.
 */
public final class GroupTimeScales {
    static final String SHOTS = "shot";

    /** Limit of the rate of shots, because each of their ticks takes time. */
    private static final int MAX_SHOT_RATE = 64;

    private final TaskList tasks;
    private final Hints hints;
    private final Set<TaskGroup> changed = new LinkedHashSet<>();
    private final Set<String> known = new TreeSet<>(Set.of(SHOTS));

    GroupTimeScales(TaskList tasks, Hints hints) {
        this.tasks = tasks;
        this.hints = hints;
    }

    /** Records that a group has a member. */
    void join(String group) {
        if (!group.isEmpty()) known.add(group);
    }

    /**
     * Returns a group whose time is about to be changed. If no task has ever joined the group, logs a hint with the
     * name of the calling function.
     */
    public TaskGroup change(String name, String function) {
        if (!known.contains(name)) hints.unknownGroup(function, name, known);
        return change(tasks.group(name));
    }

    /** Returns the group of all tasks, whose time is about to be changed. */
    public TaskGroup changeAll() {
        return change(tasks.all());
    }

    /**
     * Checks a rate and returns it.
     *
     * @param name name of the group; null for all tasks
     * @throws LuaException if it is too high for shots
     */
    public static double checkedRate(@Nullable String name, double rate) {
        if (!SHOTS.equals(name) || rate <= MAX_SHOT_RATE) return rate;
        throw new LuaException(
                "task.rate: the rate of 'shot' must be at most " + MAX_SHOT_RATE + " but was " + Value.of(rate));
    }

    private TaskGroup change(TaskGroup group) {
        changed.add(group);
        return group;
    }

    /** Returns the time scale of shots; 0 while they are paused. */
    public double shotTimeScale() {
        return Math.min(
                MAX_SHOT_RATE, tasks.group(SHOTS).timeScale() * tasks.all().timeScale());
    }

    /** Returns whether all tasks are paused or in a hit stop, apart from persistent ones. */
    public boolean areAllStopped() {
        return tasks.all().isPaused() || tasks.all().timeFactor() == 0;
    }

    /** Resets the time of all groups. */
    public void endScene() {
        for (TaskGroup group : changed) {
            group.resume();
            group.setRate(1);
        }
        changed.clear();
    }
}

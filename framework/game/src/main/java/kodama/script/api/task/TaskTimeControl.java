package kodama.script.api.task;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.GroupTimeScales;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code task} that pause groups and set their rate. */
@LuaModule(name = "task")
final class TaskTimeControl {
    private final TaskList tasks;
    private final GroupTimeScales times;

    TaskTimeControl(GameContext game) {
        tasks = game.tasks();
        times = game.groupTimeScales();
    }

    @LuaFunction(
            value = "pause(group: string<Group>)",
            doc = "Pauses the tasks of a group and their children: waits stop, drawing continues, and events are"
                    + " kept. Persistent tasks are not paused. The group \"shot\" contains all shots.")
    void pause(String group) {
        times.change(group, "task.pause").pause();
    }

    @LuaFunction(value = "resume(group: string<Group>)", doc = "Resumes the tasks of a group.")
    void resume(String group) {
        times.change(group, "task.resume").resume();
    }

    @LuaFunction(value = "pause_all()", doc = "Pauses all tasks and shots, except persistent tasks and their children.")
    void pauseAll() {
        times.changeAll().pause();
    }

    @LuaFunction(value = "resume_all()", doc = "Resumes what `task.pause_all` has paused.")
    void resumeAll() {
        times.changeAll().resume();
    }

    @LuaFunction(
            value = "paused(group?: string<Group>) -> boolean",
            doc = "Returns whether a group is paused by `task.pause` or, without a group, whether all tasks are"
                    + " paused.")
    boolean paused(@Nullable String group) {
        return TaskSearch.group(tasks, group).isPaused();
    }

    @LuaFunction(
            value = "rate(group?: string<Group>, rate?: number) -> number",
            doc = "Returns the rate of a group, or of all tasks if the group is nil; with `rate`, sets it first. A"
                    + " rate of 0.5 is half speed. It is multiplied with the rates of the tasks. The group \"shot\""
                    + " contains all shots, which fly at most 64 times as fast.")
    double rate(@Nullable String group, Value rate) {
        if (!rate.isNil()) changed(group).setRate(GroupTimeScales.checkedRate(group, rate.number()));
        return TaskSearch.group(tasks, group).rate();
    }

    private TaskGroup changed(@Nullable String group) {
        return group == null ? times.changeAll() : times.change(group, "task.rate");
    }
}

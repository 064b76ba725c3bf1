package kodama.script.api.task;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.GroupTimeScales;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** The third part of the module {@code task}: pauses groups, and lets them live faster or slower. */
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
            doc = "Lets the tasks of a group stand still, with their children: waits stop, drawing goes on, events are"
                    + " kept. Persistent tasks go on. The group \"shot\" is all shots.")
    void pause(String group) {
        times.change(group, "task.pause").pause();
    }

    @LuaFunction(value = "resume(group: string<Group>)", doc = "Lets the tasks of a group go on.")
    void resume(String group) {
        times.change(group, "task.resume").resume();
    }

    @LuaFunction(
            value = "pause_all()",
            doc = "Lets all tasks and shots stand still, but for persistent tasks and their children.")
    void pauseAll() {
        times.changeAll().pause();
    }

    @LuaFunction(value = "resume_all()", doc = "Ends what pause_all has begun.")
    void resumeAll() {
        times.changeAll().resume();
    }

    @LuaFunction(
            value = "paused(group?: string<Group>) -> boolean",
            doc = "Tells whether a group stands still by task.pause, or without a group whether all do.")
    boolean paused(@Nullable String group) {
        return TaskSearch.group(tasks, group).isPaused();
    }

    @LuaFunction(
            value = "rate(group?: string<Group>, rate?: number) -> number",
            doc = "Returns how fast a group lives, or all tasks if it is nil; with a rate, sets it: 0.5 is half as"
                    + " fast. It multiplies with the rates of the tasks. The group \"shot\" is all shots, which fly at"
                    + " most 64 times as fast.")
    double rate(@Nullable String group, Value rate) {
        if (!rate.isNil()) changed(group).setRate(GroupTimeScales.checkedRate(group, rate.number()));
        return TaskSearch.group(tasks, group).rate();
    }

    private TaskGroup changed(@Nullable String group) {
        return group == null ? times.changeAll() : times.change(group, "task.rate");
    }
}

package kodama.script.api.task;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.task.PhaseNames;
import kodama.script.task.ScriptedTask;
import kodama.script.task.Signals;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskTables;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code task} that end, signal or change the phase of many tasks at once. */
@LuaModule(name = "task")
final class TaskCommands {
    private final TaskList tasks;
    private final TaskTables tables;
    private final TaskContext context;
    private final Signals signals;
    private final PhaseNames phases;

    TaskCommands(GameContext game) {
        tasks = game.tasks();
        tables = game.tables();
        context = game.running();
        signals = game.signals();
        phases = game.phaseNames();
    }

    @LuaFunction(
            value = "kill_all(group: string<Group>) -> integer",
            doc = "Ends all tasks of a group. Returns the number of tasks ended.")
    Step killAll(Coroutine caller, String group) {
        TaskGroup members = tasks.group(group);
        int count = members.count();
        members.kill();
        return context.finishCall(caller, count);
    }

    @LuaFunction(
            value = "kill_others(survivor: Task, group?: string<Group>)",
            doc = "Ends all tasks, or all tasks of a group, except this task, its ancestors and descendants, and"
                    + " persistent tasks.")
    Step killOthers(Coroutine caller, Table survivor, @Nullable String group) {
        ScriptedTask kept = tables.require(survivor, "task.kill_others");
        TaskSearch.group(tasks, group).killOthers(kept);
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "signal(group: string<Group>, event: string<Event>, ...)",
            doc = "Sends an event to all tasks of a group; see `self:signal`.")
    Step signal(Coroutine caller, String group, String event, Values sent) {
        return signal(caller, tasks.group(group), event, sent);
    }

    @LuaFunction(value = "broadcast(event: string<Event>, ...)", doc = "Sends an event to all tasks.")
    Step broadcast(Coroutine caller, String event, Values sent) {
        return signal(caller, tasks.all(), event, sent);
    }

    private Step signal(Coroutine caller, TaskGroup group, String event, Values sent) {
        group.forEach(task -> {
            if (task instanceof ScriptedTask listener) signals.send(listener, event, sent);
        });
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "set_phase(phase: integer|string, group?: string<Group>)",
            doc = "Sets the phase of all tasks, or of all tasks of a group. A task in phase style without a"
                    + " function for that phase fails when it next runs.")
    void setPhase(Value phase, @Nullable String group) {
        TaskSearch.group(tasks, group).setPhase(phases.number(phase));
    }
}

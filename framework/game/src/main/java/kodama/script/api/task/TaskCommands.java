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

/** The second part of the module {@code task}: tells many tasks at once to end, or what to do. */
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
            doc = "Ends every task of a group; returns how many.")
    Step killAll(Coroutine caller, String group) {
        TaskGroup members = tasks.group(group);
        int count = members.count();
        members.kill();
        return context.finishCall(caller, count);
    }

    @LuaFunction(
            value = "kill_others(survivor: Task, group?: string<Group>)",
            doc = "Ends every task, or every one of a group, but this one, its parents and children, and persistent"
                    + " ones.")
    Step killOthers(Coroutine caller, Table survivor, @Nullable String group) {
        ScriptedTask kept = tables.require(survivor, "task.kill_others");
        TaskSearch.group(tasks, group).killOthers(kept);
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "signal(group: string<Group>, event: string<Event>, ...)",
            doc = "Sends an event to every task of a group; see self:signal.")
    Step signal(Coroutine caller, String group, String event, Values sent) {
        return signal(caller, tasks.group(group), event, sent);
    }

    @LuaFunction(value = "broadcast(event: string<Event>, ...)", doc = "Sends an event to every task.")
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
            doc = "Sets the phase of every task, or of every one of a group. A task in phase style that has no function"
                    + " for it fails at its next turn.")
    void setPhase(Value phase, @Nullable String group) {
        TaskSearch.group(tasks, group).setPhase(phases.number(phase));
    }
}

package kodama.script.api.task;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.api.ScriptLog;
import kodama.script.game.GameContext;
import kodama.script.task.Callbacks;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTask;
import kodama.script.task.Signals;
import kodama.script.task.Spawner;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/**
 * The methods of every task's table. Those that need a living task do nothing for a dead one, unless they say
 * otherwise.
 */
@LuaModule(
        name = "self",
        type = "Task",
        methods = true,
        doc = "A task is a table: what was passed to `spawn`, or a new one. Put into it what you like; the fields"
                + " below mean something to the framework, and the methods are called with a colon. A child that"
                + " has no `x` or `y`, or lacks a field of your own, reads that of its parent; the other fields below"
                + " and all `on_<event>` are never read from a parent.")
final class TaskMethods {
    private final TaskTables tables;
    private final Spawner spawner;
    private final TaskContext context;
    private final Signals signals;
    private final Callbacks callbacks;
    private final ScriptLog log;

    TaskMethods(GameContext game) {
        tables = game.tables();
        spawner = game.spawner();
        context = game.running();
        signals = game.signals();
        callbacks = game.callbacks();
        log = new ScriptLog(game);
    }

    @LuaFunction(
            value = "spawn(self: Task, what: async fun(self: Task, parent: Task)|TaskFields|string,"
                    + " fields?: TaskFields) -> Task",
            doc = "Starts a child: a task that ends when this one ends. A function gets this task, too:"
                    + " `function(self, parent)`.")
    Step spawn(Coroutine caller, Table self, Value what, Value fields) {
        return context.finishCall(caller, child(self, "spawn", 0, what, fields));
    }

    @LuaFunction(
            value = "spawn_after(self: Task, ticks: integer, what: async fun(self: Task, parent: Task)|TaskFields"
                    + "|string, fields?: TaskFields) -> Task",
            doc = "Starts a child that first sleeps for so many ticks, at least 1.")
    Step spawnAfter(Coroutine caller, Table self, int ticks, Value what, Value fields) {
        Spawner.checkDelay(ticks);
        return context.finishCall(caller, child(self, "spawn_after", ticks, what, fields));
    }

    private Table child(Table parent, String method, int delay, Value what, Value fields) {
        if (TaskFields.isDummy(parent)) return spawner.spawnForDummy(what, fields);
        return spawner.spawn(what, fields, tables.require(parent, method), delay);
    }

    @LuaFunction(
            value = "kill(self: Task)",
            doc = "Ends the task and its children at once. A second call does nothing.")
    Step kill(Coroutine caller, Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.kill();
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "alive(self: Task) -> boolean",
            doc = "Tells whether the task still lives; false from the moment it was killed.")
    boolean alive(Table self) {
        return tables.find(self) != null;
    }

    @LuaFunction(
            value = "on_finish(self: Task, hook: fun(self: Task))",
            doc = "Adds a function to be called with the task when it has ended, after `finish` and those added before."
                    + " All are called, even if one fails; none may wait.")
    void onFinish(Table self, Value hook) {
        if (TaskFields.isDummy(self)) return;
        ScriptedTask task = tables.require(self, "on_finish");
        task.onFinish(() -> callbacks.finish(hook, task));
    }

    @LuaFunction(
            value = "signal(self: Task, event: string<Event>, ...)",
            doc = "Sends an event: the task's `on_<event>` function is called with the task and what follows, then a"
                    + " `wait_for` of that event goes on.")
    Step signal(Coroutine caller, Table self, String event, Values sent) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) signals.send(task, event, sent);
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "goto_state(self: Task, state: fun(self: Task, dt: number, ...: any): boolean?, ...)",
            doc = "State style: moves on like `self.state = state`; what follows is handed to the new state behind"
                    + " `self` and `dt`.")
    void gotoState(Table self, Value state, Values further) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task instanceof LuaTask scripted && scripted.isInStates()) scripted.setState(state, further);
        else if (task != null) throw new LuaException("goto_state: " + task + " is not in state style");
    }

    @LuaFunction(
            value = "requeue(self: Task)",
            doc = "Moves the task behind all others of its `priority`: it runs after them and is drawn in front of"
                    + " them. To set `priority` to the value that it has moves nothing.")
    void requeue(Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.requeue();
    }

    @LuaFunction(
            value = "pause(self: Task)",
            doc = "Lets the task and its children stand still: waits stop, drawing goes on, events are kept.")
    void pause(Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.pause();
    }

    @LuaFunction(value = "resume(self: Task)", doc = "Lets a paused task go on.")
    void resume(Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.resume();
    }

    @LuaFunction(
            value = "trace(self: Task, on?: boolean = true)",
            doc = "Writes a line on the console whenever the task moves on to another state or phase, and when it"
                    + " ends; with false no more. For hard bugs.")
    void trace(Table self, boolean on) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.trace(on ? log::trace : null);
    }
}

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
 * The methods of every task's table. Methods that need a live task do nothing for a dead one, unless their text says
 * otherwise.
 */
@LuaModule(
        name = "self",
        type = "Task",
        methods = true,
        doc = "A task is a table: the one passed to `spawn`, or a new one. You can store anything in it; the"
                + " fields below have a meaning for the framework. Call the methods with a colon. If a child has no"
                + " `x` or `y`, or lacks one of your own fields, the value is read from its parent; the other"
                + " fields below and all `on_<event>` functions are never read from a parent.")
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
            doc = "Spawns a child: a task that ends when this one ends. If `what` is a function, it also receives"
                    + " this task: `function(self, parent)`.")
    Step spawn(Coroutine caller, Table self, Value what, Value fields) {
        return context.finishCall(caller, child(self, "spawn", 0, what, fields));
    }

    @LuaFunction(
            value = "spawn_after(self: Task, ticks: integer, what: async fun(self: Task, parent: Task)|TaskFields"
                    + "|string, fields?: TaskFields) -> Task",
            doc = "Spawns a child that starts after a delay of `ticks`, at least 1.")
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
            doc = "Ends the task and its children at once. Does nothing if the task has ended.")
    Step kill(Coroutine caller, Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.kill();
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "alive(self: Task) -> boolean",
            doc = "Returns whether the task is alive; false as soon as the task is killed.")
    boolean alive(Table self) {
        return tables.find(self) != null;
    }

    @LuaFunction(
            value = "on_finish(self: Task, hook: fun(self: Task))",
            doc = "Adds a function that is called with the task when it has ended, after `finish` and the functions"
                    + " added earlier. If one of them fails, the others are still called. They cannot wait.")
    void onFinish(Table self, Value hook) {
        if (TaskFields.isDummy(self)) return;
        ScriptedTask task = tables.require(self, "on_finish");
        task.onFinish(() -> callbacks.finish(hook, task));
    }

    @LuaFunction(
            value = "signal(self: Task, event: string<Event>, ...)",
            doc = "Sends an event to the task: calls its `on_<event>` function with the task and the remaining"
                    + " arguments, then resumes a `wait_for` of that event.")
    Step signal(Coroutine caller, Table self, String event, Values sent) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) signals.send(task, event, sent);
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "goto_state(self: Task, state: fun(self: Task, dt: number, ...: any): boolean?, ...)",
            doc = "Changes the state of a task in state style, like `self.state = state`, and passes the remaining"
                    + " arguments to the new state after `self` and `dt`.")
    void gotoState(Table self, Value state, Values further) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task instanceof LuaTask scripted && scripted.isInStates()) scripted.setState(state, further);
        else if (task != null) throw new LuaException("goto_state: " + task + " is not in state style");
    }

    @LuaFunction(
            value = "requeue(self: Task)",
            doc = "Moves the task behind all others with the same `priority`: it then runs after them and is drawn"
                    + " in front of them. Assigning the current `priority` again does not move a task.")
    void requeue(Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.requeue();
    }

    @LuaFunction(
            value = "pause(self: Task)",
            doc = "Pauses the task and its children: waits stop, drawing continues, and events are kept.")
    void pause(Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.pause();
    }

    @LuaFunction(value = "resume(self: Task)", doc = "Resumes a paused task.")
    void resume(Table self) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.resume();
    }

    @LuaFunction(
            value = "trace(self: Task, on?: boolean = true)",
            doc = "Logs a line on the console each time the task changes its state or phase and when it ends;"
                    + " `false` turns this off. For debugging.")
    void trace(Table self, boolean on) {
        @Nullable ScriptedTask task = tables.find(self);
        if (task != null) task.trace(on ? log::trace : null);
    }
}

package kodama.script.api.tween;

import kodama.lua.Coroutine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.ScriptedTask;
import kodama.script.task.Spawner;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import kodama.task.TaskList;

/** The methods of tasks that change values while the task does something else. */
@LuaModule(name = "self", type = "Task", methods = true)
public final class TweenMethods {
    private final Lua lua;
    private final TaskContext context;
    private final TaskTables tables;
    private final Spawner spawner;
    private final TaskList tasks;
    private final ChangeReader changes;

    public TweenMethods(GameContext game) {
        lua = game.lua();
        context = game.running();
        tables = game.tables();
        spawner = game.spawner();
        tasks = game.tasks();
        changes = new ChangeReader(game);
    }

    @LuaFunction(
            value = "tween(self: Task, fields: table, ticks: integer, how?: string<Ease>|TweenOptions) -> Task",
            doc = "Changes numbers of the task like `tween`, but does not wait: the tween is a child of the task, which"
                    + " can be killed, paused or awaited: `await(self:tween({ alpha = 0 }, 30))`.")
    Step tween(Coroutine caller, Table self, Table fields, int ticks, Value how) {
        if (TaskFields.isDummy(self)) return dummy(caller);
        ScriptedTask parent = tables.require(self, "tween");
        return start(caller, parent, "tween", changes.tween("tween", new TweenTarget(self), fields, ticks, how));
    }

    @LuaFunction(
            value = "spring(self: Task, fields: table, how?: SpringOptions) -> Task",
            doc = "Changes numbers of the task like `spring`, but does not wait; returns the child that does it.")
    Step spring(Coroutine caller, Table self, Table fields, Value how) {
        if (TaskFields.isDummy(self)) return dummy(caller);
        ScriptedTask parent = tables.require(self, "spring");
        return start(caller, parent, "spring", changes.spring("spring", new TweenTarget(self), fields, how));
    }

    @LuaFunction(
            value = "timeline(self: Task, steps: (number|any[]|TimelineStep)[], how?: TimelineOptions) -> Task",
            doc = "Runs a `timeline`, but does not wait; returns the child that does it. The targets of its steps may"
                    + " be any tables.")
    Step timeline(Coroutine caller, Table self, Table steps, Value how) {
        if (TaskFields.isDummy(self)) return dummy(caller);
        ScriptedTask parent = tables.require(self, "timeline");
        return start(caller, parent, "timeline", new TimelineReader(changes).read(steps, how));
    }

    private Step start(Coroutine caller, ScriptedTask parent, String function, ValueChange change) {
        change.begin();
        ChangeTask task = new ChangeTask(change, function, lua.location(), tasks.tick());
        return context.finishCall(caller, spawner.spawnChild(task, lua.newTable(), parent));
    }

    private Step dummy(Coroutine caller) {
        return context.finishCall(caller, spawner.spawnForDummy(Value.NIL, Value.NIL));
    }
}

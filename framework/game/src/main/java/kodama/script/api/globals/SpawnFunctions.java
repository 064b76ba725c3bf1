package kodama.script.api.globals;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.Spawner;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/** The globals {@code spawn}, {@code spawn_after} and {@code find}. */
@LuaModule(name = "", doc = "Functions and values that need no module name.")
public final class SpawnFunctions {
    private final Spawner spawner;
    private final TaskTables tables;
    private final TaskContext context;

    SpawnFunctions(GameContext game) {
        spawner = game.spawner();
        tables = game.tables();
        context = game.running();
    }

    @LuaFunction(
            value = "spawn(what: async fun(self: Task)|TaskFields|string, fields?: TaskFields) -> Task",
            doc = "Spawns a task that belongs to the scene. `what` is a function (run as a coroutine; it runs at"
                    + " once until its first wait), a table with `state` or `phases` (called each tick), or the name of"
                    + " a Java class. `fields` becomes the task's table. If the pool is full, returns a dummy task: it"
                    + " never runs, is not alive, and accepts all assignments.")
    Step spawn(Coroutine caller, Value what, Value fields) {
        return context.finishCall(caller, spawner.spawn(what, fields, null, 0));
    }

    @LuaFunction(
            value = "spawn_after(ticks: integer, what: async fun(self: Task)|TaskFields|string, fields?: TaskFields)"
                    + " -> Task",
            doc = "Spawns a task, as `spawn` does, that starts after a delay of `ticks`, at least 1. Until then it"
                    + " is alive, but it is not drawn and cannot be hit.")
    Step spawnAfter(Coroutine caller, int ticks, Value what, Value fields) {
        Spawner.checkDelay(ticks);
        return context.finishCall(caller, spawner.spawn(what, fields, null, ticks));
    }

    @LuaFunction(
            value = "find(name: string<Group>) -> Task?",
            doc = "Returns the first live task with that name or, failing that, in that group; nil if there is"
                    + " neither.")
    @Nullable
    Table find(String name) {
        return tables.named(name);
    }
}

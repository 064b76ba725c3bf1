package kodama.script.api.shot;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Options;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskContext;
import kodama.shot.Shot;
import org.jspecify.annotations.Nullable;

/** The function of the module {@code shot} that gives a shot a task. */
@LuaModule(name = "shot")
final class ShotTaskFunction {
    private static final String NAME = "shot.task";

    private final ShotEmitter emitter;
    private final ScriptedShots shots;
    private final TaskContext context;

    ShotTaskFunction(GameContext game, ShotEmitter emitter) {
        this.emitter = emitter;
        shots = game.scriptedShots();
        context = game.running();
    }

    @LuaFunction(
            value = "task(shot: FiringOptions|Shot, fn: async fun(self: Task)) -> Shot",
            doc = "Gives a shot a task: a new shot fired with these options, or a shot that was kept. After the"
                    + " shot's `delay`, the function runs as a coroutine; its `self` is both the shot and a task. It"
                    + " can wait, set `self.angle` and `self.speed`, and spawn children; the shot flies, hits and is"
                    + " drawn like any other. When the function returns, the shot continues; when the shot ends, so"
                    + " does the task; `self:kill()` ends both. If the pool of shots or of tasks is full, neither"
                    + " is created.")
    Step task(Coroutine caller, Table shot, Value fn) {
        return context.finishCall(caller, shots.isShot(shot) ? later(shot, fn) : fired(shot, fn));
    }

    private Table later(Table table, Value fn) {
        @Nullable Shot shot = shots.find(table, NAME);
        if (shot != null) shots.attachTask(shot, fn);
        return table;
    }

    private Table fired(Table options, Value fn) {
        ShotEmitter.Volley volley = emitter.prepareKeptVolley(new Options(NAME, options, FireFunctions.FIRING));
        @Nullable Shot shot = volley.keep();
        Table table = volley.tableOf(shot);
        if (shot != null) shots.attachTask(shot, fn);
        return table;
    }
}

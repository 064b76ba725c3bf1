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

/** The part of the module {@code shot} that gives a shot a task. */
@LuaModule(name = "shot")
final class ShotTaskFunction {
    private static final String NAME = "shot.task";

    private final ShotEmitter gun;
    private final ScriptedShots shots;
    private final TaskContext context;

    ShotTaskFunction(GameContext game, ShotEmitter gun) {
        this.gun = gun;
        shots = game.scriptedShots();
        context = game.running();
    }

    @LuaFunction(
            value = "task(shot: FiringOptions|Shot, fn: async fun(self: Task)) -> Shot",
            doc = "Gives a shot a task: one that is fired with these options, or one that is kept. The function is run"
                    + " as a coroutine whose `self` is the shot and a task in one, from the end of its `delay` on:"
                    + " it waits, sets `self.angle` and `self.speed`, spawns children; the shot flies, hits and is"
                    + " drawn as all others. When the function returns the shot flies on; when the shot ends the task"
                    + " does, too, and `self:kill()` ends both. If there is no room for one of them, neither lives.")
    Step task(Coroutine caller, Table shot, Value fn) {
        return context.finishCall(caller, shots.isShot(shot) ? later(shot, fn) : fired(shot, fn));
    }

    private Table later(Table table, Value fn) {
        @Nullable Shot shot = shots.find(table, NAME);
        if (shot != null) shots.attachTask(shot, fn);
        return table;
    }

    private Table fired(Table options, Value fn) {
        ShotEmitter.Volley salvo = gun.prepareKeptVolley(new Options(NAME, options, FireFunctions.FIRING));
        @Nullable Shot shot = salvo.keep();
        Table table = salvo.tableOf(shot);
        if (shot != null) shots.attachTask(shot, fn);
        return table;
    }
}

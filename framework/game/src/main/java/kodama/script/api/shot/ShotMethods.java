package kodama.script.api.shot;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskContext;
import kodama.shot.Shot;
import org.jspecify.annotations.Nullable;

/** What scripts do with one shot that they hold. */
@LuaModule(
        name = "bullet",
        type = "Shot",
        methods = true,
        doc = "A shot that is kept: what `shot.fire { ..., keep = true }`, `shot.each` and `shot.near` give. A table;"
                + " the fields below are those of the shot in flight, to be read and set, and it keeps whatever else"
                + " is put into it. When the shot is gone it tells what that was last, and to set something does"
                + " nothing. The methods are called with a colon.")
final class ShotMethods {
    private final ScriptedShots shots;
    private final TaskContext context;

    ShotMethods(GameContext game) {
        shots = game.scriptedShots();
        context = game.running();
    }

    @LuaFunction(
            value = "alive(self: Shot) -> boolean",
            doc = "Tells whether the shot is in flight; false from the moment it is gone.")
    boolean alive(Table self) {
        return shots.find(self, "alive") != null;
    }

    @LuaFunction(value = "kill(self: Shot)", doc = "Removes the shot at once. A second call does nothing.")
    Step kill(Coroutine caller, Table self) {
        @Nullable Shot shot = shots.find(self, "kill");
        if (shot != null) shot.kill();
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "cancel(self: Shot)",
            doc = "Takes the shot away as `shot.cancel` does. A second call does nothing.")
    Step cancel(Coroutine caller, Table self) {
        @Nullable Shot shot = shots.find(self, "cancel");
        if (shot != null) shot.cancel();
        return context.finishCall(caller, null);
    }
}

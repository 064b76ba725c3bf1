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

/** The methods of a shot's table. */
@LuaModule(
        name = "bullet",
        type = "Shot",
        methods = true,
        doc = "A shot: a table returned by `shot.fire { ..., keep = true }`, `shot.each` and `shot.near`. It is"
                + " called `bullet` here, because `shot` is the module. You can read and set the fields below while"
                + " the shot is in flight, and store anything else in the table. When the shot has ended, the fields"
                + " keep their last values, and setting them has no effect. Call the methods with a colon.")
final class ShotMethods {
    private final ScriptedShots shots;
    private final TaskContext context;

    ShotMethods(GameContext game) {
        shots = game.scriptedShots();
        context = game.running();
    }

    @LuaFunction(value = "alive(self: Shot) -> boolean", doc = "Returns whether the shot is in flight.")
    boolean alive(Table self) {
        return shots.find(self, "alive") != null;
    }

    @LuaFunction(value = "kill(self: Shot)", doc = "Removes the shot at once. Does nothing if the shot has ended.")
    Step kill(Coroutine caller, Table self) {
        @Nullable Shot shot = shots.find(self, "kill");
        if (shot != null) shot.kill();
        return context.finishCall(caller, null);
    }

    @LuaFunction(
            value = "cancel(self: Shot)",
            doc = "Removes the shot as `shot.cancel` does. Does nothing if the shot has ended.")
    Step cancel(Coroutine caller, Table self) {
        @Nullable Shot shot = shots.find(self, "cancel");
        if (shot != null) shot.cancel();
        return context.finishCall(caller, null);
    }
}

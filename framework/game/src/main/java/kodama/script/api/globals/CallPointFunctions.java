package kodama.script.api.globals;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.profile.ScriptCallPoints;

/** The globals that name what a script is doing. */
@LuaModule(name = "", doc = "Verbs that need no module in front.")
final class CallPointFunctions {
    private final ScriptCallPoints points;

    CallPointFunctions(GameContext game) {
        points = game.scriptPoints();
    }

    @LuaFunction(
            value = "callpoint(name: string, work: async fun(...: any), ...) -> ...: any",
            doc = "Calls a function with what follows, which may wait, and returns what it returns. While it is under"
                    + " way its name stands in every traceback, and the profiler tells how long it takes, without the"
                    + " time in which it waits: `callpoint(\"AI\", think, self)`. Call points may lie in each other.")
    Step callpoint(Coroutine caller, String name, Value work, Values arguments) {
        return call("callpoint", caller, name, false, work, arguments);
    }

    @LuaFunction(
            value = "critical_point(name: string, work: async fun(...: any), ...) -> ...: any",
            doc = "Like `callpoint`, for what tells best what the game is doing: it heads crash reports.")
    Step criticalPoint(Coroutine caller, String name, Value work, Values arguments) {
        return call("critical_point", caller, name, true, work, arguments);
    }

    private Step call(String verb, Coroutine caller, String name, boolean critical, Value work, Values arguments) {
        if (name.isEmpty()) throw new LuaException(verb + ": name must not be empty");
        return points.call(caller, name, critical, work, arguments);
    }
}

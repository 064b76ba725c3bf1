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

/** The globals that name the work a script is doing: {@code callpoint} and {@code critical_point}. */
@LuaModule(name = "", doc = "Functions and values that need no module name.")
final class CallPointFunctions {
    private final ScriptCallPoints points;

    CallPointFunctions(GameContext game) {
        points = game.scriptPoints();
    }

    @LuaFunction(
            value = "callpoint(name: string, work: async fun(...: any), ...) -> ...: any",
            doc = "Calls a function with the remaining arguments and returns its results; it may wait. While it"
                    + " runs, the name appears in every traceback, and the profiler measures it without the time it"
                    + " spends waiting: `callpoint(\"AI\", think, self)`. Call points can be nested.")
    Step callpoint(Coroutine caller, String name, Value work, Values arguments) {
        return call("callpoint", caller, name, false, work, arguments);
    }

    @LuaFunction(
            value = "critical_point(name: string, work: async fun(...: any), ...) -> ...: any",
            doc = "Calls a function like `callpoint`, for the work that best describes the state of the game: its"
                    + " name is at the top of crash reports.")
    Step criticalPoint(Coroutine caller, String name, Value work, Values arguments) {
        return call("critical_point", caller, name, true, work, arguments);
    }

    private Step call(String function, Coroutine caller, String name, boolean critical, Value work, Values arguments) {
        if (name.isEmpty()) throw new LuaException(function + ": name must not be empty");
        return points.call(caller, name, critical, work, arguments);
    }
}

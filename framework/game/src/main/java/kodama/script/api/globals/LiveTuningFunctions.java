package kodama.script.api.globals;

import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.debug.TuneCalls;
import kodama.script.debug.Watches;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** Part of the globals: values with a name, which are turned or looked at while the game runs. */
@LuaModule(name = "")
final class LiveTuningFunctions {
    /** The effort of making a watch, or of one in place of another. */
    private static final int COST_OF_WATCH = 200;

    /** Far more than it takes to read some fields; all watches together shall not be felt. */
    private static final long WATCH_BUDGET = 100_000;

    private final TuneCalls tunes;
    private final Watches watches;
    private final TaskContext context;
    private final Lua lua;

    LiveTuningFunctions(GameContext game) {
        tunes = new TuneCalls(game.tunes(), game.lua());
        watches = game.watches();
        context = game.running();
        lua = game.lua();
    }

    @LuaFunction(
            value = "tune<T: number|boolean|string>(name: string, value?: T, options?: TuneOptions) -> T",
            doc = "Returns the value in force: the script's, or what it was turned to in the debug menu or the"
                    + " inspector of `kodama dev`. The first call of a name gives its value; elsewhere, and in loops,"
                    + " read it by `tune \"player.speed\"`, which makes no table. A turned value is kept in `.kodama`"
                    + " over resets and restarts, and can be written back into the script. Players always have the"
                    + " script's values.")
    Value tune(Value name, Value value, @Nullable Table options) {
        return tunes.read(name, value, options);
    }

    @LuaFunction(
            value = "watch(name: string, look: fun(): any)",
            doc = "Shows what a function returns, as text and as a graph of the last 600 values, in `kodama dev`; it"
                    + " is called once a frame after the tick. It should only look: what it changes is not so for"
                    + " players, where it is never called. It may not wait, and must be short (100,000 instructions)."
                    + " It ends with the task that makes it, or with an error; without a task at the next reset.")
    void watch(String name, Value look) {
        lua.chargeDeferred(COST_OF_WATCH);
        watches.add(
                name,
                String.valueOf(lua.location()),
                context.current(),
                () -> context.runReadOnly("a watch", () -> observe(look)));
    }

    private Object observe(Value look) {
        Values found = lua.routine(look, WATCH_BUDGET).runToEnd(Values.NONE, "a watch cannot wait");
        Value first = found.count() == 0 ? Value.NIL : found.get(1);
        return first.is(LuaType.NUMBER) ? (Object) first.number() : first.text();
    }
}

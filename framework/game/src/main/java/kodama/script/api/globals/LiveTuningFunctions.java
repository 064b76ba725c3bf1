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

/** The globals for live tuning: {@code tune} and {@code watch}. */
@LuaModule(name = "")
final class LiveTuningFunctions {
    /** The effort of adding or replacing a watch. */
    private static final int COST_OF_WATCH = 200;

    /**
     * Instruction budget of a watch: ample for reading some fields, low enough that all watches together do not slow
     * the game down.
     */
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
            doc = "Returns a tuned value: the script's value, or the one set in the debug menu or in the inspector of"
                    + " `kodama dev`. The first call with a name sets the script's value; elsewhere, and in loops, read"
                    + " it with `tune \"player.speed\"`, which allocates no table. Tuned values are stored in"
                    + " `.kodama`, survive resets and restarts, and can be written back into the script. Players always"
                    + " get the script's values.")
    Value tune(Value name, Value value, @Nullable Table options) {
        return tunes.read(name, value, options);
    }

    @LuaFunction(
            value = "watch(name: string, read: fun(): any)",
            doc = "Shows the result of a function in `kodama dev`, as text and as a graph of the last 600 values."
                    + " The function is called once per frame, after the tick. It must not change anything, because it"
                    + " is never called for players; it cannot wait, and is limited to 100,000 instructions. The watch"
                    + " ends with the task that added it, or on an error; without a task, at the next reset.")
    void watch(String name, Value read) {
        lua.chargeDeferred(COST_OF_WATCH);
        watches.add(
                name,
                String.valueOf(lua.location()),
                context.current(),
                () -> context.runReadOnly("a watch", () -> observe(read)));
    }

    /** Developers alone have watches, which must not make their runs differ from those of players. */
    private Object observe(Value read) {
        Object[] value = {""};
        lua.inspect(() -> {
            Values found = lua.routine(read, WATCH_BUDGET).runToEnd(Values.NONE, "a watch cannot wait");
            Value first = found.count() == 0 ? Value.NIL : found.get(1);
            value[0] = first.is(LuaType.NUMBER) ? (Object) first.number() : first.text();
        });
        return value[0];
    }
}

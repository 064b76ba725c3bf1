package kodama.script.api.pattern;

import java.util.function.DoubleSupplier;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** Calls the functions that a pattern has instead of values, and supplies random seeds. */
final class PatternCallbacks {
    /** The effort of a call, without the function's own instructions. */
    private static final int COST = 20;

    private static final String WHAT = "a function of a pattern";

    private final Lua lua;
    private final TaskContext context;
    private final DoubleSupplier random;
    private long asked;

    PatternCallbacks(GameContext game) {
        lua = game.lua();
        context = game.running();
        random = lua.randomSource();
    }

    /** Returns the value of a place; i goes from 0 to n - 1 here, and from 1 to n in scripts. */
    Value call(Value function, int i, int n) {
        asked++;
        lua.charge(COST);
        return context.runReadOnly(WHAT, () -> call(function, Values.of(i + 1, n)));
    }

    private Value call(Value function, Values arguments) {
        return lua.routine(function).runToEnd(arguments, WHAT + " cannot wait").get(1);
    }

    /** Returns the number of calls so far. If it grows while an option is read, the option contains functions. */
    long calls() {
        return asked;
    }

    /** Returns a seed from the random numbers of {@code math.random}. */
    long seed() {
        return Double.doubleToLongBits(random.getAsDouble());
    }

    /** Charges the script's instruction budget for parsing a pattern, which runs no Lua code. */
    void charge(int instructions) {
        lua.charge(instructions);
    }
}

package kodama.script.api.pattern;

import java.util.function.DoubleSupplier;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** Asks the functions that a pattern has in place of values, and the game's chance. */
final class PatternCallbacks {
    /** What a call takes of the script's instruction budget, beside what it runs. */
    private static final int COST = 20;

    private static final String WHAT = "a function of a pattern";

    private final Lua lua;
    private final TaskContext context;
    private final DoubleSupplier chance;
    private long asked;

    PatternCallbacks(GameContext game) {
        lua = game.lua();
        context = game.running();
        chance = lua.randomSource();
    }

    /** Asks for the value of a place; i from 0 to n - 1, as scripts count from 1 to n. */
    Value call(Value function, int i, int n) {
        asked++;
        lua.charge(COST);
        return context.runReadOnly(WHAT, () -> call(function, Values.of(i + 1, n)));
    }

    private Value call(Value function, Values arguments) {
        return lua.routine(function).runToEnd(arguments, WHAT + " cannot wait").get(1);
    }

    /** How often it has asked: whether that is more tells whether something that was read has functions. */
    long calls() {
        return asked;
    }

    /** A seed from the numbers that scripts have by {@code math.random}. */
    long seed() {
        return Double.doubleToLongBits(chance.getAsDouble());
    }

    /** Charges the script for what is looked at without asking it. */
    void charge(int instructions) {
        lua.charge(instructions);
    }
}

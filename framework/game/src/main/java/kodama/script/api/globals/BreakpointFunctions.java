package kodama.script.api.globals;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;
import kodama.lua.Coroutine;
import kodama.lua.LuaFailure;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.debug.BreakConditions;
import kodama.script.debug.PausePoints;
import kodama.script.debug.PausedLine;
import kodama.script.game.GameContext;
import kodama.script.task.LuaTask;
import kodama.script.task.TaskContext;
import kodama.task.Task;

/** Part of the globals: lines at which a game is held. */
@LuaModule(name = "")
final class BreakpointFunctions {
    /** All conditions together shall not be felt. */
    private static final long CONDITION_BUDGET = 100_000;

    /** For each value that a message tells; far more than it takes to put some fields together. */
    private static final long TEXT_BUDGET = 10_000;

    private final PausePoints holds;
    private final BreakConditions breaks;
    private final TaskContext context;
    private final Lua lua;
    private final boolean dev;

    BreakpointFunctions(GameContext game) {
        holds = game.pausePoints();
        breaks = new BreakConditions(game.tasks(), holds, game.errors(), BreakpointFunctions::localsOf);
        context = game.running();
        lua = game.lua();
        dev = game.isDev();
    }

    private static Map<String, Object> localsOf(Task task) {
        return task instanceof LuaTask scripted ? scripted.locals() : Map.of();
    }

    @LuaFunction(
            value = "expect<T>(condition: T, ...) -> T, ...: any",
            doc = "Says what must be so at this line, `expect(self.hp > 0, \"hp\", self.hp)`, and returns all that it"
                    + " gets. When the condition is false or nil, `kodama dev` holds the game here and shows line,"
                    + " calls, variables and fields: go on, go on and never again at this line, or end the task; in a"
                    + " draw function it holds when the frame is done. Players and games without a window go on, and"
                    + " the log tells it once a line. In `kodama test` it fails the test; what a test file itself calls"
                    + " `expect` is another function, see the globals of tests.")
    Step expect(Coroutine caller, Value condition, Values more) {
        if (!condition.isTrue() && holds.isEnabled(String.valueOf(lua.location()))) holds.reached(sight(caller, more));
        return context.finishCall(caller, all(condition, more));
    }

    private static Values all(Value condition, Values more) {
        Object[] all = new Object[more.count() + 1];
        all[0] = condition;
        for (int i = 1; i <= more.count(); i++) all[i] = more.get(i);
        return Values.of(all);
    }

    private PausedLine.Details sight(Coroutine caller, Values more) {
        Map<String, Object> locals = new HashMap<>(Lua.locals(caller));
        return new PausedLine.Details(
                message(more), String.valueOf(lua.location()), Lua.traceback(caller), context.current(), locals);
    }

    private String message(Values more) {
        StringJoiner message = new StringJoiner(" ", "expect: ", "");
        for (int i = 1; i <= more.count(); i++) message.add(text(more.get(i)));
        return more.count() == 0 ? "expect: the condition is not met" : message.toString();
    }

    /** What a value says of itself shall end no task: players go on. */
    private String text(Value value) {
        try {
            return lua.text(value, TEXT_BUDGET);
        } catch (LuaFailure | LuaException failed) {
            return "(its __tostring failed: "
                    + String.valueOf(failed.getMessage()).lines().findFirst().orElse("") + ")";
        }
    }

    @LuaFunction(
            value = "break_when(condition: fun(): any, message?: string = \"\")",
            doc = "In `kodama dev`, calls a function after each task's run, and holds the game after the task that"
                    + " made it true, at its line; when it is false again, the next time counts. It should only look:"
                    + " players never have it called. It may not wait, and must be short (100,000 instructions). A"
                    + " line's condition takes the place of the one before; at most 20.")
    void breakWhen(Value condition, String message) {
        if (!dev) return;
        breaks.add(
                message,
                String.valueOf(lua.location()),
                () -> context.runReadOnly("a condition", () -> isMet(condition)));
    }

    private boolean isMet(Value condition) {
        Values found = lua.routine(condition, CONDITION_BUDGET).runToEnd(Values.NONE, "a condition cannot wait");
        return found.count() > 0 && found.get(1).isTrue();
    }
}

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

/** The globals that stop a game at a line: {@code expect} and {@code break_when}. */
@LuaModule(name = "")
final class BreakpointFunctions {
    /** Instruction budget of a condition; low enough that all conditions together do not slow the game down. */
    private static final long CONDITION_BUDGET = 100_000;

    /**
     * Instruction budget for converting one value of a message to a string; ample for a {@code __tostring} that joins
     * some fields.
     */
    private static final long TEXT_BUDGET = 10_000;

    private final PausePoints pausePoints;
    private final BreakConditions breaks;
    private final TaskContext context;
    private final Lua lua;
    private final boolean dev;

    BreakpointFunctions(GameContext game) {
        pausePoints = game.pausePoints();
        breaks = new BreakConditions(game.tasks(), pausePoints, game.errors(), BreakpointFunctions::localsOf);
        context = game.running();
        lua = game.lua();
        dev = game.isDev();
    }

    private static Map<String, Object> localsOf(Task task) {
        return task instanceof LuaTask scripted ? scripted.locals() : Map.of();
    }

    @LuaFunction(
            value = "expect<T>(condition: T, ...) -> T, ...: any",
            doc = "Asserts a condition, as in `expect(self.hp > 0, \"hp\", self.hp)`, and returns all its arguments."
                    + " When the condition is false or nil, `kodama dev` stops the game at this line and shows the"
                    + " call stack, variables and fields; you can continue, continue and ignore this line from then"
                    + " on, or end the task. In a draw function, the game stops when the frame is complete. Players,"
                    + " and games without a window, continue; each failing line is logged once. In `kodama test`, the"
                    + " test fails. The `expect` that a test file calls is a different function; see *Globals of"
                    + " tests*.")
    Step expect(Coroutine caller, Value condition, Values more) {
        if (!condition.isTrue() && pausePoints.isEnabled(String.valueOf(lua.location())))
            pausePoints.reached(details(caller, more));
        return context.finishCall(caller, all(condition, more));
    }

    private static Values all(Value condition, Values more) {
        Object[] all = new Object[more.count() + 1];
        all[0] = condition;
        for (int i = 1; i <= more.count(); i++) all[i] = more.get(i);
        return Values.of(all);
    }

    private PausedLine.Details details(Coroutine caller, Values more) {
        Map<String, Object> locals = new HashMap<>(Lua.locals(caller));
        return new PausedLine.Details(
                message(more), String.valueOf(lua.location()), Lua.traceback(caller), context.current(), locals);
    }

    private String message(Values more) {
        StringJoiner message = new StringJoiner(" ", "expect: ", "");
        for (int i = 1; i <= more.count(); i++) message.add(text(more.get(i)));
        return more.count() == 0 ? "expect: the condition is not met" : message.toString();
    }

    /** Returns the string of a value. A failing {@code __tostring} must not end a task in a player's game. */
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
            doc = "Stops the game in `kodama dev` when a condition becomes true. The function is called after each"
                    + " task's run; when it returns true, the game stops at that task's line, and stops again only"
                    + " after the function has returned false in between. It must not change anything, because it is"
                    + " never called for players; it cannot wait, and is limited to 100,000 instructions. A second call"
                    + " in the same line replaces the first. There can be at most 20 conditions.")
    void breakWhen(Value condition, String message) {
        if (!dev) return;
        breaks.add(
                message,
                String.valueOf(lua.location()),
                () -> context.runReadOnly("a condition", () -> isMet(condition)));
    }

    /** Developers alone have conditions, which must not make their runs differ from those of players. */
    private boolean isMet(Value condition) {
        boolean[] isMet = {false};
        lua.inspect(() -> {
            Values found = lua.routine(condition, CONDITION_BUDGET).runToEnd(Values.NONE, "a condition cannot wait");
            isMet[0] = found.count() > 0 && found.get(1).isTrue();
        });
        return isMet[0];
    }
}

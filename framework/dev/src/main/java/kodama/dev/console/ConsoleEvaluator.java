package kodama.dev.console;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.LuaFailure;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.ScriptWorld;
import kodama.script.debug.PausedLine;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Runs console entries in the Lua machine of one world. Each entry is a task, so that it can wait. Variables that an
 * entry creates are visible to later entries but not to the game's scripts.
 */
@LuaModule(name = "console")
public final class ConsoleEvaluator {
    /** Receives the results of entries. */
    interface Listener {
        /** Called when an entry has finished. */
        void returned(Values results);

        /** Called when an entry has failed. */
        void failed(String message);

        /** Called when an entry continues to run as a task. */
        void stillRunning(Task task);
    }

    /** The name of entries in messages; it is not a file. */
    private static final String NAME = "console";

    private static final String SETUP = """
            local globals, seen, console = ...
            setmetatable(seen, { __index = globals })
            return setmetatable({}, { __index = seen }), function(entry)
              return function() console.ended(pcall(entry)) end
            end
            """;

    private final ScriptWorld world;
    private final Lua lua;
    private final Listener listener;
    private final Table seen;
    private final Table own;
    private final Value wrap;
    private boolean hasEnded;
    private @Nullable PausedLine held;

    ConsoleEvaluator(ScriptWorld world, Listener listener) {
        this.world = world;
        this.lua = world.lua();
        this.listener = listener;
        seen = lua.newTable();
        Table callbacks = lua.newTable();
        Module.of(this).addTo(callbacks);
        Values made = lua.routine(lua.load(NAME, SETUP.getBytes(StandardCharsets.UTF_8)))
                .runToEnd(Values.of(lua.globals(), seen, callbacks), "yields");
        own = made.get(1).table();
        wrap = made.get(2);
    }

    @LuaFunction(value = "ended(well: boolean, ...)", doc = "An entry has ended, with results or an error.")
    void ended(boolean well, Values results) {
        hasEnded = true;
        if (well) listener.returned(results);
        else listener.failed(lua.text(results.get(1)));
    }

    boolean belongsTo(ScriptWorld other) {
        return world == other;
    }

    /** Shows the variables of a paused line to entries, and its task as {@code self}; null for no paused line. */
    void showVariablesOf(@Nullable PausedLine line) {
        if (line == held) return;
        held = line;
        List<Value> names = new ArrayList<>();
        for (Table.Entry each : seen) names.add(each.key());
        for (Value name : names) seen.put(name, Value.NIL);
        if (line == null) return;
        line.details().locals().forEach(seen::put);
        Table self = line.details().task() == null
                ? null
                : ScriptWorld.tableOf(line.details().task());
        if (self != null) seen.put("self", self);
    }

    /** The variables of entries, which are looked up before the game's globals. */
    Table environment() {
        return own;
    }

    Table shownVariables() {
        return seen;
    }

    /** Whether a text needs more lines. */
    boolean isIncomplete(String text) {
        try {
            compile(text);
            return false;
        } catch (LuaFailure noStatements) {
            return needsMoreLines(noStatements) || isIncompleteExpression(text);
        }
    }

    private boolean isIncompleteExpression(String text) {
        try {
            load("return " + text);
            return false;
        } catch (LuaFailure noExpression) {
            return needsMoreLines(noExpression);
        }
    }

    private static boolean needsMoreLines(LuaFailure failure) {
        String message = String.valueOf(failure.getMessage());
        return message.contains("near <eof>") || message.contains("near '<eof>'") || message.contains("unfinished");
    }

    /** Runs an entry: an expression, optionally after an equals sign, or statements. */
    void run(String text) {
        try {
            Value entry = compile(text);
            world.edited("the console");
            hasEnded = false;
            Value wrapped =
                    lua.routine(wrap).runToEnd(Values.of(entry), "yields").get(1);
            Task task = world.spawn(wrapped);
            if (!hasEnded && task != null) listener.stillRunning(task);
            else if (!hasEnded) listener.failed("the entry was terminated");
        } catch (LuaFailure | LuaException failure) {
            listener.failed(String.valueOf(failure.getMessage()));
        }
    }

    private Value compile(String text) {
        String code = text.stripLeading();
        if (code.startsWith("=")) return load("return " + code.substring(1));
        try {
            return load("return " + code);
        } catch (LuaFailure noExpression) {
            return load(code);
        }
    }

    private Value load(String code) {
        return lua.load(NAME, code.getBytes(StandardCharsets.UTF_8), own);
    }

    ValueWriter writer() {
        return new ValueWriter(world::taskOf);
    }
}

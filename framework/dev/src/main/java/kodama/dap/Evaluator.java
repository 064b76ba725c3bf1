package kodama.dap;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import kodama.lua.LuaFailure;
import kodama.lua.bind.DebugVariable;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.ScriptCall;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/** Evaluates Lua code at the line where a script has stopped. Owned by the game thread. */
final class Evaluator {
    private static final String NAME = "debugger";
    private static final String CANNOT_WAIT = "debugger code cannot wait";

    /** Instruction budget: ample for an inspection, and over before anyone notices a delay. */
    private static final long BUDGET = 1_000_000;

    private static final String WORD = "[\\p{L}_][\\p{L}\\p{N}_]*+";
    private static final String KEY = "-?\\d+|\"[^\"\\\\]*\"|'[^'\\\\]*'";

    /** A name with optional fields. A hover may evaluate it, as this calls no function. */
    private static final Pattern PATH =
            Pattern.compile("\\s*" + WORD + "(\\s*+(\\.\\s*+" + WORD + "|\\[\\s*+(" + KEY + ")\\s*+]))*+\\s*+");

    private final Lua lua;

    Evaluator(Lua lua) {
        this.lua = lua;
    }

    /** Whether evaluating the expression cannot change anything. */
    static boolean hasNoSideEffects(String expression) {
        return PATH.matcher(expression).matches();
    }

    /** Evaluates without charging the game's instruction budget and without other traces. */
    Values inspect(String text, @Nullable ScriptCall call) {
        List<Values> found = new ArrayList<>();
        lua.inspect(() -> found.add(run(text, call)));
        return found.get(0);
    }

    /**
     * Runs an expression or statements.
     *
     * @param call the call whose variables the code sees; null for globals only
     * @throws DapRequestException if the code fails; the message is the reason
     */
    Values run(String text, @Nullable ScriptCall call) {
        List<Values> found = new ArrayList<>();
        lua.withOwnBudget(() -> found.add(runNow(text, environment(call))));
        return found.get(0);
    }

    private Values runNow(String text, Table environment) {
        try {
            return lua.routine(compile(text, environment), BUDGET).runToEnd(Values.NONE, CANNOT_WAIT);
        } catch (LuaFailure | LuaException failed) {
            throw new DapRequestException(reason(failed));
        }
    }

    private Value compile(String text, Table environment) {
        String code = text.strip();
        if (code.startsWith("=")) return load("return " + code.substring(1), environment);
        try {
            return load("return " + code, environment);
        } catch (LuaFailure noExpression) {
            return load(code, environment);
        }
    }

    private Value load(String code, Table environment) {
        return lua.load(NAME, code.getBytes(StandardCharsets.UTF_8), environment);
    }

    /** Removes the file and line from a message, as the entered code has none. */
    private static String reason(RuntimeException failed) {
        return String.valueOf(failed.getMessage()).replaceFirst("^" + NAME + ":\\d+: ", "");
    }

    private Table environment(@Nullable ScriptCall call) {
        if (call == null) return lua.globals();
        Table globals = call.globals(lua.globals());
        return lua.proxyTable(name -> read(name, call, globals), (name, value) -> write(name, value, call, globals));
    }

    private static Value read(Value name, ScriptCall call, Table globals) {
        DebugVariable variable = find(name, call);
        return variable == null ? globals.index(name.text()) : variable.value();
    }

    private void write(Value name, Value value, ScriptCall call, Table globals) {
        DebugVariable variable = find(name, call);
        if (variable != null) variable.setter().accept(value);
        else set(globals, name, value);
    }

    private static @Nullable DebugVariable find(Value name, ScriptCall call) {
        String wanted = name.text();
        for (DebugVariable each : call.locals()) if (each.name().equals(wanted)) return each;
        for (DebugVariable each : call.upvalues()) if (each.name().equals(wanted)) return each;
        return null;
    }

    /** Sets a field like an assignment in a script: a field of a task is checked and takes effect at once. */
    void set(Table table, Value key, Value value) {
        Value assignment = load("local t, k, v = ... t[k] = v", lua.globals());
        try {
            lua.withOwnBudget(
                    () -> lua.routine(assignment, BUDGET).runToEnd(Values.of(table, key, value), CANNOT_WAIT));
        } catch (LuaFailure | LuaException failed) {
            throw new DapRequestException(reason(failed));
        }
    }
}

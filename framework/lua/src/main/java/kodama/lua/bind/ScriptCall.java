package kodama.lua.bind;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.CallLevels;
import kodama.lua.Coroutine;
import kodama.lua.DebugListener;
import kodama.lua.Debugger;
import kodama.lua.Locals;
import kodama.lua.ScriptFunction;
import kodama.lua.Upvalue;
import org.luaj.vm2.LuaString;

/** An active call of a script function and its variables, for debuggers. Only valid until scripts continue. */
public final class ScriptCall {
    /** Most calls that a debugger shows; infinite recursion has far more. */
    private static final int MAX_CALLS = 1000;

    /** Most varargs that a debugger shows. */
    private static final int MAX_EXTRA = 100;

    private static final String ENVIRONMENT = "_ENV";

    private final Coroutine coroutine;
    private final CallLevels.Level level;
    private final ScriptFunction function;

    private ScriptCall(Coroutine coroutine, CallLevels.Level level, ScriptFunction function) {
        this.coroutine = coroutine;
        this.level = level;
        this.function = function;
    }

    /**
     * Attaches a debugger to a machine. Not a method of the machine, because packed games contain no debugger.
     *
     * @param listener called when scripts stop
     * @return the debugger, for its breakpoints
     */
    public static Debugger debugger(Lua lua, DebugListener listener) {
        return new Debugger(lua.machine(), listener);
    }

    /**
     * Lists the calls of a coroutine and of those that have resumed it.
     *
     * @return innermost first, at most 1,000; without Java functions
     */
    public static List<ScriptCall> of(Coroutine coroutine) {
        List<ScriptCall> calls = new ArrayList<>();
        for (Coroutine co = coroutine; co != null && calls.size() < MAX_CALLS; co = co.resumer()) add(co, calls);
        return calls;
    }

    private static void add(Coroutine co, List<ScriptCall> to) {
        for (CallLevels.Level level : CallLevels.of(co)) {
            if (to.size() == MAX_CALLS) return;
            boolean isScript = level.line() >= 0;
            if (isScript && level.function() instanceof ScriptFunction script)
                to.add(new ScriptCall(co, level, script));
        }
    }

    /**
     * Returns the script's file.
     *
     * @return the name as in messages
     */
    public String file() {
        return function.source();
    }

    /**
     * Returns the current line.
     *
     * @return the line, from 1; 0 if it is unknown
     */
    public int line() {
        return level.line();
    }

    /**
     * Returns the function's name.
     *
     * @return the name by which it was called, or the location of its definition
     */
    public String name() {
        if (level.name() != null) return level.name().text();
        return function.prototype().linedefined == 0 ? "main chunk" : "function <" + function.start() + ">";
    }

    /**
     * Returns the visible local variables; a shadowed variable is omitted.
     *
     * @return in the order of their declaration, followed by the varargs
     */
    public Collection<DebugVariable> locals() {
        Map<String, DebugVariable> found = new LinkedHashMap<>();
        Locals.Local local = Locals.find(coroutine, level, 1);
        for (int i = 2; local != null; i++) {
            add(local.name().tojstring(), local, found);
            local = Locals.find(coroutine, level, i);
        }
        for (int i = 1; i <= MAX_EXTRA; i++) {
            Locals.Local extra = Locals.find(coroutine, level, -i);
            if (extra == null) break;
            put("..." + i, extra, found);
        }
        return found.values();
    }

    /** The compiler's own variables have names in parentheses. */
    private static void add(String name, Locals.Local local, Map<String, DebugVariable> to) {
        if (!name.startsWith("(")) put(name, local, to);
    }

    private static void put(String name, Locals.Local local, Map<String, DebugVariable> to) {
        to.remove(name);
        to.put(name, new DebugVariable(name, Value.of(local.value()), value -> local.set(value.raw())));
    }

    /**
     * Returns the upvalues of the function.
     *
     * @return in the order of their first use
     */
    public List<DebugVariable> upvalues() {
        List<DebugVariable> found = new ArrayList<>();
        for (int i = 0; i < function.upvalues(); i++) {
            String name = name(i);
            Upvalue upvalue = function.upvalue(i);
            if (!name.isEmpty() && !name.equals(ENVIRONMENT))
                found.add(new DebugVariable(name, Value.of(upvalue.value()), value -> upvalue.set(value.raw())));
        }
        return found;
    }

    private String name(int upvalue) {
        LuaString name = function.prototype().upvalues[upvalue].name;
        return name == null ? "" : name.tojstring();
    }

    /**
     * Returns the function's global table.
     *
     * @param fallback the result for a function that uses no globals
     */
    public Table globals(Table fallback) {
        for (int i = 0; i < function.upvalues(); i++)
            if (name(i).equals(ENVIRONMENT) && Value.of(function.upvalue(i).value()) instanceof Table own) return own;
        return fallback;
    }
}

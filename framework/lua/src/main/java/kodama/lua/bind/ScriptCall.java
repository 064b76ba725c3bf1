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

/** A call of a script's function that is under way, with what it sees; for debuggers. Good until scripts go on. */
public final class ScriptCall {
    /** A debugger shows no more; code that calls itself without end has far more. */
    private static final int MOST = 1000;

    /** More arguments than a person looks through. */
    private static final int MOST_EXTRA = 100;

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
     * Has someone look on at the scripts of a machine from now on. It stands here and not with the machine, as games
     * that are handed out have no debugger.
     *
     * @param listener hears where scripts have come to
     * @return stops them at lines
     */
    public static Debugger debugger(Lua lua, DebugListener listener) {
        return new Debugger(lua.machine(), listener);
    }

    /**
     * Looks through the calls of a coroutine, and of those that have resumed it.
     *
     * @return innermost first, at most 1,000; without functions of Java
     */
    public static List<ScriptCall> of(Coroutine coroutine) {
        List<ScriptCall> calls = new ArrayList<>();
        for (Coroutine co = coroutine; co != null && calls.size() < MOST; co = co.resumer()) add(co, calls);
        return calls;
    }

    private static void add(Coroutine co, List<ScriptCall> to) {
        for (CallLevels.Level level : CallLevels.of(co)) {
            if (to.size() == MOST) return;
            boolean isScript = level.line() >= 0;
            if (isScript && level.function() instanceof ScriptFunction script)
                to.add(new ScriptCall(co, level, script));
        }
    }

    /**
     * Names the script's file.
     *
     * @return as messages have it
     */
    public String file() {
        return function.source();
    }

    /**
     * Tells which line it is at.
     *
     * @return from 1; 0 if that is not known
     */
    public int line() {
        return level.line();
    }

    /**
     * Names the function.
     *
     * @return what its caller calls it, else where it is written
     */
    public String name() {
        if (level.name() != null) return level.name().text();
        return function.prototype().linedefined == 0 ? "main chunk" : "function <" + function.start() + ">";
    }

    /**
     * Looks at the local variables that the line sees; one that hides another of its name stands for both.
     *
     * @return in the order in which they came to be, then the arguments behind the named ones
     */
    public Collection<DebugVariable> locals() {
        Map<String, DebugVariable> found = new LinkedHashMap<>();
        Locals.Local local = Locals.find(coroutine, level, 1);
        for (int i = 2; local != null; i++) {
            add(local.name().tojstring(), local, found);
            local = Locals.find(coroutine, level, i);
        }
        for (int i = 1; i <= MOST_EXTRA; i++) {
            Locals.Local extra = Locals.find(coroutine, level, -i);
            if (extra == null) break;
            put("..." + i, extra, found);
        }
        return found.values();
    }

    /** What the compiler keeps for itself has a name in parentheses. */
    private static void add(String name, Locals.Local local, Map<String, DebugVariable> to) {
        if (!name.startsWith("(")) put(name, local, to);
    }

    private static void put(String name, Locals.Local local, Map<String, DebugVariable> to) {
        to.remove(name);
        to.put(name, new DebugVariable(name, Value.of(local.value()), value -> local.set(value.raw())));
    }

    /**
     * Looks at the variables of outer functions that the function uses.
     *
     * @return in the order in which it names them
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
     * Gives the globals that the function sees.
     *
     * @param otherwise those of one that uses none
     */
    public Table globals(Table otherwise) {
        for (int i = 0; i < function.upvalues(); i++)
            if (name(i).equals(ENVIRONMENT) && Value.of(function.upvalue(i).value()) instanceof Table own) return own;
        return otherwise;
    }
}

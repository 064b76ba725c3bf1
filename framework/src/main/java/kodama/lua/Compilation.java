package kodama.lua;

import java.util.HashMap;
import java.util.Map;
import kodama.lua.compile.SyntaxError;
import kodama.lua.error.ScriptError;
import kodama.lua.text.ExactText;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** How texts become functions of a machine. */
final class Compilation {

    /** What compiling a byte costs of the budget. */
    private static final int INSTRUCTIONS_PER_BYTE = 10;

    /** What compiling costs however short the text is. */
    private static final int COST = 500;

    private final LuaMachine machine;
    private final Map<LuaString, LuaString> names = new HashMap<>();

    Compilation(LuaMachine machine) {
        this.machine = machine;
    }

    /** Compiles a file for Java. */
    ScriptFunction file(String name, byte[] source, LuaValue environment) {
        try {
            return function(code("@" + name, Chunks.withoutFirstLine(source)), environment);
        } catch (SyntaxError wrong) {
            LuaValue message = ExactText.of(wrong.getMessage());
            throw new LuaFailure(message, wrong.getMessage(), name, wrong.line(), "", null);
        }
    }

    /** Compiles a text for a script; throws a complete Lua error. */
    ScriptFunction text(String chunkName, byte[] source, LuaValue environment) {
        try {
            return function(code(chunkName, source), environment);
        } catch (SyntaxError wrong) {
            throw new ScriptError(ExactText.of(wrong.getMessage()));
        }
    }

    private Code code(String chunkName, byte[] source) {
        if (machine.isRunning()) machine.charge(COST + (long) source.length * INSTRUCTIONS_PER_BYTE);
        return new Code(machine, machine.options().compiled().prototype(chunkName, source));
    }

    /** Makes the function of a main chunk. */
    ScriptFunction function(Code code, LuaValue environment) {
        if (!machine.options().caged()) machine.collector().add(code);
        Upvalue[] upvalues = new Upvalue[code.prototype.upvalues.length];
        for (int i = 0; i < upvalues.length; i++) upvalues[i] = Upvalue.closed(i == 0 ? environment : LuaValue.NIL);
        return new ScriptFunction(machine, code, upvalues);
    }

    /** The machine's one object for a constant of scripts. */
    LuaString intern(LuaString name) {
        LuaString known = names.putIfAbsent(name, name);
        return known == null ? name : known;
    }

    /** Forgets all constants. */
    void clear() {
        names.clear();
    }
}

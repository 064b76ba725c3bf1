package kodama.lua;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.Prototype;

/** A function of a script as its machine has loaded it, for who wants to know what has become of it. */
public final class LoadedFunction {
    private final LuaMachine machine;
    private final Code code;

    private LoadedFunction(LuaMachine machine, Code code) {
        this.machine = machine;
        this.code = code;
    }

    /**
     * Looks at a function, which may have variables of its own or share them.
     *
     * @param function one of a script
     * @return what it was made of
     */
    public static LoadedFunction of(LuaFunction function) {
        ScriptFunction script = (ScriptFunction) function;
        return new LoadedFunction(script.machine, script.code);
    }

    /**
     * What it was compiled to.
     *
     * @return the compiled function; not to be changed
     */
    public Prototype prototype() {
        return code.prototype;
    }

    /**
     * The functions that stand in it.
     *
     * @return in the order of their lines
     */
    public List<LoadedFunction> inner() {
        return Arrays.stream(code.children)
                .map(child -> new LoadedFunction(machine, child))
                .toList();
    }

    /**
     * How often it was called and its loops have gone round, as long as it is not known whether it can run as Java.
     *
     * @return the count, less than {@link #runsUntilJava}, or that
     */
    public int runs() {
        return code.translation == null ? Math.max(0, runsUntilJava() - 1 - code.heat) : runsUntilJava();
    }

    /**
     * How often a function has to run before it becomes Java.
     *
     * @return the count; in calls and rounds of loops
     */
    public int runsUntilJava() {
        return machine.translatesAfter;
    }

    /**
     * Whether it runs as Java.
     *
     * @return true if it has become a class
     */
    public boolean isJava() {
        return code.made() != null;
    }

    /**
     * Of how many methods the class is, since none may be long.
     *
     * @return how many; 0 if there is no class
     */
    public int javaParts() {
        TranslatedCode made = code.made();
        return made == null ? 0 : made.parts;
    }

    /**
     * How large the class is.
     *
     * @return in bytes; 0 if there is none
     */
    public int javaBytes() {
        TranslatedCode made = code.made();
        return made == null ? 0 : made.bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LoadedFunction function && function.code == code;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(code);
    }
}

package kodama.lua;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.Prototype;

/** A function of a script as its machine has loaded it, for who wants to know what has become of it. */
public final class LoadedFunction {
    private final LuaMachine machine;
    private final FunctionCode code;

    private LoadedFunction(LuaMachine machine, FunctionCode code) {
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
    public List<LoadedFunction> nestedFunctions() {
        return Arrays.stream(code.children)
                .map(child -> new LoadedFunction(machine, child))
                .toList();
    }

    /**
     * How often it was called and its loops have gone round, as long as it is not known whether it can run as Java.
     *
     * @return the count, less than {@link #translationThreshold}, or that
     */
    public int runs() {
        return code.translation == null
                ? Math.max(0, translationThreshold() - 1 - code.hotCount)
                : translationThreshold();
    }

    /**
     * How often a function has to run before it becomes Java.
     *
     * @return the count; in calls and rounds of loops
     */
    public int translationThreshold() {
        return machine.translationThreshold;
    }

    /**
     * Whether it runs as Java.
     *
     * @return true if it has become a class
     */
    public boolean isTranslated() {
        return code.finishedTranslation() != null;
    }

    /**
     * Of how many methods the class is, since none may be long.
     *
     * @return how many; 0 if there is no class
     */
    public int methodCount() {
        TranslatedCode made = code.finishedTranslation();
        return made == null ? 0 : made.partCount;
    }

    /**
     * How large the class is.
     *
     * @return in bytes; 0 if there is none
     */
    public int classSize() {
        TranslatedCode made = code.finishedTranslation();
        return made == null ? 0 : made.classSize;
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

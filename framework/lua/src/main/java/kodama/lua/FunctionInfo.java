package kodama.lua;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.Prototype;

/** A script function as its machine has loaded it, for tools that inspect how it runs. */
public final class FunctionInfo {
    private final LuaMachine machine;
    private final FunctionCode code;

    private FunctionInfo(LuaMachine machine, FunctionCode code) {
        this.machine = machine;
        this.code = code;
    }

    /**
     * Returns the loaded form of a function; closures of the same function share it.
     *
     * @param function a script function
     */
    public static FunctionInfo of(LuaFunction function) {
        ScriptFunction script = (ScriptFunction) function;
        return new FunctionInfo(script.machine, script.code);
    }

    /**
     * Returns the compiled function.
     *
     * @return the compiled function; must not be changed
     */
    public Prototype prototype() {
        return code.prototype;
    }

    /**
     * Returns the functions that are defined in it.
     *
     * @return in source order
     */
    public List<FunctionInfo> nestedFunctions() {
        return Arrays.stream(code.children)
                .map(child -> new FunctionInfo(machine, child))
                .toList();
    }

    /**
     * Returns the number of calls and loop iterations so far, until the function is translated.
     *
     * @return the count, at most {@link #translationThreshold}
     */
    public int runs() {
        return code.translation == null
                ? Math.max(0, translationThreshold() - 1 - code.hotCount)
                : translationThreshold();
    }

    /**
     * Returns the number of runs after which a function is translated.
     *
     * @return the number of calls and loop iterations
     */
    public int translationThreshold() {
        return machine.translationThreshold;
    }

    /**
     * Whether the function has been translated.
     *
     * @return true if it runs as Java
     */
    public boolean isTranslated() {
        return code.finishedTranslation() != null;
    }

    /**
     * Returns the number of methods in its class; long functions need several.
     *
     * @return the number; 0 without a class
     */
    public int methodCount() {
        TranslatedCode made = code.finishedTranslation();
        return made == null ? 0 : made.partCount;
    }

    /**
     * Returns the size of its class file.
     *
     * @return in bytes; 0 without a class
     */
    public int classSize() {
        TranslatedCode made = code.finishedTranslation();
        return made == null ? 0 : made.classSize;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FunctionInfo function && function.code == code;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(code);
    }
}

package kodama.lua.explain;

import kodama.lua.LoadedFunction;
import org.jspecify.annotations.Nullable;

/**
 * Why an instruction was left to the interpreter.
 *
 * @param text in words
 * @param called the function that did not run as Java when it was called, if that was the reason
 */
record ExitReason(String text, @Nullable LoadedFunction called) {
    static ExitReason of(String text) {
        return new ExitReason(text, null);
    }

    /** Whether it will not happen again. */
    boolean isObsolete() {
        return called != null && called.isTranslated();
    }
}

package kodama.lua.explain;

import kodama.lua.LoadedFunction;
import org.jspecify.annotations.Nullable;

/**
 * Why an instruction was left to the interpreter.
 *
 * @param text in words
 * @param called the function that did not run as Java when it was called, if that was the reason
 */
record Reason(String text, @Nullable LoadedFunction called) {
    static Reason of(String text) {
        return new Reason(text, null);
    }

    /** Whether it will not happen again. */
    boolean isPast() {
        return called != null && called.isTranslated();
    }
}

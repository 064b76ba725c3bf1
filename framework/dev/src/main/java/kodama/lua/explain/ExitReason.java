package kodama.lua.explain;

import kodama.lua.FunctionInfo;
import org.jspecify.annotations.Nullable;

/**
 * The reason why an instruction exited to the interpreter.
 *
 * @param text description
 * @param called the called function that did not run as Java, if that was the reason
 */
record ExitReason(String text, @Nullable FunctionInfo called) {
    static ExitReason of(String text) {
        return new ExitReason(text, null);
    }

    /** Whether the reason no longer applies. */
    boolean isObsolete() {
        return called != null && called.isTranslated();
    }
}

package kodama.lua;

/**
 * A call that is running, or a {@link CallLabel} around one.
 *
 * @param function name of the function or the label
 * @param location current line, as {@code file:line}; of a label the line that calls it; empty for a Java function
 * @param begin where the function begins, as {@code file:line}; empty for a Java function and for a label
 */
public record ScriptFrame(String function, String location, String begin) {
    /** Whether it is a Java function, which has no place in scripts. */
    public boolean isJava() {
        return location.isEmpty();
    }
}

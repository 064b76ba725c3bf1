package kodama.lua;

/**
 * A running call, or a {@link CallLabel} around one.
 *
 * @param function name of the function, or the label
 * @param location current line, as {@code file:line}; for a label, the line that calls it; empty for a Java function
 * @param begin first line of the function, as {@code file:line}; empty for a Java function and for a label
 */
public record ScriptFrame(String function, String location, String begin) {
    /** Whether it is a Java function, which has no location in scripts. */
    public boolean isJava() {
        return location.isEmpty();
    }
}

package kodama.lua.compile;

/** A text is not Lua: the whole message, and the line it speaks of. Carries no Java stack. */
public final class SyntaxError extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;

    SyntaxError(String source, int line, String message) {
        super(source + ":" + line + ": " + message, null, false, false);
        this.line = line;
    }

    /**
     * The line at which the text stopped making sense.
     *
     * @return the line, from 1
     */
    public int line() {
        return line;
    }
}

package kodama.lua.compile;

/** A text is not Lua: the whole message, and the line it speaks of. Carries no Java stack. */
public final class SyntaxError extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String text;
    private final int line;

    SyntaxError(String source, int line, String message) {
        super(null, null, false, false);
        text = source + ":" + line + ": " + message;
        this.line = line;
    }

    @Override
    public String getMessage() {
        return text;
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

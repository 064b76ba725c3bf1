package kodama.lua.compile;

/** A syntax error, with the whole message and its line. Has no Java stack trace. */
public final class SyntaxError extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String text;
    private final String message;
    private final int line;
    private final int start;
    private final String hint;

    SyntaxError(String source, int line, int start, String message, String hint) {
        super(null, null, false, false);
        text = source + ":" + line + ": " + message;
        this.message = message;
        this.line = line;
        this.start = start;
        this.hint = hint;
    }

    @Override
    public String getMessage() {
        return text;
    }

    /**
     * Returns the line of the error.
     *
     * @return the line, from 1
     */
    public int line() {
        return line;
    }

    /**
     * Returns the message without its location.
     *
     * @return such as {@code 'end' expected near <eof>}
     */
    public String plainMessage() {
        return message;
    }

    /**
     * Returns a hint for syntax of other languages.
     *
     * @return the end of a message, such as {@code ; write ~= for !=}; empty if there is none
     */
    public String hint() {
        return hint;
    }

    /**
     * Returns the offset of the unexpected token.
     *
     * @return in bytes, from 0
     */
    public int start() {
        return start;
    }
}

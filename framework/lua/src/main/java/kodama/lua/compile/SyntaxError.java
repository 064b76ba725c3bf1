package kodama.lua.compile;

/** A text is not Lua: the whole message, and the line it speaks of. Carries no Java stack. */
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
     * The line at which the text stopped making sense.
     *
     * @return the line, from 1
     */
    public int line() {
        return line;
    }

    /**
     * What is wrong, without its place.
     *
     * @return such as {@code 'end' expected near <eof>}
     */
    public String plainMessage() {
        return message;
    }

    /**
     * What Lua lacks that other languages have, and what to write instead.
     *
     * @return such as {@code ; write ~= for !=}, to be put behind the message; empty if nothing is known
     */
    public String hint() {
        return hint;
    }

    /**
     * Where the token begins that made no sense.
     *
     * @return in bytes from 0
     */
    public int start() {
        return start;
    }
}

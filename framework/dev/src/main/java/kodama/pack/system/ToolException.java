package kodama.pack.system;

/** A program of a JDK has failed; the message is what it said. */
public final class ToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ToolException(String said) {
        super(said);
    }

    /** The first line that it said, which mostly tells most. */
    public String firstLine() {
        String said = String.valueOf(getMessage());
        return said.lines().findFirst().orElse("it said nothing");
    }
}

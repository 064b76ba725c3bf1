package kodama.pack.runtime;

/** A program of a JDK has failed; the message is what it said. */
public final class ToolFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ToolFailure(String said) {
        super(said);
    }

    /**
     * What it said first, which mostly tells most.
     *
     * @return a line
     */
    public String firstLine() {
        String said = String.valueOf(getMessage());
        return said.lines().findFirst().orElse("it said nothing");
    }
}

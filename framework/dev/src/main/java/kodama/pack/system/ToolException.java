package kodama.pack.system;

/** Thrown when a program of a JDK fails; the message is its output. */
public final class ToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ToolException(String output) {
        super(output);
    }

    /** The first line of the output, usually the most helpful one. */
    public String firstLine() {
        String output = String.valueOf(getMessage());
        return output.lines().findFirst().orElse("no output");
    }
}

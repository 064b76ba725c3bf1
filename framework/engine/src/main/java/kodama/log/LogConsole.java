package kodama.log;

import java.io.PrintWriter;

/**
 * Writes lines where the command prints: what has failed goes to the stream of errors, all else to the other.
 *
 * @param out takes what is said
 * @param err takes what has failed
 */
public record LogConsole(PrintWriter out, PrintWriter err) implements LogListener {
    @Override
    public void hear(LogLine line) {
        (line.category().equals(LogLine.FAILURE) ? err : out).println(line.brief());
    }
}

package kodama.log;

import java.io.PrintWriter;
import java.util.Set;
import java.util.function.Consumer;
import kodama.base.PrintableText;

/**
 * A line of the log.
 *
 * @param tick of the game when it was written; 0 when there was none
 * @param level how much it matters
 * @param category what it belongs to; empty for a game's lines of no category
 * @param text what it says; what has failed has several lines, the first of which says what
 * @param place where it was written, as {@code enemies/popcorn.lua:12}; empty if that is not known
 */
public record LogLine(long tick, LogLevel level, String category, String text, String place) {
    /** The category of what scripts print. */
    public static final String PRINT = "print";
    /** The category of what the framework has to say. */
    public static final String KODAMA = "kodama";
    /** The category of what has failed. */
    public static final String FAILURE = "failure";

    /** What the remarks of the framework begin with that are no warnings. */
    public static final String HINT = "hint: ";

    /** Those of which no game writes lines. */
    static final Set<String> RESERVED = Set.of(PRINT, KODAMA, FAILURE);

    /**
     * Returns the line as the console has it: a game's line begins with tick and level, all else is as it is.
     *
     * <p>Control characters are escaped, and all lines but the first are indented: no text can look like another line
     * of the log.
     *
     * @return {@code [12] warn: no way}, or with a category {@code [12] warn ai: no way}
     */
    public String brief() {
        String message = PrintableText.message(text);
        return RESERVED.contains(category) ? message : head() + message;
    }

    /**
     * Returns the line with all there is to know of it, as a file has it. Only its first line is not indented.
     *
     * @return {@code [12] warn ai: no way  (enemies/popcorn.lua:12)}
     */
    public String full() {
        return head() + PrintableText.message(text + (place.isEmpty() ? "" : "  (" + place + ")"));
    }

    private String head() {
        return "[" + tick + "] " + level.word() + (category.isEmpty() ? "" : " " + category) + ": ";
    }

    /**
     * Writes lines where the command prints: what has failed goes to the stream of errors, all else to the other.
     *
     * @return the listener, for {@link Log#listen}
     */
    public static Consumer<LogLine> printer(PrintWriter out, PrintWriter err) {
        return line -> (line.category().equals(FAILURE) ? err : out).println(line.brief());
    }
}

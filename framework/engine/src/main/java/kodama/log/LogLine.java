package kodama.log;

import java.io.PrintWriter;
import java.util.Set;
import java.util.function.Consumer;
import kodama.base.PrintableText;

/**
 * A line of the log.
 *
 * @param tick tick of the game in which it was logged; 0 if none
 * @param level its severity
 * @param category its category; empty for lines of the game without one
 * @param text the message; a failure has several lines, the first of which describes it
 * @param place place in the code, such as {@code enemies/popcorn.lua:12}; empty if unknown
 */
public record LogLine(long tick, LogLevel level, String category, String text, String place) {
    /** Category of the output of scripts. */
    public static final String PRINT = "print";
    /** Category of messages of the framework. */
    public static final String KODAMA = "kodama";
    /** Category of failures. */
    public static final String FAILURE = "failure";

    /** Beginning of suggestions of the framework, which are not warnings. */
    public static final String HINT = "hint: ";

    /** Categories that games cannot use. */
    static final Set<String> RESERVED = Set.of(PRINT, KODAMA, FAILURE);

    /**
     * Returns the line as the console shows it: lines of the game begin with tick and level, all others are unchanged.
     *
     * <p>Control characters are escaped, and all lines but the first are indented, so that no text can look like
     * another line of the log.
     *
     * @return {@code [12] warn: no way}, or with a category {@code [12] warn ai: no way}
     */
    public String brief() {
        String message = PrintableText.message(text);
        return RESERVED.contains(category) ? message : head() + message;
    }

    /**
     * Returns the line with all its data, as it is written to a file. Only its first line is not indented.
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
     * Returns a listener that prints lines: failures to the error stream, all others to the output stream.
     *
     * @return the listener, for {@link Log#listen}
     */
    public static Consumer<LogLine> printer(PrintWriter out, PrintWriter err) {
        return line -> (line.category().equals(FAILURE) ? err : out).println(line.brief());
    }
}

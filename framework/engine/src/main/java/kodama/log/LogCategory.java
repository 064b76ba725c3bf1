package kodama.log;

import java.util.regex.Pattern;

/** Logs the lines of one category. Thread-safe. */
public final class LogCategory {
    /** Receives the lines of all categories. */
    interface Sink {
        void write(LogLevel level, String category, String text, String place);
    }

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]{0,31}");

    private final Sink lines;
    private final String name;

    LogCategory(Sink lines, String name) {
        this.lines = lines;
        this.name = name;
    }

    /** Returns a name if it is valid. */
    static String check(String name) {
        if (NAME.matcher(name).matches()) return name;
        throw new IllegalArgumentException(
                "category must be a word of at most 32 letters, digits, '_', '.' and '-' but was '" + name + "'");
    }

    /** Logs a line for debugging. */
    public void debug(String text) {
        write(LogLevel.DEBUG, text, "");
    }

    /** Logs a line for information. */
    public void info(String text) {
        write(LogLevel.INFO, text, "");
    }

    /** Logs a line and shows it on screen for a moment. */
    public void notice(String text) {
        write(LogLevel.NOTICE, text, "");
    }

    /** Logs a warning about a possible mistake. */
    public void warn(String text) {
        write(LogLevel.WARN, text, "");
    }

    /** Logs an error. */
    public void error(String text) {
        write(LogLevel.ERROR, text, "");
    }

    /**
     * Logs a line.
     *
     * @param place place in the code, such as {@code enemies/popcorn.lua:12}; empty if unknown
     */
    public void write(LogLevel level, String text, String place) {
        lines.write(level, name, text, place);
    }
}

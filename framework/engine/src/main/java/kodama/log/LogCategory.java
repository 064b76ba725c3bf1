package kodama.log;

import java.util.regex.Pattern;

/** Writes the lines of one category. Any thread may. */
public final class LogCategory {
    /** Takes the lines of all categories. */
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

    /** Answers the name if it can be one. */
    static String check(String name) {
        if (NAME.matcher(name).matches()) return name;
        throw new IllegalArgumentException(
                "category must be a word of at most 32 letters, digits, '_', '.' and '-' but was '" + name + "'");
    }

    /** Writes what helps to find a fault. */
    public void debug(String text) {
        write(LogLevel.DEBUG, text, "");
    }

    /** Writes what is good to know. */
    public void info(String text) {
        write(LogLevel.INFO, text, "");
    }

    /** Writes what is to be seen on the screen for a moment, too. */
    public void notice(String text) {
        write(LogLevel.NOTICE, text, "");
    }

    /** Writes what may be wrong. */
    public void warn(String text) {
        write(LogLevel.WARN, text, "");
    }

    /** Writes what is wrong. */
    public void error(String text) {
        write(LogLevel.ERROR, text, "");
    }

    /**
     * Writes a line.
     *
     * @param place where that is said, as {@code enemies/popcorn.lua:12}; empty if that is not known
     */
    public void write(LogLevel level, String text, String place) {
        lines.write(level, name, text, place);
    }
}

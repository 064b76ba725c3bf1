package kodama.cli;

import java.nio.file.Path;
import kodama.file.GameFileException;
import kodama.file.PathParser;

/** Parses the values of command-line options. */
public final class OptionParsers {
    private OptionParsers() {}

    /**
     * Parses a 64-bit integer such as {@code -12}.
     *
     * @throws IllegalArgumentException if the string is not an integer, or is out of range
     */
    public static long parseLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            boolean isWhole = text.matches("[+-]?\\d+");
            throw new IllegalArgumentException(
                    "'" + text + (isWhole ? "' is too large" : "' is not a whole number"), e);
        }
    }

    /**
     * Parses a 32-bit integer such as {@code -12}.
     *
     * @throws IllegalArgumentException if the string is not an integer, or is out of range
     */
    public static int parseInt(String text) {
        long value = parseLong(text);
        if (value == (int) value) return (int) value;
        throw new IllegalArgumentException("'" + text + "' is too large");
    }

    /**
     * Parses a file name.
     *
     * @throws IllegalArgumentException if it is not valid on this system
     */
    public static Path parsePath(String text) {
        try {
            return PathParser.parse(text);
        } catch (GameFileException wrong) {
            throw new IllegalArgumentException("that is " + wrong.reason(), wrong);
        }
    }
}

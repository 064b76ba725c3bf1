package kodama.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads values of the command line. */
public final class OptionValues {
    private OptionValues() {}

    /**
     * Reads a number of 64 bits, as in {@code -12}.
     *
     * @throws IllegalArgumentException if it is not one, or too large
     */
    public static long parseLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            boolean isWhole = text.matches("[+-]?\\d+");
            throw new IllegalArgumentException("'" + text + (isWhole ? "' is too large" : "' is no whole number"), e);
        }
    }

    /**
     * Reads a number of 32 bits, as in {@code -12}.
     *
     * @throws IllegalArgumentException if it is not one, or too large
     */
    public static int parseInt(String text) {
        long value = parseLong(text);
        if (value == (int) value) return (int) value;
        throw new IllegalArgumentException("'" + text + "' is too large");
    }

    /**
     * Reads the name of a file, as the system writes it.
     *
     * @throws IllegalArgumentException if no file can have it
     */
    public static Path parsePath(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException wrong) {
            throw new IllegalArgumentException("that is no name of a file (" + wrong.getReason() + ")", wrong);
        }
    }
}

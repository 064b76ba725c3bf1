package kodama.cli;

import picocli.CommandLine.TypeConversionException;

/** Reads the whole numbers of the command line. */
final class WholeNumbers {
    private WholeNumbers() {}

    static long parseLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            boolean isWhole = text.matches("[+-]?\\d+");
            throw new TypeConversionException("'" + text + (isWhole ? "' is too large" : "' is no whole number"));
        }
    }

    static int parseInt(String text) {
        long value = parseLong(text);
        if (value == (int) value) return (int) value;
        throw new TypeConversionException("'" + text + "' is too large");
    }
}

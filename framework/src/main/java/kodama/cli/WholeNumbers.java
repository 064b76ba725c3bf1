package kodama.cli;

/** Reads the whole numbers of the command line. */
public final class WholeNumbers {
    private WholeNumbers() {}

    /**
     * Reads a number of 64 bits.
     *
     * @param text the number, as in {@code -12}
     * @return the number
     * @throws IllegalArgumentException if it is none, or too large
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
     * Reads a number of 32 bits.
     *
     * @param text the number, as in {@code -12}
     * @return the number
     * @throws IllegalArgumentException if it is none, or too large
     */
    public static int parseInt(String text) {
        long value = parseLong(text);
        if (value == (int) value) return (int) value;
        throw new IllegalArgumentException("'" + text + "' is too large");
    }
}

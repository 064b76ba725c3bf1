package kodama.save;

import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** What reader and writer of saves agree on. */
final class SaveFormat {
    /** Tells the format, and its version. */
    static final String HEAD = "kodama save 1\n";

    /** Stands before the checksum of all that is above it. It tells damage, not cheating. */
    static final String FOOT = "crc32 ";

    /** So much a save may have, and all saves of a game together; in bytes. */
    static final int MAX_BYTES = 16 << 20;

    /** So many values a save may have: with what a table takes around it, some hundred megabytes. */
    static final int MAX_VALUES = 1_000_000;

    /** So far a double holds each whole number. */
    private static final double MOST_WHOLE = 1L << 53;

    private static final Pattern FINITE = Pattern.compile("-?\\d{1,20}(\\.\\d{1,40})?(E-?\\d{1,3})?");

    private SaveFormat() {}

    static String checksum(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return "%08x".formatted(sum.getValue());
    }

    /**
     * Writes a number so that it is the same to the last bit when it is read. All that is no number is the same nan.
     */
    static String text(double number) {
        if (Double.isNaN(number)) return "nan";
        if (Double.isInfinite(number)) return number > 0 ? "inf" : "-inf";
        boolean isWhole = number == Math.rint(number) && Math.abs(number) <= MOST_WHOLE;
        boolean isNegativeZero = number == 0 && 1 / number < 0;
        return isWhole && !isNegativeZero ? Long.toString((long) number) : Double.toString(number);
    }

    /** The number; null if the text is none. */
    static @Nullable Double number(String text) {
        return switch (text) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> FINITE.matcher(text).matches() ? Double.valueOf(text) : null;
        };
    }

    /** A save that is not as it was written. */
    static final class SaveDamage extends RuntimeException {
        SaveDamage(String message) {
            super(message);
        }
    }
}

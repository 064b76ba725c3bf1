package kodama.save;

import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Definitions shared by the reader and the writer of saves. */
final class SaveFormat {
    /** First line: name and version of the format. */
    static final String HEAD = "kodama save 1\n";

    /** Precedes the checksum of everything above it, which detects damage, not cheating. */
    static final String FOOT = "crc32 ";

    /** Most bytes of a save, and of all saves of a game together. */
    static final int MAX_BYTES = 16 << 20;

    /** Most values of a save; together with their tables they take a few hundred megabytes. */
    static final int MAX_VALUES = 1_000_000;

    /** Up to this number a double represents every integer. */
    private static final double MAX_WHOLE = 1L << 53;

    private static final Pattern FINITE = Pattern.compile("-?\\d{1,20}(\\.\\d{1,40})?(E-?\\d{1,3})?");

    private SaveFormat() {}

    static String checksum(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return "%08x".formatted(sum.getValue());
    }

    /** Writes a number so that reading it gives the same bits. All NaN values are written as nan. */
    static String text(double number) {
        if (Double.isNaN(number)) return "nan";
        if (Double.isInfinite(number)) return number > 0 ? "inf" : "-inf";
        boolean isWhole = number == Math.rint(number) && Math.abs(number) <= MAX_WHOLE;
        boolean isNegativeZero = number == 0 && 1 / number < 0;
        return isWhole && !isNegativeZero ? Long.toString((long) number) : Double.toString(number);
    }

    /** Reads a number; null if the text is not a number. */
    static @Nullable Double number(String text) {
        return switch (text) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> FINITE.matcher(text).matches() ? Double.valueOf(text) : null;
        };
    }

    /** A damaged save. */
    static final class SaveDamage extends RuntimeException {
        SaveDamage(String message) {
            super(message);
        }
    }
}

package kodama.save;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Numbers as a save has them: read again, they are the same to the last bit. All that is no number is the same nan. */
final class SaveNumber {
    /** So far a double holds each whole number. */
    private static final double MOST_WHOLE = 1L << 53;

    private static final Pattern FINITE = Pattern.compile("-?\\d{1,20}(\\.\\d{1,40})?(E-?\\d{1,3})?");

    private SaveNumber() {}

    static String text(double number) {
        if (Double.isNaN(number)) return "nan";
        if (Double.isInfinite(number)) return number > 0 ? "inf" : "-inf";
        boolean isWhole = number == Math.rint(number) && Math.abs(number) <= MOST_WHOLE;
        boolean isNegativeZero = number == 0 && 1 / number < 0;
        return isWhole && !isNegativeZero ? Long.toString((long) number) : Double.toString(number);
    }

    /** The number; null if the text is none. */
    static @Nullable Double parse(String text) {
        return switch (text) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> FINITE.matcher(text).matches() ? Double.valueOf(text) : null;
        };
    }
}

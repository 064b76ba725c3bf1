package kodama.dev.overlay;

import java.util.Locale;

/** A row of a statistics panel: a name and a value. A heading is highlighted. */
record StatRow(String name, String value, boolean isHead) {
    private static final double NANOS_PER_MILLI = 1e6;

    /** Values from here on get one digit after the point, so that a value just below is not rounded to 10.00. */
    private static final double TWO_DIGITS = 9.995;

    /** Width in characters. */
    int columns() {
        return name.length() + (value.isEmpty() ? 0 : 1 + value.length());
    }

    static StatRow head(String name, String value) {
        return new StatRow(name, value, true);
    }

    static StatRow of(String name, String value) {
        return new StatRow(name, value, false);
    }

    static StatRow count(String name, long count) {
        return of(name, String.format(Locale.ROOT, "%,d", count));
    }

    /** A time in milliseconds, such as {@code 3.21} or {@code 16.7}. */
    static String millis(double nanos) {
        double millis = nanos / NANOS_PER_MILLI;
        return String.format(Locale.ROOT, millis < TWO_DIGITS ? "%.2f" : "%.1f", millis);
    }

    /** A share of a frame, such as {@code 19 %}. */
    static String share(double nanos, long periodNanos) {
        return periodNanos == 0 ? "" : Math.round(100 * nanos / periodNanos) + " %";
    }
}

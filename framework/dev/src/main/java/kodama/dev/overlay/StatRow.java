package kodama.dev.overlay;

import java.util.Locale;

/** A row of a panel: what it is about, and what there is to tell; a head stands out. */
record StatRow(String name, String value, boolean isHead) {
    private static final double NANOS_PER_MILLI = 1e6;

    /** From here on one digit after the point is enough, and what is just below must not become 10.00. */
    private static final double TWO_DIGITS = 9.995;

    /** How many letters it takes side by side. */
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

    /** In milliseconds, such as {@code 3.21} or {@code 16.7}. */
    static String millis(double nanos) {
        double millis = nanos / NANOS_PER_MILLI;
        return String.format(Locale.ROOT, millis < TWO_DIGITS ? "%.2f" : "%.1f", millis);
    }

    /** Of a frame, such as {@code 19 %}. */
    static String share(double nanos, long periodNanos) {
        return periodNanos == 0 ? "" : Math.round(100 * nanos / periodNanos) + " %";
    }
}

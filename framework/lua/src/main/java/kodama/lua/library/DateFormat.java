package kodama.lua.library;

import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.time.temporal.IsoFields;
import java.util.Locale;
import kodama.lua.error.BadArgument;

/** C's {@code strftime} in the C locale, with the conversions that the reference implementation permits. */
final class DateFormat {
    private static final String PLAIN = "aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%";
    private static final String AFTER_E = "cCxXyY";
    private static final String AFTER_O = "deHImMSuUVwWy";

    private final ZonedDateTime time;
    private final StringBuilder out = new StringBuilder();

    private DateFormat(ZonedDateTime time) {
        this.time = time;
    }

    static String format(String pattern, ZonedDateTime time) {
        DateFormat format = new DateFormat(time);
        format.run(pattern);
        return format.out.toString();
    }

    static boolean isSummerTime(ZonedDateTime time) {
        return time.getZone().getRules().isDaylightSavings(time.toInstant());
    }

    private void run(String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            if (pattern.charAt(i) != '%') out.append(pattern.charAt(i));
            else i = conversion(pattern, i + 1);
        }
    }

    /** Appends one conversion; returns the index of its last letter. */
    private int conversion(String pattern, int at) {
        char c = at < pattern.length() ? pattern.charAt(at) : 0;
        boolean plain = c != 0 && PLAIN.indexOf(c) >= 0;
        if (!plain && !isModified(pattern, at, c)) throw new BadArgument(1, invalid(pattern, at));
        int last = plain ? at : at + 1;
        append(pattern.charAt(last));
        return last;
    }

    private static boolean isModified(String pattern, int at, char modifier) {
        String allowed = modifier == 'E' ? AFTER_E : modifier == 'O' ? AFTER_O : "";
        return at + 1 < pattern.length() && allowed.indexOf(pattern.charAt(at + 1)) >= 0;
    }

    private static String invalid(String pattern, int at) {
        return "invalid conversion specifier '%" + pattern.substring(at) + "'";
    }

    private void append(char conversion) {
        switch (conversion) {
            case 'c' -> run("%a %b %e %H:%M:%S %Y");
            case 'D', 'x' -> run("%m/%d/%y");
            case 'F' -> run("%Y-%m-%d");
            case 'r' -> run("%I:%M:%S %p");
            case 'R' -> run("%H:%M");
            case 'T', 'X' -> run("%H:%M:%S");
            case 'n' -> out.append('\n');
            case 't' -> out.append('\t');
            case '%' -> out.append('%');
            case 'a', 'A', 'b', 'h', 'B', 'p', 'z', 'Z' -> name(conversion);
            default -> number(conversion);
        }
    }

    private void name(char conversion) {
        switch (conversion) {
            case 'a' -> out.append(time.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH), 0, 3);
            case 'A' -> out.append(time.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH));
            case 'b', 'h' -> out.append(time.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH), 0, 3);
            case 'B' -> out.append(time.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH));
            case 'p' -> out.append(time.getHour() < 12 ? "AM" : "PM");
            case 'z' ->
                out.append(DateTimeFormatter.ofPattern("xx", Locale.ROOT).format(time));
            default -> out.append(zoneName());
        }
    }

    private String zoneName() {
        if (time.getZone().equals(ZoneOffset.UTC)) return "GMT";
        return DateTimeFormatter.ofPattern("zzz", Locale.ENGLISH).format(time);
    }

    private void number(char conversion) {
        switch (conversion) {
            case 'C' -> digits(Math.floorDiv(time.getYear(), 100), 2);
            case 'd' -> digits(time.getDayOfMonth(), 2);
            case 'e' -> out.append(time.getDayOfMonth() < 10 ? " " : "").append(time.getDayOfMonth());
            case 'g' -> digits(Math.floorMod(time.get(IsoFields.WEEK_BASED_YEAR), 100), 2);
            case 'G' -> out.append(time.get(IsoFields.WEEK_BASED_YEAR));
            case 'H' -> digits(time.getHour(), 2);
            case 'I' -> digits((time.getHour() + 11) % 12 + 1, 2);
            case 'j' -> digits(time.getDayOfYear(), 3);
            case 'm' -> digits(time.getMonthValue(), 2);
            case 'M' -> digits(time.getMinute(), 2);
            case 'S' -> digits(time.getSecond(), 2);
            case 'u' -> out.append(time.getDayOfWeek().getValue());
            case 'U' -> digits(week(weekday()), 2);
            case 'V' -> digits(time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR), 2);
            case 'w' -> out.append(weekday());
            case 'W' -> digits(week((weekday() + 6) % 7), 2);
            case 'y' -> digits(Math.floorMod(time.getYear(), 100), 2);
            default -> out.append(time.getYear());
        }
    }

    /** Returns the day of the week, 0 for Sunday. */
    private int weekday() {
        return time.getDayOfWeek().getValue() % 7;
    }

    /** Returns the number of full weeks of the year if the current one began {@code daysAgo} days ago. */
    private int week(int daysAgo) {
        return (time.getDayOfYear() + 6 - daysAgo) / 7;
    }

    private void digits(int value, int count) {
        String text = Integer.toString(value);
        out.append("0".repeat(Math.max(0, count - text.length()))).append(text);
    }
}

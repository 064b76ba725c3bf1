package kodama.loop.replay;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.PrintableText;
import org.jspecify.annotations.Nullable;

/**
 * The copied values of one object, or of many in columns.
 *
 * <p>Values are Long, Double, Boolean, String, and arrays {@code long[]} and {@code double[]}, or null.
 */
final class StateObject {
    /** Shown for a value that one of two objects does not have. */
    static final String NONE = "none";

    /** Precedes the names of values in messages; empty for nothing. */
    private String title;

    /** For the items of arrays: the kind of object that each belongs to; empty if they belong to this object. */
    private final String itemKind;

    private final Map<String, @Nullable Object> values = new LinkedHashMap<>();

    StateObject(String title, String itemKind) {
        this.title = title;
        this.itemKind = itemKind;
    }

    String title() {
        return title;
    }

    void setTitle(String title) {
        this.title = title;
    }

    void put(String name, @Nullable Object value) {
        values.put(name, value);
    }

    /** Adds the differences to another object of the same kind, for arrays only the first one. */
    void compare(StateObject other, List<StateDifference> to) {
        Set<String> names = new LinkedHashSet<>(values.keySet());
        names.addAll(other.values.keySet());
        for (String name : names) compare(name, values.get(name), other.values.get(name), to);
    }

    private void compare(String name, @Nullable Object mine, @Nullable Object its, List<StateDifference> to) {
        if (mine instanceof double[] reals && its instanceof double[] others) {
            int at = Arrays.mismatch(reals, others);
            if (at >= 0) to.add(difference(item(name, at), at(reals, at), at(others, at)));
        } else if (mine instanceof long[] wholes && its instanceof long[] others) {
            int at = Arrays.mismatch(wholes, others);
            if (at >= 0) to.add(difference(item(name, at), at(wholes, at), at(others, at)));
        } else if (mine == null ? its != null : !mine.equals(its)) {
            to.add(difference(titled(name), mine, its));
        }
    }

    /** Adds each value as a line of text; for arrays one for each item. */
    void addLines(List<String> to) {
        for (Map.Entry<String, @Nullable Object> each : values.entrySet()) {
            String name = each.getKey();
            Object value = each.getValue();
            if (value instanceof double[] reals)
                for (int i = 0; i < reals.length; i++) to.add(line(item(name, i), reals[i]));
            else if (value instanceof long[] wholes)
                for (int i = 0; i < wholes.length; i++) to.add(line(item(name, i), wholes[i]));
            else to.add(line(titled(name), value));
        }
    }

    private static String line(String what, @Nullable Object value) {
        return PrintableText.line(what) + ": " + text(value);
    }

    private String item(String name, int at) {
        return itemKind.isEmpty() ? titled(name) + " [" + at + "]" : itemKind + " " + at + ", " + name;
    }

    private String titled(String name) {
        return title.isEmpty() ? name : title + ", " + name;
    }

    private static @Nullable Object at(double[] values, int at) {
        return at < values.length ? (Object) values[at] : null;
    }

    private static @Nullable Object at(long[] values, int at) {
        return at < values.length ? (Object) values[at] : null;
    }

    private static StateDifference difference(String what, @Nullable Object first, @Nullable Object second) {
        return new StateDifference(PrintableText.line(what), text(first), text(second));
    }

    private static String text(@Nullable Object value) {
        if (value == null) return NONE;
        if (value instanceof Double number) return digits(number);
        if (value instanceof String string) return '"' + PrintableText.line(string) + '"';
        return value instanceof double[] || value instanceof long[] ? "some" : value.toString();
    }

    /** All digits that distinguish it from other numbers. */
    private static String digits(double number) {
        if (Double.isNaN(number)) return "nan";
        String digits = Double.toString(number);
        return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
    }
}

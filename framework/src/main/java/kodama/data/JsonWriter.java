package kodama.data;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes as JSON what {@link Json} reads. */
public final class JsonWriter {
    private static final char FIRST_PRINTABLE = ' ';

    private final StringBuilder out = new StringBuilder();

    private JsonWriter() {}

    /**
     * Writes a value in one line.
     *
     * @param value a Map with names, an Iterable, a Number, a Boolean, null; anything else is written as the text that
     *     it has
     * @return the JSON
     */
    public static String write(@Nullable Object value) {
        JsonWriter writer = new JsonWriter();
        writer.value(value);
        return writer.out.toString();
    }

    private void value(@Nullable Object value) {
        if (value == null || value instanceof Boolean) out.append(value);
        else if (value instanceof Number number) out.append(number(number));
        else if (value instanceof Map<?, ?> map) map(map);
        else if (value instanceof Iterable<?> list) list(list);
        else string(value.toString());
    }

    /** Whole numbers without a point; JSON knows neither infinity nor nan. */
    private static String number(Number number) {
        double value = number.doubleValue();
        if (Double.isNaN(value) || Double.isInfinite(value)) return "null";
        boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1L << 53;
        return isWhole ? Long.toString((long) value) : Double.toString(value);
    }

    private void map(Map<?, ?> map) {
        String before = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(before);
            string(String.valueOf(entry.getKey()));
            out.append(':');
            value(entry.getValue());
            before = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private void list(Iterable<?> list) {
        Iterator<?> items = list.iterator();
        out.append('[');
        while (items.hasNext()) {
            value(items.next());
            if (items.hasNext()) out.append(',');
        }
        out.append(']');
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) letter(text.charAt(i));
        out.append('"');
    }

    private void letter(char letter) {
        if (letter == '"' || letter == '\\') out.append('\\').append(letter);
        else if (letter < FIRST_PRINTABLE || Character.isSurrogate(letter))
            out.append("\\u%04x".formatted((int) letter)); // half a letter cannot be written otherwise
        else out.append(letter);
    }
}

package kodama.data;

import java.util.Map;
import kodama.base.PrintableText;
import org.jspecify.annotations.Nullable;

/** Writes JSON in one line: a whole value, or piece by piece, with commas added as needed. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();
    private boolean needsComma;

    /**
     * Writes a value in one line.
     *
     * @param value a Map with names, an Iterable, a Number, a Boolean or null; anything else is written as its
     *     {@code toString}
     */
    public static String write(@Nullable Object value) {
        return new JsonWriter().value(value).toString();
    }

    private JsonWriter value(@Nullable Object value) {
        if (value == null || value instanceof Boolean) plain(String.valueOf(value));
        else if (value instanceof Number number) plain(number(number));
        else if (value instanceof Map<?, ?> map) map(map);
        else if (value instanceof Iterable<?> list) list(list);
        else text(value.toString());
        return this;
    }

    /** Writes integers without a decimal point; JSON has no infinity or NaN. */
    private static String number(Number number) {
        double value = number.doubleValue();
        if (Double.isNaN(value) || Double.isInfinite(value)) return "null";
        boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1L << 53;
        return isWhole ? Long.toString((long) value) : Double.toString(value);
    }

    private void map(Map<?, ?> map) {
        open('{');
        for (Map.Entry<?, ?> entry : map.entrySet())
            name(String.valueOf(entry.getKey())).value(entry.getValue());
        close('}');
    }

    private void list(Iterable<?> list) {
        open('[');
        for (Object item : list) value(item);
        close(']');
    }

    /** Opens a list or an object. */
    public JsonWriter open(char bracket) {
        separate();
        out.append(bracket);
        needsComma = false;
        return this;
    }

    /** Closes a list or an object. */
    public void close(char bracket) {
        out.append(bracket);
        needsComma = true;
    }

    /** Writes the name of a field, whose value must follow. */
    public JsonWriter name(String name) {
        text(name);
        out.append(':');
        needsComma = false;
        return this;
    }

    /** Writes an integer field. */
    public void field(String name, long value) {
        name(name).plain(Long.toString(value));
    }

    /** Writes a number field, with a decimal point even if the value is whole. */
    public void field(String name, double value) {
        name(name).plain(Double.toString(value));
    }

    /** Writes a Boolean field. */
    public void field(String name, boolean value) {
        name(name).plain(Boolean.toString(value));
    }

    /** Writes a string field. */
    public void field(String name, String value) {
        name(name).text(value);
    }

    private void separate() {
        if (needsComma) out.append(',');
        needsComma = true;
    }

    private void plain(String value) {
        separate();
        out.append(value);
    }

    private void text(String value) {
        separate();
        out.append('"');
        for (int i = 0; i < value.length(); i++) letter(value.charAt(i));
        out.append('"');
    }

    private void letter(char letter) {
        if (letter == '"' || letter == '\\') out.append('\\').append(letter);
        else if (isEscaped(letter)) out.append("\\u%04x".formatted((int) letter));
        else out.append(letter);
    }

    /** Whether a character is escaped: those that a terminal does not show, and surrogates, which may be unpaired. */
    private static boolean isEscaped(char letter) {
        return letter == '\t' || Character.isSurrogate(letter) || !PrintableText.isPrintable(letter);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}

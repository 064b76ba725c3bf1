package kodama.replay;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/** The fields that a game adds to the header of its replay, such as the player's name and the score. */
public final class ReplayFields {
    /** Most fields of a replay. */
    public static final int MAX_FIELDS = 32;

    /** Most bytes of a text, in UTF-8. */
    public static final int MAX_BYTES = 200;

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,39}");

    private final Map<String, Object> fields = new TreeMap<>();

    /** Creates an instance without fields. */
    public ReplayFields() {}

    /** Removes all fields. */
    public void clear() {
        fields.clear();
    }

    /** Returns a copy of the fields: a String, Double or Boolean by name. */
    public Map<String, Object> copy() {
        return Map.copyOf(fields);
    }

    /**
     * Sets a field.
     *
     * @param name a letter or {@code _}, then letters, digits and {@code _}; at most 40 characters
     * @param value a String of at most 200 bytes, a finite number, or a Boolean; null removes the field
     * @throws IllegalArgumentException if name or value break a rule, or there would be more than 32 fields
     */
    public void set(String name, @Nullable Object value) {
        if (!NAME.matcher(name).matches())
            throw new IllegalArgumentException("the name of a field must consist of letters, digits and _, not begin"
                    + " with a digit, and have at most 40 characters but was '" + name + "'");
        if (value == null) fields.remove(name);
        else add(name, checked(name, value));
    }

    private void add(String name, Object value) {
        if (fields.size() == MAX_FIELDS && !fields.containsKey(name))
            throw new IllegalArgumentException(
                    "a replay can have at most " + MAX_FIELDS + " fields but '" + name + "' is one more");
        fields.put(name, value);
    }

    private static Object checked(String name, Object value) {
        if (value instanceof Boolean) return value;
        if (value instanceof Number number) return Checks.finite("field '" + name + "'", number.doubleValue());
        if (!(value instanceof String text))
            throw new IllegalArgumentException(
                    "field '" + name + "' must be a string, a number or a boolean but was a "
                            + value.getClass().getSimpleName());
        int bytes = text.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_BYTES)
            throw new IllegalArgumentException(
                    "field '" + name + "' must have at most " + MAX_BYTES + " bytes but has " + bytes);
        return text;
    }
}

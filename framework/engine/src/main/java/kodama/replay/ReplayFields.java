package kodama.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields that a game adds to the header of its replay, such as the player's name and the score. */
public final class ReplayFields {
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** Creates an instance without fields. */
    public ReplayFields() {}

    /** Removes all fields. */
    public void clear() {
        fields.clear();
    }

    /** Returns a copy of the fields: a String, Double or Boolean by name. */
    public Map<String, Object> copy() {
        return new LinkedHashMap<>(fields);
    }

    /**
     * Sets a field.
     *
     * @param name a letter or {@code _}, then letters, digits and {@code _}; at most 40 characters
     * @param value a String of at most 200 bytes, a finite number, or a Boolean; null removes the field
     * @throws IllegalArgumentException if name or value break a rule, or there would be more than 32 fields
     */
    public void set(String name, @Nullable Object value) {
        Object kept = value instanceof Number number ? (Object) number.doubleValue() : value;
        ReplayHeader.checkField(name, kept == null ? "" : kept);
        if (kept == null) fields.remove(name);
        else add(name, kept);
    }

    private void add(String name, Object value) {
        if (fields.size() == ReplayHeader.MAX_FIELDS && !fields.containsKey(name))
            throw new IllegalArgumentException(
                    "a replay can have at most " + ReplayHeader.MAX_FIELDS + " fields but '" + name + "' is one more");
        fields.put(name, value);
    }
}

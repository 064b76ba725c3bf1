package kodama.draw.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of a JSON file and its place, for messages such as {@code ship.json: frames[3].frame.x must be …}.
 *
 * @param file path of the file
 * @param place its place in the file; empty for the whole
 * @param value the value; null if there is none
 */
record JsonNode(String file, String place, @Nullable Object value) {
    boolean isMap() {
        return value instanceof Map;
    }

    boolean isList() {
        return value instanceof List;
    }

    boolean isMissing() {
        return value == null;
    }

    /** Returns the value of a name; a missing one if this is not a map or does not have the name. */
    JsonNode get(String name) {
        Object child = value instanceof Map<?, ?> map ? map.get(name) : null;
        return new JsonNode(file, place.isEmpty() ? name : place + "." + name, child);
    }

    /** Returns the elements of a list, or the values of a map in their order; nothing for other values. */
    List<JsonNode> children() {
        List<JsonNode> all = new ArrayList<>();
        if (value instanceof List<?> list)
            for (int i = 0; i < list.size(); i++) all.add(new JsonNode(file, place + "[" + i + "]", list.get(i)));
        if (value instanceof Map<?, ?> map)
            for (Map.Entry<?, ?> entry : map.entrySet())
                all.add(new JsonNode(file, place + "[\"" + cut(entry.getKey()) + "\"]", entry.getValue()));
        return all;
    }

    /** Returns the names of a map in their order. */
    List<String> names() {
        return value instanceof Map<?, ?> map
                ? map.keySet().stream().map(String::valueOf).toList()
                : List.of();
    }

    private static String cut(Object name) {
        String text = String.valueOf(name);
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    /**
     * Returns a whole number; fractions are rounded down, since some tools write them.
     *
     * @throws IOException if it is not a number or out of range
     */
    int integer(int least, int most) throws IOException {
        if (value instanceof Double number && number >= least && number <= most) return (int) Math.floor(number);
        throw failure("must be a number from " + least + " to " + most + " but " + described());
    }

    int integer(int least, int most, int fallback) throws IOException {
        return isMissing() ? fallback : integer(least, most);
    }

    /** Returns a boolean; false if there is none. */
    boolean flag() throws IOException {
        if (isMissing()) return false;
        if (value instanceof Boolean flag) return flag;
        throw failure("must be true or false but " + described());
    }

    /** Returns a string. */
    String text() throws IOException {
        if (value instanceof String text) return text;
        throw failure("must be a string but " + described());
    }

    String text(String fallback) throws IOException {
        return isMissing() ? fallback : text();
    }

    private String described() {
        if (value == null) return "is missing";
        if (isMap()) return "was an object";
        if (isList()) return "was an array";
        return "was " + (value instanceof String text ? "\"" + cut(text) + "\"" : number());
    }

    private String number() {
        String text = String.valueOf(value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    IOException failure(String problem) {
        return new IOException(file + ": " + (place.isEmpty() ? "the file" : place) + " " + problem);
    }
}

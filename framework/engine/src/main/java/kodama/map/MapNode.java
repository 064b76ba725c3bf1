package kodama.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An element of a map file in XML, or what corresponds to it in JSON. */
final class MapNode {
    final String file;
    final String name;
    final Map<String, String> attributes = new LinkedHashMap<>();
    final List<MapNode> children = new ArrayList<>();
    final StringBuilder text = new StringBuilder();

    MapNode(String file, String name) {
        this.file = file;
        this.name = name;
    }

    boolean has(String attribute) {
        return attributes.containsKey(attribute);
    }

    @Nullable
    MapNode child(String wanted) {
        for (MapNode each : children) if (each.name.equals(wanted)) return each;
        return null;
    }

    String text(String attribute, String fallback) {
        return attributes.getOrDefault(attribute, fallback);
    }

    boolean flag(String attribute, boolean fallback) {
        String value = attributes.get(attribute);
        return value == null ? fallback : value.equals("1") || value.equals("true");
    }

    int integer(String attribute, int least, int most, int fallback) {
        return has(attribute) ? (int) Math.floor(number(attribute, least, most, fallback)) : fallback;
    }

    int integer(String attribute, int least, int most) {
        if (!has(attribute)) throw failure(attribute + " is missing");
        return integer(attribute, least, most, 0);
    }

    double number(String attribute, double least, double most, double fallback) {
        String value = attributes.get(attribute);
        if (value == null) return fallback;
        try {
            double number = Double.parseDouble(value);
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException notANumber) {
            // reported below
        }
        throw failure(
                attribute + " must be a number from " + shown(least) + " to " + shown(most) + " but was " + cut(value));
    }

    static String shown(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    static String cut(String value) {
        return "\"" + (value.length() <= 60 ? value : value.substring(0, 60) + "…") + "\"";
    }

    /** Names this element with its name or number, such as {@code layer "ground"}. */
    String place() {
        if (has("name")) return name + " " + cut(text("name", ""));
        return has("id") ? name + " " + text("id", "") : name;
    }

    MapException failure(String problem) {
        return new MapException(file, place(), problem);
    }
}

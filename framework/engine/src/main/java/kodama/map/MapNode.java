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
    final Map<String, String> attributes = new LinkedHashMap<>(8);
    final List<MapNode> children = new ArrayList<>(0);
    /** The text; null if there is none. */
    @Nullable
    StringBuilder text;

    /** The tiles of this data or chunk; null if there are none. */
    @Nullable
    TileNumbers tiles;

    MapNode(String file, String name) {
        this.file = file;
        this.name = name;
    }

    void append(CharSequence more) {
        if (text == null) text = new StringBuilder();
        text.append(more);
    }

    String text() {
        return text == null ? "" : text.toString();
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
        if (!has(attribute)) return fallback;
        double number = number(attribute, least, most, fallback);
        if (number == Math.rint(number)) return (int) number;
        throw failure(attribute + " must be a whole number but was " + cut(text(attribute, "")));
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

    /** Prepares this element for the tiles of an area, which is a layer or chunk. */
    TileNumbers beginTiles(MapNode layer, MapNode area, MapLimits limits) {
        int width = area.integer("width", 0, MapLimits.SIDE);
        int height = area.integer("height", 0, MapLimits.SIDE);
        String place = layer.place();
        TileNumbers made = new TileNumbers(file, place, limits.addTiles(file, place, width, height));
        tiles = made;
        return made;
    }

    /** Returns the number of a tile with its flip bits. */
    int tile(String value) {
        try {
            long number = Long.parseLong(value);
            if (number >= 0 && number <= 0xFFFF_FFFFL) return (int) number;
        } catch (NumberFormatException notANumber) {
            // reported below
        }
        throw failure("the number of a tile must be from 0 to 4294967295 but was " + cut(value));
    }

    static String shown(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    static String cut(String value) {
        return MapException.quoted(value);
    }

    /** Names this element with its name or number, such as {@code layer "ground"}. */
    String place() {
        if (has("name")) return name + " " + cut(text("name", ""));
        return has("id") ? name + " " + cut(text("id", "")) : name;
    }

    MapException failure(String problem) {
        return new MapException(file, place(), problem);
    }
}

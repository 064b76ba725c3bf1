package kodama.map;

import java.util.List;
import java.util.Map;
import kodama.data.DataException;
import kodama.data.Json;
import org.jspecify.annotations.Nullable;

/** Reads a JSON file of Tiled into the elements that Tiled would write as XML. */
final class MapJson {
    private static final Map<String, String> LAYERS =
            Map.of("tilelayer", "layer", "objectgroup", "objectgroup", "imagelayer", "imagelayer", "group", "group");
    private static final Map<String, String> LISTS =
            Map.of("tilesets", "tileset", "objects", "object", "tiles", "tile", "chunks", "chunk");

    private final String file;
    private final MapLimits limits;
    // The layer with tiles that is being read
    private MapNode layer;
    private Map<?, ?> layerValues = Map.of();
    /** The layer or tileset that is being read, for messages; empty for none. */
    private String place = "";

    private MapJson(String file, MapLimits limits) {
        this.file = file;
        this.limits = limits;
        layer = new MapNode(file, "layer");
    }

    static MapNode read(String file, byte[] content, MapLimits limits) {
        try {
            if (!(Json.readWithArrays(file, content) instanceof Map<?, ?> root))
                throw new MapException(file, "", "it must be a JSON object");
            String type = root.get("type") instanceof String text ? text : "map";
            return new MapJson(file, limits).node(type, root);
        } catch (DataException broken) {
            throw new MapException(file, "", "it is not JSON (" + broken.getMessage() + ")");
        }
    }

    private MapNode node(String name, Map<?, ?> from) {
        limits.addValues(file, 1 + from.size());
        MapNode node = new MapNode(file, name);
        for (Map.Entry<?, ?> each : from.entrySet())
            if (each.getKey().equals("data")) continue;
            else if (each.getValue() instanceof String
                    || each.getValue() instanceof Double
                    || each.getValue() instanceof Boolean)
                node.attributes.put(String.valueOf(each.getKey()), plain(each.getValue()));
        if (name.equals("layer")) {
            layer = node;
            layerValues = from;
        }
        String outer = place;
        if (LAYERS.containsValue(name) || name.equals("tileset")) place = node.place();
        for (Map.Entry<?, ?> each : from.entrySet()) add(node, String.valueOf(each.getKey()), each.getValue(), from);
        place = outer;
        return node;
    }

    private void add(MapNode node, String name, @Nullable Object value, Map<?, ?> all) {
        if (name.equals("layers")) addLayers(node, value);
        else if (name.equals("properties")) node.children.add(properties(value));
        else if (name.equals("data") && node.name.equals("chunk")) addTiles(node, node, value);
        else if (name.equals("data") && node.name.equals("layer")) addData(node, value);
        else if (name.equals("chunks") && node.name.equals("layer")) addChunks(node, value);
        else if (name.equals("image") && value instanceof String source) addImage(node, source, all);
        else if (LISTS.containsKey(name)) addAll(node, LISTS.getOrDefault(name, name), name, value);
        else if (name.equals("animation")) addAnimation(node, value);
        else if (name.equals("polygon") || name.equals("polyline")) addPoints(node, name, value);
        else if (Boolean.TRUE.equals(value)
                && (name.equals("ellipse") || name.equals("point") || name.equals("capsule")))
            node.children.add(new MapNode(file, name));
        else if (name.equals("text") && node.name.equals("text")) node.append(String.valueOf(value));
        else if (value instanceof Map<?, ?> map) node.children.add(node(name, map));
    }

    private void addLayers(MapNode node, @Nullable Object value) {
        for (Object each : list("layers", value)) {
            Map<?, ?> values = map("layers", each);
            node.children.add(node(LAYERS.getOrDefault(String.valueOf(values.get("type")), "unknown"), values));
        }
    }

    private void addAll(MapNode node, String name, String field, @Nullable Object value) {
        for (Object each : list(field, value)) node.children.add(node(name, map(field, each)));
    }

    private void addAnimation(MapNode node, @Nullable Object value) {
        MapNode animation = new MapNode(file, "animation");
        addAll(animation, "frame", "animation", value);
        node.children.add(animation);
    }

    private void addData(MapNode node, @Nullable Object value) {
        MapNode data = new MapNode(file, "data");
        node.children.add(data);
        addTiles(data, node, value);
    }

    private void addChunks(MapNode node, @Nullable Object value) {
        MapNode data = new MapNode(file, "data");
        node.children.add(data);
        addAll(data, "chunk", "chunks", value);
    }

    private void addTiles(MapNode node, MapNode area, @Nullable Object value) {
        TileNumbers tiles = node.beginTiles(layer, area, limits);
        if (value instanceof String text)
            tiles.addBase64(text, layerValues.get("compression") instanceof String compression ? compression : "");
        else if (value instanceof int[] numbers) for (int each : numbers) tiles.add(each);
        else for (Object each : list("data", value)) tiles.add(layer.tile(plain(each)));
    }

    private void addImage(MapNode node, String source, Map<?, ?> all) {
        MapNode image = new MapNode(file, "image");
        image.attributes.put("source", source);
        if (all.get("imagewidth") instanceof Double width) image.attributes.put("width", plain(width));
        if (all.get("imageheight") instanceof Double height) image.attributes.put("height", plain(height));
        if (all.get("transparentcolor") instanceof String color) image.attributes.put("trans", color);
        node.children.add(image);
    }

    private void addPoints(MapNode node, String name, @Nullable Object value) {
        StringBuilder points = new StringBuilder();
        for (Object each : list(name, value))
            points.append(plain(map(name, each).get("x")))
                    .append(',')
                    .append(plain(map(name, each).get("y")))
                    .append(' ');
        MapNode shape = new MapNode(file, name);
        shape.attributes.put("points", points.toString());
        node.children.add(shape);
    }

    private MapNode properties(@Nullable Object value) {
        MapNode properties = new MapNode(file, "properties");
        if (value instanceof Map<?, ?> members)
            for (Map.Entry<?, ?> each : members.entrySet())
                properties.children.add(
                        property("property", String.valueOf(each.getKey()), typeOf(each.getValue()), each.getValue()));
        else
            for (Object each : list("properties", value))
                properties.children.add(property(
                        "property",
                        String.valueOf(map("properties", each).get("name")),
                        String.valueOf(map("properties", each).get("type")),
                        map("properties", each).get("value")));
        return properties;
    }

    private MapNode property(String element, String name, String type, @Nullable Object value) {
        limits.addValues(file, 1);
        MapNode property = new MapNode(file, element);
        property.attributes.put("name", name);
        property.attributes.put("type", type);
        if (value instanceof Map<?, ?>) property.children.add(properties(value));
        else if (value instanceof List<?> items) for (Object each : items) property.children.add(item(each));
        else property.attributes.put("value", plain(value));
        return property;
    }

    private MapNode item(@Nullable Object item) {
        if (item instanceof Map<?, ?> typed && typed.containsKey("value"))
            return property("item", "", String.valueOf(typed.get("type")), typed.get("value"));
        return property("item", "", typeOf(item), item);
    }

    private static String typeOf(@Nullable Object value) {
        if (value instanceof Map) return "class";
        if (value instanceof List) return "list";
        if (value instanceof Double) return "float";
        return value instanceof Boolean ? "bool" : "string";
    }

    private static String plain(@Nullable Object value) {
        if (value instanceof int[] || value instanceof List) return "a list";
        if (value instanceof Map) return "an object";
        return value instanceof Double number ? MapNode.shown(number) : String.valueOf(value);
    }

    private List<?> list(String field, @Nullable Object value) {
        if (value instanceof List<?> list) return list;
        throw wrong(field + " must be a list", value);
    }

    private Map<?, ?> map(String field, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) return map;
        throw wrong("each item of " + field + " must be an object", value);
    }

    private MapException wrong(String problem, @Nullable Object value) {
        String found = value instanceof int[] ? "a list of numbers" : plain(value);
        return new MapException(
                file, place, problem + " but was " + (value instanceof String ? MapNode.cut(found) : found));
    }
}

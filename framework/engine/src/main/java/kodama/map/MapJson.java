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

    private MapJson(String file) {
        this.file = file;
    }

    static MapNode read(String file, byte[] content) {
        try {
            if (!(Json.read(file, content) instanceof Map<?, ?> root))
                throw new MapException(file, "", "it must be a JSON object");
            String type = root.get("type") instanceof String text ? text : "map";
            return new MapJson(file).node(type, root);
        } catch (DataException broken) {
            throw new MapException(file, "", "it is not JSON (" + broken.getMessage() + ")");
        }
    }

    private MapNode node(String name, Map<?, ?> from) {
        MapNode node = new MapNode(file, name);
        for (Map.Entry<?, ?> entry : from.entrySet()) add(node, String.valueOf(entry.getKey()), entry.getValue(), from);
        return node;
    }

    private void add(MapNode node, String name, @Nullable Object value, Map<?, ?> all) {
        if (name.equals("layers")) addLayers(node, value);
        else if (name.equals("properties")) node.children.add(properties(value));
        else if (name.equals("data") || name.equals("chunks") && node.child("data") == null) addData(node, value, all);
        else if (name.equals("image") && value instanceof String source) addImage(node, source, all);
        else if (LISTS.containsKey(name)) addAll(node, LISTS.getOrDefault(name, name), value);
        else if (name.equals("animation")) addAnimation(node, value);
        else if (name.equals("polygon") || name.equals("polyline")) addPoints(node, name, value);
        else if (Boolean.TRUE.equals(value)
                && (name.equals("ellipse") || name.equals("point") || name.equals("capsule")))
            node.children.add(new MapNode(file, name));
        else if (name.equals("text") && node.name.equals("text")) node.text.append(value);
        else if (value instanceof Map<?, ?> map) node.children.add(node(name, map));
        else if (value instanceof String || value instanceof Double || value instanceof Boolean)
            node.attributes.put(name, plain(value));
    }

    private void addLayers(MapNode node, @Nullable Object value) {
        for (Object each : list(value)) {
            Map<?, ?> layer = map(each);
            node.children.add(node(LAYERS.getOrDefault(String.valueOf(layer.get("type")), "unknown"), layer));
        }
    }

    private void addAll(MapNode node, String name, @Nullable Object value) {
        for (Object each : list(value)) node.children.add(node(name, map(each)));
    }

    private void addAnimation(MapNode node, @Nullable Object value) {
        MapNode animation = new MapNode(file, "animation");
        addAll(animation, "frame", value);
        node.children.add(animation);
    }

    private void addData(MapNode node, @Nullable Object value, Map<?, ?> all) {
        MapNode data = node.name.equals("chunk") ? node : new MapNode(file, "data");
        if (data != node) node.children.add(data);
        data.attributes.put("encoding", all.get("encoding") instanceof String text ? text : "csv");
        if (all.get("compression") instanceof String text) data.attributes.put("compression", text);
        if (value instanceof String text) data.text.append(text);
        else if (all.get("chunks") == value && value != null) addAll(data, "chunk", value);
        else for (Object each : list(value)) data.text.append(plain(each)).append(',');
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
        for (Object each : list(value))
            points.append(plain(map(each).get("x")))
                    .append(',')
                    .append(plain(map(each).get("y")))
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
                        property(String.valueOf(each.getKey()), typeOf(each.getValue()), each.getValue()));
        else
            for (Object each : list(value))
                properties.children.add(property(
                        String.valueOf(map(each).get("name")),
                        String.valueOf(map(each).get("type")),
                        map(each).get("value")));
        return properties;
    }

    private MapNode property(String name, String type, @Nullable Object value) {
        MapNode property = new MapNode(file, "property");
        property.attributes.put("name", name);
        property.attributes.put("type", type);
        if (value instanceof Map<?, ?>) property.children.add(properties(value));
        else property.attributes.put("value", plain(value));
        return property;
    }

    private static String typeOf(@Nullable Object value) {
        if (value instanceof Map) return "class";
        if (value instanceof Double) return "float";
        return value instanceof Boolean ? "bool" : "string";
    }

    private static String plain(@Nullable Object value) {
        return value instanceof Double number ? MapNode.shown(number) : String.valueOf(value);
    }

    private List<?> list(@Nullable Object value) {
        if (value instanceof List<?> list) return list;
        throw new MapException(file, "", "a list was expected but found " + MapNode.cut(String.valueOf(value)));
    }

    private Map<?, ?> map(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) return map;
        throw new MapException(file, "", "an object was expected but found " + MapNode.cut(String.valueOf(value)));
    }
}

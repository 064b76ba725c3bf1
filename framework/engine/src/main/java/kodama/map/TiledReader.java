package kodama.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.map.TiledMap.Alignment;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.LayerKind;
import kodama.map.TiledMap.MapObject;
import kodama.map.TiledMap.Orientation;
import kodama.map.TiledMap.Picture;
import kodama.map.TiledMap.Shape;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import org.jspecify.annotations.Nullable;

/** Reads a map of Tiled in XML or JSON, with its tilesets and templates. */
public final class TiledReader {
    private static final int MAX_SIDE = MapLimits.SIDE;
    private static final int MAX_PIXELS = 1 << 14;
    /** Most blocks of 16 × 16 tiles, empty or not, of all layers together. */
    private static final int MAX_BLOCKS = 1 << 20;

    /** Most pixels from the map's corner to a tile. */
    private static final int MAX_DISTANCE = 1 << 27;

    private static final int MAX_FILES = 1000;
    private static final int MAX_BYTES = 64 << 20;
    private static final int MAX_LAYERS = 10_000;
    private static final int MAX_NAME = 1000;

    /** Most frames of all animated tiles. */
    private static final int MAX_FRAMES = 1 << 16;

    private static final double FAR = 1e9;

    private final MapFiles files;
    private final MapLimits limits = new MapLimits();
    private final Map<String, MapNode> read = new HashMap<>();
    private final Map<String, Tileset> known = new HashMap<>();
    private final List<Tileset> tilesets = new ArrayList<>();
    private final List<Layer> layers = new ArrayList<>();
    private final TilePalette palette = new TilePalette();
    private int frameCount;
    private long bytes;
    private long blocks;
    private int tileWidth;
    private int tileHeight;
    /** Whether all tilesets that the map names were read. */
    private boolean hasTilesets;

    private TiledReader(MapFiles files) {
        this.files = files;
    }

    /**
     * Reads a map.
     *
     * @param path of its file in the game's folder
     * @throws MapException if it cannot be read
     */
    public static TiledMap read(String path, MapFiles files) {
        return new TiledReader(files).map(path);
    }

    private TiledMap map(String path) {
        MapNode root = file(path, null, "map");
        Orientation orientation = orientation(root);
        int width = root.integer("width", 0, MAX_SIDE);
        int height = root.integer("height", 0, MAX_SIDE);
        tileWidth = root.integer("tilewidth", 1, MAX_PIXELS);
        tileHeight = root.integer("tileheight", 1, MAX_PIXELS);
        for (MapNode each : root.children) if (each.name.equals("tileset")) addTileset(each);
        tilesets.sort((a, b) -> Integer.compare(a.firstNumber(), b.firstNumber()));
        hasTilesets = true;
        addLayers(root, new Inherited("", true, 0, 0, 1, 1, 1, 0xFFFFFFFF));
        return new TiledMap(
                path,
                orientation,
                width,
                height,
                tileWidth,
                tileHeight,
                root.integer("hexsidelength", 0, MAX_PIXELS, 0),
                root.text("staggeraxis", "y").equals("x"),
                root.text("staggerindex", "odd").equals("even"),
                root.flag("infinite", false),
                List.copyOf(tilesets),
                List.copyOf(layers),
                properties(root),
                root.number("parallaxoriginx", -FAR, FAR, 0),
                root.number("parallaxoriginy", -FAR, FAR, 0),
                root.text("renderorder", "").startsWith("left"),
                root.text("renderorder", "").endsWith("up"),
                root.has("backgroundcolor") ? color(root, root.text("backgroundcolor", "")) : 0,
                palette);
    }

    private static Orientation orientation(MapNode root) {
        String name = root.text("orientation", "orthogonal");
        for (Orientation each : Orientation.values())
            if (each.name().toLowerCase(Locale.ROOT).equals(name)) return each;
        throw root.failure(
                "orientation must be orthogonal, isometric, staggered or hexagonal but was " + MapNode.cut(name));
    }

    private MapNode file(String path, @Nullable MapNode user, String expected) {
        MapNode known = read.get(path);
        if (known == null) {
            if (read.size() == MAX_FILES)
                throw new MapException(path, "", "a map must name at most " + MAX_FILES + " files");
            byte[] content = files.read(path);
            if (content == null && user != null) throw user.failure("there is no file " + MapNode.cut(path));
            if (content == null) throw new MapException(path, "", "there is no such file");
            int start = 0;
            while (start < content.length && (content[start] <= ' ')) start++; // spaces and the byte order mark
            boolean json = start < content.length && content[start] == '{';
            bytes += content.length;
            if (bytes > MAX_BYTES)
                throw new MapException(path, "", "the files of a map must have at most " + MAX_BYTES + " bytes in all");
            if (start < content.length && content[start] == '[')
                throw new MapException(path, "", "a file of Tiled in JSON must be an object, but it is a list");
            known = json ? MapJson.read(path, content, limits) : MapXml.read(path, content, limits);
            read.put(path, known);
        }
        if (known.name.equals(expected)) return known;
        throw new MapException(path, "", "it must be a " + expected + " but is a " + MapNode.cut(known.name));
    }

    /** Returns the path of a file that another one names relative to itself. */
    private static String linked(MapNode from, String link) {
        Deque<String> parts = new ArrayDeque<>(List.of(from.file.split("/")));
        parts.pollLast();
        if (link.isEmpty() || link.startsWith("/") || link.contains("\\") || link.contains(":") || link.indexOf(0) >= 0)
            throw from.failure("the path " + MapNode.cut(link) + " must be relative, with /");
        for (String part : link.split("/")) {
            if (part.equals("..") && parts.pollLast() == null)
                throw from.failure("the path " + MapNode.cut(link) + " leads out of the game's folder");
            if (!part.isEmpty() && !part.equals(".") && !part.equals("..")) parts.addLast(part);
        }
        return String.join("/", parts);
    }

    private void addTileset(MapNode given) {
        int first = given.integer("firstgid", 1, TileGrid.NUMBER, 1);
        if (given.has("source")) addTileset(given, linked(given, given.text("source", "")), first);
        else tilesets.add(tileset(given, first));
    }

    private void addTileset(MapNode user, String path, int first) {
        Tileset same = known.get(path);
        if (same == null) {
            MapNode root = file(path, user, "tileset");
            if (root.has("source")) throw root.failure("a file of a tileset must not name another tileset");
            same = tileset(root, first);
            known.put(path, same);
        }
        tilesets.add(same.from(first));
    }

    private Tileset tileset(MapNode node, int first) {
        Map<Integer, Tile> special = new LinkedHashMap<>();
        for (MapNode each : node.children)
            if (each.name.equals("tile")) {
                Tile tile = tile(each);
                special.put(tile.id(), tile);
            }
        MapNode offset = node.child("tileoffset");
        return new Tileset(
                node.file,
                node.text("name", ""),
                first,
                node.integer("tilewidth", 0, MAX_PIXELS, 0),
                node.integer("tileheight", 0, MAX_PIXELS, 0),
                node.integer("columns", 0, MAX_SIDE, 0),
                node.integer("tilecount", 0, TileGrid.NUMBER, 0),
                node.integer("margin", 0, MAX_PIXELS, 0),
                node.integer("spacing", 0, MAX_PIXELS, 0),
                offset == null ? 0 : offset.integer("x", -MAX_PIXELS, MAX_PIXELS, 0),
                offset == null ? 0 : offset.integer("y", -MAX_PIXELS, MAX_PIXELS, 0),
                picture(node),
                special,
                properties(node),
                alignment(node),
                node.text("tilerendersize", "tile").equals("grid"),
                node.text("fillmode", "stretch").equals("preserve-aspect-fit"));
    }

    private static @Nullable Picture picture(MapNode owner) {
        MapNode image = owner.child("image");
        if (image == null || !image.has("source")) return null;
        int width = image.integer("width", 0, MAX_PIXELS, 0);
        int height = image.integer("height", 0, MAX_PIXELS, 0);
        int transparent = image.has("trans") ? color(image, image.text("trans", "")) & 0xFFFFFF : -1;
        return new Picture(linked(image, image.text("source", "")), width, height, transparent);
    }

    private static @Nullable Alignment alignment(MapNode node) {
        String name = node.text("objectalignment", "unspecified");
        if (name.equals("unspecified")) return null;
        int horizontal = name.endsWith("left") ? 0 : name.endsWith("right") ? 2 : 1;
        int vertical = name.startsWith("top") ? 0 : name.startsWith("bottom") ? 2 : 1;
        return new Alignment(horizontal, vertical);
    }

    private Tile tile(MapNode node) {
        Picture picture = picture(node);
        List<int[]> frames = new ArrayList<>();
        MapNode animation = node.child("animation");
        if (animation != null)
            for (MapNode each : animation.children)
                if (each.name.equals("frame"))
                    frames.add(
                            new int[] {each.integer("tileid", 0, TileGrid.NUMBER), each.integer("duration", 0, 1 << 30)
                            });
        frameCount += frames.size();
        if (frameCount > MAX_FRAMES)
            throw node.failure("animated tiles must have at most " + MAX_FRAMES + " frames in all");
        MapNode shapes = node.child("objectgroup");
        return new Tile(
                node.integer("id", 0, TileGrid.NUMBER),
                className(node),
                picture,
                node.integer("x", 0, MAX_PIXELS, 0),
                node.integer("y", 0, MAX_PIXELS, 0),
                node.integer("width", 0, MAX_PIXELS, picture == null ? 0 : picture.width()),
                node.integer("height", 0, MAX_PIXELS, picture == null ? 0 : picture.height()),
                frames,
                shapes == null ? List.of() : objects(shapes),
                properties(node));
    }

    /** What a group hands down to its layers. */
    private record Inherited(
            String prefix,
            boolean visible,
            double x,
            double y,
            double parallaxX,
            double parallaxY,
            double opacity,
            int tint) {
        Inherited with(MapNode node) {
            String name = prefix + node.text("name", "");
            if (name.length() > MAX_NAME)
                throw node.failure("the names of a layer and its groups must have at most " + MAX_NAME + " characters");
            return new Inherited(
                    name,
                    visible && node.flag("visible", true),
                    x + node.number("offsetx", -FAR, FAR, 0),
                    y + node.number("offsety", -FAR, FAR, 0),
                    parallaxX * node.number("parallaxx", -1000, 1000, 1),
                    parallaxY * node.number("parallaxy", -1000, 1000, 1),
                    opacity * node.number("opacity", 0, 1, 1),
                    node.has("tintcolor") ? product(tint, color(node, node.text("tintcolor", ""))) : tint);
        }

        Inherited inGroup() {
            return new Inherited(prefix + "/", visible, x, y, parallaxX, parallaxY, opacity, tint);
        }

        private static int product(int a, int b) {
            int all = 0;
            for (int shift = 0; shift < 32; shift += 8)
                all |= ((a >>> shift & 255) * (b >>> shift & 255) + 127) / 255 << shift;
            return all;
        }
    }

    private void addLayers(MapNode parent, Inherited above) {
        for (MapNode each : parent.children)
            switch (each.name) {
                case "group" -> addLayers(each, above.with(each).inGroup());
                case "layer" -> add(each, above.with(each), LayerKind.TILES, grid(each), List.of());
                case "objectgroup" -> add(each, above.with(each), LayerKind.OBJECTS, null, objects(each));
                case "imagelayer" -> add(each, above.with(each), LayerKind.IMAGE, null, List.of());
                default -> {} // tilesets, properties, editor settings
            }
    }

    private void add(MapNode node, Inherited look, LayerKind kind, @Nullable TileGrid grid, List<MapObject> objects) {
        if (layers.size() == MAX_LAYERS) throw node.failure("a map must have at most " + MAX_LAYERS + " layers");
        layers.add(new Layer(
                look.prefix(),
                className(node),
                kind,
                look.visible(),
                look.x(),
                look.y(),
                look.parallaxX(),
                look.parallaxY(),
                look.opacity(),
                look.tint(),
                properties(node),
                grid,
                objects,
                kind == LayerKind.IMAGE ? picture(node) : null,
                node.flag("repeatx", false),
                node.flag("repeaty", false),
                !node.text("draworder", "topdown").equals("index")));
    }

    private TileGrid grid(MapNode layer) {
        MapNode data = layer.child("data");
        if (data == null) throw layer.failure("it has no tiles");
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;
        if (data.tiles != null) {
            right = layer.integer("width", 0, MAX_SIDE);
            bottom = layer.integer("height", 0, MAX_SIDE);
        }
        for (MapNode part : data.children) {
            if (part.tiles == null) continue;
            int x = part.integer("x", -MAX_SIDE, MAX_SIDE);
            int y = part.integer("y", -MAX_SIDE, MAX_SIDE);
            left = Math.min(left, x);
            top = Math.min(top, y);
            right = Math.max(right, x + part.integer("width", 0, MAX_SIDE));
            bottom = Math.max(bottom, y + part.integer("height", 0, MAX_SIDE));
        }
        check(layer, left, top, right, bottom);
        TileGrid grid = new TileGrid(palette, left, top, right, bottom);
        if (data.tiles != null) fill(grid, layer, data.tiles, 0, 0, right);
        data.tiles = null; // not needed any more
        for (MapNode part : data.children) {
            if (part.tiles == null) continue;
            int x = part.integer("x", -MAX_SIDE, MAX_SIDE);
            int y = part.integer("y", -MAX_SIDE, MAX_SIDE);
            fill(grid, layer, part.tiles, x, y, part.integer("width", 0, MAX_SIDE));
            part.tiles = null;
        }
        return grid;
    }

    private void check(MapNode layer, int left, int top, int right, int bottom) {
        long wide = Math.max(-left, right) * (long) tileWidth;
        long high = Math.max(-top, bottom) * (long) tileHeight;
        if (wide + high > MAX_DISTANCE)
            throw layer.failure("its tiles must be at most " + MAX_DISTANCE + " pixels from the map's corner but are "
                    + (wide + high));
        blocks += (((long) right - left) / 16 + 2) * (((long) bottom - top) / 16 + 2);
        if (blocks > MAX_BLOCKS)
            throw layer.failure(
                    "the chunks are too far apart: it covers " + (right - left) + " × " + (bottom - top) + " tiles");
    }

    private void fill(TileGrid grid, MapNode layer, TileNumbers numbers, int left, int top, int width) {
        int[] decoded = numbers.all();
        for (int i = 0; i < decoded.length; i++) {
            if (decoded[i] == 0) continue;
            int x = left + i % width;
            int y = top + i / width;
            int number = decoded[i] & TileGrid.NUMBER;
            if (number != 0 && (tilesets.isEmpty() || number < tilesets.get(0).firstNumber()))
                throw layer.failure("tile " + x + "," + y + " has the number " + number + ", which is in no tileset");
            set(grid, layer, x, y, decoded[i]);
        }
    }

    private static void set(TileGrid grid, MapNode layer, int x, int y, int tile) {
        try {
            grid.set(x, y, tile);
        } catch (IllegalArgumentException tooMany) {
            throw layer.failure("tile " + x + "," + y + ": " + tooMany.getMessage());
        }
    }

    private List<MapObject> objects(MapNode group) {
        List<MapObject> all = new ArrayList<>();
        for (MapNode each : group.children) if (each.name.equals("object")) all.add(object(each));
        return List.copyOf(all);
    }

    private MapObject object(MapNode given) {
        MapNode node = given.has("template") ? completed(given) : given;
        int tile = node.has("gid") && hasTilesets ? node.tile(node.text("gid", "")) : 0;
        Shape shape = tile != 0 ? Shape.TILE : shape(node);
        MapNode text = node.child("text");
        return new MapObject(
                node.integer("id", 0, Integer.MAX_VALUE, 0),
                node.text("name", ""),
                className(node),
                shape,
                node.number("x", -FAR, FAR, 0),
                node.number("y", -FAR, FAR, 0),
                node.number("width", 0, FAR, 0),
                node.number("height", 0, FAR, 0),
                node.number("rotation", -FAR, FAR, 0),
                node.flag("visible", true),
                tile,
                points(node),
                text == null ? "" : text.text(),
                properties(node));
    }

    /** Returns an object with the values of its template wherever it has none. */
    private MapNode completed(MapNode given) {
        String path = linked(given, given.text("template", ""));
        MapNode template = file(path, given, "template");
        MapNode object = template.child("object");
        if (object == null) throw new MapException(path, "", "it has no object");
        if (object.has("template")) throw new MapException(path, "", "a template must not use a template");
        MapNode all = new MapNode(given.file, "object");
        all.attributes.putAll(object.attributes);
        if (object.has("gid") && !given.has("gid") && hasTilesets)
            all.attributes.put("gid", inThisMap(template, object));
        all.attributes.putAll(given.attributes);
        limits.addValues(given.file, all.attributes.size() + object.children.size());
        all.children.addAll(given.children);
        all.children.addAll(object.children); // properties of both are merged, the first of a name counts
        return all;
    }

    /** Returns the global number of a template's tile, adding its tileset to the map if the map does not use it. */
    private String inThisMap(MapNode template, MapNode object) {
        int number = object.tile(object.text("gid", ""));
        MapNode used = template.child("tileset");
        if (used == null) throw template.failure("its object has a tile but it names no tileset");
        int local = (number & TileGrid.NUMBER) - used.integer("firstgid", 1, TileGrid.NUMBER, 1);
        Tileset tileset = named(used, linked(used, used.text("source", "")));
        long tile = (long) local + tileset.firstNumber();
        if (local < 0 || tile > TileGrid.NUMBER) throw template.failure("its tile " + number + " is in no tileset");
        return Long.toString(Integer.toUnsignedLong(number & ~TileGrid.NUMBER) | tile);
    }

    private Tileset named(MapNode user, String path) {
        for (Tileset each : tilesets) if (each.file().equals(path)) return each;
        long free = 1;
        for (Tileset each : tilesets) free = Math.max(free, (long) each.firstNumber() + each.length());
        if (free > TileGrid.NUMBER) throw user.failure("the map has no free numbers for the tileset's tiles");
        addTileset(user, path, (int) free);
        return tilesets.get(tilesets.size() - 1);
    }

    private static Shape shape(MapNode node) {
        for (Shape each : Shape.values()) if (node.child(each.name().toLowerCase(Locale.ROOT)) != null) return each;
        return Shape.RECTANGLE;
    }

    private double[] points(MapNode object) {
        MapNode shape = object.child("polygon") == null ? object.child("polyline") : object.child("polygon");
        if (shape == null) return new double[0];
        String[] numbers = shape.text("points", "").trim().split("[ ,]+");
        limits.addValues(object.file, numbers.length);
        double[] points = new double[numbers.length];
        try {
            for (int i = 0; i < points.length; i++) points[i] = Double.parseDouble(numbers[i]);
        } catch (NumberFormatException notANumber) {
            throw object.failure("its points must be numbers");
        }
        if (points.length % 2 != 0) throw object.failure("its points must be pairs of x and y");
        for (double each : points) if (!(Math.abs(each) <= FAR)) throw object.failure("its points are too far away");
        return points;
    }

    private static String className(MapNode node) {
        boolean layered = node.name.equals("object") || node.name.equals("tile"); // "type" of a JSON layer is its kind
        return node.text("class", layered ? node.text("type", "") : "");
    }

    /** Returns the properties: String, Double, Boolean, Map for a class, or List; a color is a string of Tiled. */
    private Map<String, Object> properties(MapNode owner) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (MapNode list : owner.children)
            if (list.name.equals("properties"))
                for (MapNode each : list.children) all.putIfAbsent(each.text("name", ""), property(each));
        return all;
    }

    private Object property(MapNode node) {
        limits.addValues(node.file, 1);
        return switch (node.text("type", "string")) {
            case "int", "float", "object" -> node.number("value", -Double.MAX_VALUE, Double.MAX_VALUE, 0);
            case "bool" -> node.flag("value", false);
            case "class" -> properties(node);
            case "list" -> items(node);
            case "file" -> node.text("value", "").isEmpty() ? "" : linked(node, node.text("value", ""));
            default -> node.text("value", node.text());
        };
    }

    private List<Object> items(MapNode node) {
        List<Object> all = new ArrayList<>();
        for (MapNode each : node.children) if (each.name.equals("item")) all.add(property(each));
        return all;
    }

    private static int color(MapNode node, String text) {
        String digits = text.startsWith("#") ? text.substring(1) : text;
        if (!digits.matches("[0-9a-fA-F]{6}|[0-9a-fA-F]{8}"))
            throw node.failure("a color must be #RRGGBB or #AARRGGBB but was " + MapNode.cut(text));
        int value = Integer.parseUnsignedInt(digits, 16);
        return digits.length() == 6 ? value | 0xFF000000 : value;
    }
}

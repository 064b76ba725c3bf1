package kodama.script.api.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.geom.CellLayout;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Table;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.MapObject;
import kodama.map.TiledMap.Shape;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import kodama.script.config.PlainData;
import kodama.script.map.ScriptedMap;
import org.jspecify.annotations.Nullable;

/** The objects of maps as tables for scripts. */
final class MapObjects {
    private static final int COST = 100;

    static final ClassDoc CLASS = ClassDoc.of(
            "MapObject",
            "An object of a map: a table that belongs to you.",
            List.of(
                    field("id", "integer", "Its ID in Tiled."),
                    field("name", "string", "Its name; empty if it has none."),
                    field("class", "string", "Its class, or that of its tile; empty if it has none."),
                    field("layer", "string<MapLayer>", "Its layer."),
                    field(
                            "shape",
                            "\"rectangle\"|\"ellipse\"|\"capsule\"|\"point\"|\"polygon\"|"
                                    + "\"polyline\"|\"text\"|\"tile\"",
                            "Its shape."),
                    field(
                            "x",
                            "number",
                            "Horizontal position in pixels, as Tiled shows it: the left edge; of a tile object, usually"
                                    + " the left edge, too."),
                    field(
                            "y",
                            "number",
                            "Vertical position in pixels, as Tiled shows it: the top edge; of a tile object, usually"
                                    + " the bottom edge."),
                    field("middle_x", "number", "Middle of the object, where a sprite shows it; in pixels."),
                    field("middle_y", "number", "Middle of the object, where a sprite shows it; in pixels."),
                    field("width", "number", "Its width, in pixels."),
                    field("height", "number", "Its height, in pixels."),
                    field("rotation", "number", "Its angle, in degrees clockwise around x, y."),
                    field("visible", "boolean", "Whether it is visible in Tiled."),
                    field(
                                    "points",
                                    "number[]",
                                    "Corners of a polygon or polyline, `{ x1, y1, x2, … }`; in pixels of the map.")
                            .orNil(),
                    field("tile", "integer", "Number of its tile, see `m:tile`.")
                            .orNil(),
                    field("text", "string", "Its text.").orNil(),
                    field("properties", "table<string, any>", "Its custom properties, and those of its tile.")));

    private final Lua lua;
    private final StepBudget effort;

    MapObjects(Lua lua, StepBudget effort) {
        this.lua = lua;
        this.effort = effort;
    }

    private static FieldDoc field(String name, String type, String doc) {
        return FieldDoc.of(name, Signature.type(type), doc);
    }

    /** Returns the objects of a layer, or of all layers, in the order of the file. */
    static List<Found> find(ScriptedMap map, @Nullable Layer layer) {
        List<Found> all = new ArrayList<>();
        for (Layer each : layer == null ? map.map().layers() : List.of(layer))
            for (MapObject object : each.objects()) all.add(new Found(map, each, object));
        return all;
    }

    /** An object and where it is. */
    record Found(ScriptedMap map, Layer layer, MapObject object) {
        private @Nullable Tile tile() {
            return object.shape() == Shape.TILE ? map.tileOf(object.tile()) : null;
        }

        String className() {
            Tile tile = tile();
            return object.className().isEmpty() && tile != null ? tile.className() : object.className();
        }

        Map<String, Object> properties() {
            Tile tile = tile();
            if (tile == null || tile.properties().isEmpty()) return object.properties();
            Map<String, Object> all = new LinkedHashMap<>(tile.properties());
            all.putAll(object.properties());
            return all;
        }

        /** Returns a position that is relative to the object, before its rotation, in pixels of the map. */
        private double[] place(double right, double down) {
            double angle = StrictMath.toRadians(object.rotation());
            double cos = object.rotation() == 0 ? 1 : StrictMath.cos(angle);
            double sin = object.rotation() == 0 ? 0 : StrictMath.sin(angle);
            double x = object.x() + cos * right - sin * down;
            double y = object.y() + sin * right + cos * down;
            CellLayout layout = map.map().layout();
            return new double[] {layout.objectX(x, y) + layer.offsetX(), layout.objectY(x, y) + layer.offsetY()};
        }

        double[] middle() {
            double down = object.shape() == Shape.TILE ? fromBottom() : object.height() / 2;
            return place(object.width() / 2 + fromLeft(), down);
        }

        private double fromBottom() {
            TiledMap.Alignment alignment = alignment();
            return object.height() * (1 - (alignment == null ? 2 : alignment.vertical())) / 2;
        }

        private double fromLeft() {
            TiledMap.Alignment alignment = object.shape() == Shape.TILE ? alignment() : null;
            return alignment == null ? 0 : -object.width() * alignment.horizontal() / 2;
        }

        private TiledMap.@Nullable Alignment alignment() {
            Tileset tileset = map.map().tileset(object.tile());
            return tileset == null ? null : tileset.alignment();
        }

        double[] points() {
            double[] points = object.points().clone();
            for (int i = 0; i + 1 < points.length; i += 2) {
                double[] place = place(points[i], points[i + 1]);
                points[i] = place[0];
                points[i + 1] = place[1];
            }
            return points;
        }
    }

    /** Returns a new table of an object. */
    Table table(Found found) {
        MapObject object = found.object;
        effort.spend(COST + object.points().length);
        Table table = lua.newTable();
        table.put("id", object.id());
        table.put("name", object.name());
        table.put("class", found.className());
        table.put("layer", found.layer.name());
        table.put("shape", object.shape().name().toLowerCase(Locale.ROOT));
        table.put("x", object.x());
        table.put("y", object.y());
        double[] middle = found.middle();
        table.put("middle_x", middle[0]);
        table.put("middle_y", middle[1]);
        table.put("width", object.width());
        table.put("height", object.height());
        table.put("rotation", object.rotation());
        table.put("visible", object.visible());
        if (object.points().length > 0) table.put("points", points(found));
        if (object.shape() == Shape.TILE) table.put("tile", Integer.toUnsignedLong(object.tile()));
        if (object.shape() == Shape.TEXT) table.put("text", object.text());
        table.put("properties", PlainData.toLua(lua, found.properties()));
        return table;
    }

    Table points(Found found) {
        Table list = lua.newTable();
        double[] points = found.points();
        for (int i = 0; i < points.length; i++) list.put(i + 1, points[i]);
        return list;
    }

    /** Returns a new table for the task of an object: its properties as fields, and its place. */
    Table fields(Found found) {
        MapObject object = found.object;
        effort.spend(COST + object.points().length);
        Table table = PlainData.toLua(lua, found.properties()).table();
        double[] middle = found.middle();
        table.put("x", middle[0]);
        table.put("y", middle[1]);
        table.put("width", object.width());
        table.put("height", object.height());
        if (object.rotation() != 0) table.put("rotation", object.rotation());
        if (!object.name().isEmpty()) table.put("name", object.name());
        if (object.points().length > 0) table.put("points", points(found));
        if (object.shape() == Shape.TEXT) table.put("text", object.text());
        return table;
    }
}

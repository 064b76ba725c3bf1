package kodama.script.map;

import java.util.List;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.script.config.PlainData;
import kodama.script.look.ScriptColors;

/** The fields of a map's table. */
public final class MapFields {
    private static final TypeDoc INTEGER = new TypeDoc.Plain(LuaType.INTEGER);
    private static final TypeDoc STRING = new TypeDoc.Plain(LuaType.STRING);
    private static final TypeDoc ANY = new TypeDoc.Plain(LuaType.ANY);

    /** The class of a map's table. */
    public static final ClassDoc CLASS = ClassDoc.of(
            "Map",
            "A map of tiles, returned by `map.load`.",
            List.of(
                    FieldDoc.of("width", INTEGER, "Width in tiles; of an infinite map, that of its first chunks."),
                    FieldDoc.of("height", INTEGER, "Height in tiles; of an infinite map, that of its first chunks."),
                    FieldDoc.of("tile_width", INTEGER, "Width of a tile, in pixels."),
                    FieldDoc.of("tile_height", INTEGER, "Height of a tile, in pixels."),
                    FieldDoc.of("pixel_width", INTEGER, "Width of the map, in pixels."),
                    FieldDoc.of("pixel_height", INTEGER, "Height of the map, in pixels."),
                    FieldDoc.of(
                                    "background",
                                    new TypeDoc.NamedType(LuaType.NUMBER, "Color"),
                                    "Its background color, which `m:draw` does not draw; nil if it has none.")
                            .orNil(),
                    FieldDoc.of(
                            "layers",
                            new TypeDoc.ListOf(STRING),
                            "Names of its layers, the rearmost first; those of a group are `\"group/layer\"`."),
                    FieldDoc.of("properties", new TypeDoc.MapOf(STRING, ANY), "Its custom properties.")));

    private MapFields() {}

    /** Describes the fields. */
    public static List<FieldDoc> described() {
        return CLASS.fields();
    }

    static void fill(Lua lua, Table table, TiledMap map) {
        table.put("width", map.width());
        table.put("height", map.height());
        table.put("tile_width", map.tileWidth());
        table.put("tile_height", map.tileHeight());
        table.put("pixel_width", map.layout().mapWidth(map.width(), map.height()));
        table.put("pixel_height", map.layout().mapHeight(map.width(), map.height()));
        table.put("background", map.background() == 0 ? null : map.background() & ScriptColors.WHITE);
        table.put("layers", lua.newList(map.layers().stream().map(Layer::name).toList()));
        table.put("properties", PlainData.toLua(lua, map.properties()));
    }
}

package kodama.script.api.map;

import java.util.List;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.geom.CellLayout;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.map.MapException;
import kodama.map.TileGrid;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import kodama.script.config.PlainData;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.map.ScriptedMap;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The methods of a map's table that find tiles. */
@LuaModule(
        name = "m",
        type = "Map",
        methods = true,
        doc = "A map, returned by `map.load` or `map.from_rows`. It is called `m` here, because `map` is the"
                + " module. Call the methods with a colon. Columns and rows count from 0 at the top left, as in Tiled.")
final class MapMethods {
    /** The effort of a method. */
    private static final int COST = 20;

    private static final int COST_OF_SET = 100;

    /** Largest number of a tile with its flip bits. */
    private static final double MOST = 4294967295.0;

    private static final double FARTHEST_CELL = 130_000;

    private final StepBudget effort;
    private final TaskContext context;
    private final Lua lua;

    MapMethods(GameContext game) {
        effort = game.effort();
        context = game.running();
        lua = game.lua();
    }

    @LuaFunction(
            value = "tile(self: Map, layer: string<MapLayer>, column: integer, row: integer) -> integer?",
            doc = "Returns the number of the tile at a place of a layer, as Tiled's files have it: the global tile ID"
                    + " with its flip bits. Returns nil if there is no tile.")
    Value tile(Table self, String layer, int column, int row) {
        TileGrid grid = tiles("m:tile", held(self, "tile"), layer);
        int tile = grid.at(column, row);
        return tile == 0 ? Value.NIL : Value.of(Integer.toUnsignedLong(tile));
    }

    @LuaFunction(
            value = "set_tile(self: Map, layer: string<MapLayer>, column: integer, row: integer, tile?: number)",
            doc = "Sets a tile until the end of the scene: the next scene begins with the tiles of the file, or with"
                    + " the rows of `map.from_rows`. `tile` is a number as `m:tile` or"
                    + " `m:tile_number` returns it; nil removes the tile. The place must be"
                    + " within the layer.")
    void setTile(Table self, String name, int column, int row, Value tile) {
        ScriptedMap map = held(self, "set_tile");
        if (context.isDrawing())
            throw new LuaException("m:set_tile: a draw function cannot set tiles; call it in the task's own function");
        Layer layer = map.layer("m:set_tile", name);
        TileGrid grid = tiles("m:set_tile", map, name);
        effort.spend(COST_OF_SET);
        int number = number(map, tile);
        if (!grid.contains(column, row))
            throw ScriptedMap.failure(
                    "m:set_tile",
                    "column " + column + ", row " + row + " is outside layer '" + name + "' of "
                            + map.map().file() + ", which " + bounds(grid.tiles()));
        try {
            effort.spend(map.setTile(layer, column, row, number));
        } catch (IllegalArgumentException | MapException tooMany) {
            throw new LuaException("m:set_tile: " + tooMany.getMessage());
        }
    }

    private static String bounds(TileGrid.Tiles tiles) {
        return "has room for the columns " + tiles.left() + " to " + (tiles.right() - 1) + " and the rows "
                + tiles.top() + " to " + (tiles.bottom() - 1);
    }

    private static int number(ScriptedMap map, Value tile) {
        if (tile.isNil()) return 0;
        double number = tile.number();
        if (!tile.is(LuaType.INTEGER) || number < 0 || number > MOST)
            throw new LuaException(
                    "m:set_tile: tile must be a whole number from 0 to 4294967295 but was " + tile.describe());
        int bits = (int) (long) number;
        if ((bits & TileGrid.NUMBER) == 0) return 0;
        Tileset tileset = map.map().tileset(bits);
        if (tileset != null) return bits;
        throw new LuaException("m:set_tile: tile " + (bits & TileGrid.NUMBER) + " is in no tileset of "
                + map.map().file());
    }

    @LuaFunction(
            value = "tile_number(self: Map, tileset: string, id: integer) -> integer",
            doc = "Returns the number of a tile for `m:set_tile`: `id` is its ID in the tileset, as Tiled shows it.")
    double tileNumber(Table self, String name, int id) {
        ScriptedMap map = held(self, "tile_number");
        for (Tileset each : map.map().tilesets()) {
            if (!each.name().equals(name)) continue;
            if (id >= 0 && id <= TileGrid.NUMBER - each.firstNumber() && hasTile(each, id))
                return each.firstNumber() + id;
            throw ScriptedMap.failure("m:tile_number", "tileset '" + name + "' has no tile " + id);
        }
        List<String> names = map.map().tilesets().stream().map(Tileset::name).toList();
        throw ScriptedMap.failure(
                "m:tile_number",
                map.map().file() + " has no tileset '" + name + "'"
                        + (names.isEmpty() ? "" : Spelling.hintWithList(name, names)));
    }

    private static boolean hasTile(Tileset tileset, int id) {
        return tileset.image() == null ? tileset.tiles().containsKey(id) : id < Math.max(1, tileset.count());
    }

    @LuaFunction(
            value = "tile_properties(self: Map, layer: string<MapLayer>, column: integer, row: integer)"
                    + " -> table<string, any>?",
            doc = "Returns the custom properties of the tile at a place, as the same table for the same tile; it is"
                    + " empty for a tile without properties. Returns nil if there is no tile.")
    @Nullable
    Table tileProperties(Table self, String layer, int column, int row) {
        ScriptedMap map = held(self, "tile_properties");
        int tile = tiles("m:tile_properties", map, layer).at(column, row);
        return tile == 0 ? null : map.tileProperties(lua, tile);
    }

    @LuaFunction(
            value = "tile_class(self: Map, layer: string<MapLayer>, column: integer, row: integer) -> string?",
            doc = "Returns the class of the tile at a place, which is empty for a tile without a class. Returns nil if"
                    + " there is no tile.")
    @Nullable
    String tileClass(Table self, String layer, int column, int row) {
        ScriptedMap map = held(self, "tile_class");
        int tile = tiles("m:tile_class", map, layer).at(column, row);
        if (tile == 0) return null;
        Tile known = map.tileOf(tile);
        return known == null ? "" : known.className();
    }

    @LuaFunction(
            value = "layer_properties(self: Map, layer: string<MapLayer>) -> table<string, any>",
            doc = "Returns the custom properties of a layer, as a new table.")
    Table layerProperties(Table self, String layer) {
        Layer found = held(self, "layer_properties").layer("m:layer_properties", layer);
        return PlainData.toLua(lua, found.properties()).table();
    }

    @LuaFunction(
            value = "to_tile(self: Map, x: number, y: number) -> column: integer, row: integer",
            doc = "Returns the place of the cell that contains a position of the map, in pixels from its top left"
                    + " corner.")
    Values toTile(Table self, double x, double y) {
        CellLayout layout = held(self, "to_tile").map().layout();
        Bounds.checkFar("m:to_tile", "x", x);
        Bounds.checkFar("m:to_tile", "y", y);
        return Values.of((double) layout.column(x, y), (double) layout.row(x, y));
    }

    @LuaFunction(
            value = "to_pixel(self: Map, column: integer, row: integer) -> x: number, y: number",
            doc = "Returns the position of a cell, in pixels from the map's top left corner: the top left corner of"
                    + " the box around it.")
    Values toPixel(Table self, int column, int row) {
        CellLayout layout = held(self, "to_pixel").map().layout();
        Bounds.check("m:to_pixel", "column", column, -FARTHEST_CELL, FARTHEST_CELL);
        Bounds.check("m:to_pixel", "row", row, -FARTHEST_CELL, FARTHEST_CELL);
        return Values.of((double) layout.x(column, row), (double) layout.y(column, row));
    }

    private ScriptedMap held(Table self, String method) {
        effort.spend(COST);
        return ScriptedMap.require(self, method);
    }

    private static TileGrid tiles(String function, ScriptedMap map, String name) {
        TileGrid grid = map.layer(function, name).tiles();
        if (grid != null) return grid;
        throw ScriptedMap.failure(
                function, "layer '" + name + "' of " + map.map().file() + " is not a tile layer");
    }
}

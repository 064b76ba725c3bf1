package kodama.script.api.map;

import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.map.TileGrid;
import kodama.script.game.GameContext;
import kodama.script.map.ScriptedMap;

/** The methods of a map's table that find tiles. */
@LuaModule(
        name = "m",
        type = "Map",
        methods = true,
        doc = "A map, returned by `map.load`. It is called `m` here, because `map` is the module. Call the methods with"
                + " a colon. Columns and rows count from 0 at the top left, as in Tiled.")
final class MapMethods {
    /** The effort of a method. */
    private static final int COST = 20;

    private final StepBudget effort;

    MapMethods(GameContext game) {
        effort = game.effort();
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

    private ScriptedMap held(Table self, String method) {
        effort.spend(COST);
        return ScriptedMap.require(self, method);
    }

    private static TileGrid tiles(String function, ScriptedMap map, String name) {
        TileGrid grid = map.layer(function, name).tiles();
        if (grid != null) return grid;
        throw new LuaException(
                function + ": layer '" + name + "' of " + map.map().file() + " is not a tile layer");
    }
}

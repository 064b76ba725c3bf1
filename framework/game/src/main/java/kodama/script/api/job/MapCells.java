package kodama.script.api.job;

import kodama.base.StepBudget;
import kodama.geom.Cell;
import kodama.geom.Grid;
import kodama.ground.CellShape;
import kodama.ground.Ground;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.map.TiledMap;
import kodama.script.map.ScriptedMap;
import org.jspecify.annotations.Nullable;

/** The grid of a map: tiles with walls are blocked, all others cost 1. Columns and rows count from 0. */
final class MapCells {
    private final String function;
    private final ScriptedMap map;
    private final StepBudget effort;

    /**
     * @param function the function with the option, for messages
     * @param map the option
     * @param effort charged for the cells
     */
    MapCells(String function, Value map, StepBudget effort) {
        this.function = function;
        this.effort = effort;
        ScriptedMap found = map instanceof Table table ? ScriptedMap.of(table) : null;
        if (found == null)
            throw new LuaException(function + ": option 'map' must be a map of map.load but was " + map.describe());
        this.map = found;
    }

    Grid read() {
        Ground ground = map.ground(function + ": option 'map'", effort).ground();
        TiledMap tiles = map.map();
        if (tiles.width() == 0 || tiles.height() == 0)
            throw new LuaException(function + ": option 'map' must have at least 1 column and row but has "
                    + tiles.width() + " and " + tiles.height());
        if (tiles.width() > Grid.MAX_SIDE || tiles.height() > Grid.MAX_SIDE)
            throw new LuaException(function + ": option 'map' must have at most " + Grid.MAX_SIDE
                    + " columns and rows but has " + tiles.width() + " and " + tiles.height());
        effort.spend((long) tiles.width() * tiles.height());
        Grid grid = new Grid(tiles.width(), tiles.height());
        for (int y = 0; y < grid.height(); y++)
            for (int x = 0; x < grid.width(); x++) grid.set(x, y, cost(ground.at(x, y)));
        return grid;
    }

    private static int cost(@Nullable CellShape shape) {
        return shape == null || shape.isOneWay() ? 1 : Grid.BLOCKED;
    }

    /** Returns a cell of the grid, given as {@code {column, row}} from 0. */
    Cell cell(Grid grid, String option, Value value) {
        if (value instanceof Table pair
                && pair.get(1).is(LuaType.INTEGER)
                && pair.get(2).is(LuaType.INTEGER)) {
            double x = pair.get(1).number();
            double y = pair.get(2).number();
            if (x >= 0 && y >= 0 && x < grid.width() && y < grid.height()) return new Cell((int) x, (int) y);
            throw wrong(grid, option, pair.get(1).text() + ", " + pair.get(2).text());
        }
        throw wrong(grid, option, value.describe());
    }

    private LuaException wrong(Grid grid, String option, String was) {
        return new LuaException(function + ": option '" + option + "' must be a cell of the map, from 0, 0 to "
                + (grid.width() - 1) + ", " + (grid.height() - 1) + ", but was " + was);
    }
}

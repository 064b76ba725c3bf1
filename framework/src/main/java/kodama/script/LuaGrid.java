package kodama.script;

import kodama.base.Effort;
import kodama.path.Cell;
import kodama.path.Grid;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Reads a grid from a table of rows, each a list of costs or a string with a letter for each cell. */
final class LuaGrid {
    private static final String LETTERS =
            "there are # (blocked), . and space (cost 1), 1 to 9 (costs), or a row can be a list of numbers";

    private final String function;
    private final LuaTable rows;
    private final Effort effort;

    /**
     * @param function whose option this is, for messages
     * @param effort counts the cells that are read
     */
    LuaGrid(String function, LuaTable rows, Effort effort) {
        this.effort = effort;
        this.function = function;
        this.rows = rows;
    }

    Grid read() {
        int height = side("rows", rows.rawlen());
        int width = side("columns", width(1));
        Grid grid = new Grid(width, height);
        for (int y = 1; y <= height; y++) readRow(grid, y);
        return grid;
    }

    private int side(String what, int count) {
        if (count >= 1 && count <= Grid.MOST_SIDE) return count;
        throw wrong("must have 1 to " + Grid.MOST_SIDE + " " + what + " but has " + count);
    }

    private int width(int y) {
        LuaValue row = rows.rawget(y);
        if (row instanceof LuaTable || row instanceof LuaString) return row.rawlen();
        throw wrong(
                "must be a list of rows, each a string or a list of numbers, but row " + y + " is a " + row.typename());
    }

    private void readRow(Grid grid, int y) {
        if (width(y) != grid.width())
            throw wrong("must have rows of one length, but row 1 has " + grid.width() + " cells and row " + y + " has "
                    + width(y));
        LuaValue row = rows.rawget(y);
        effort.spend(grid.width());
        for (int x = 1; x <= grid.width(); x++) {
            grid.set(x - 1, y - 1, row instanceof LuaString text ? letter(text, x, y) : number(row.rawget(x), x, y));
        }
    }

    private int letter(LuaString row, int x, int y) {
        int letter = row.luaByte(x - 1);
        if (letter == '#') return Grid.BLOCKED;
        if (letter == '.' || letter == ' ') return 1;
        if (letter >= '1' && letter <= '9') return letter - '0';
        throw wrong("has '" + (char) letter + "' in row " + y + " at " + x + "; " + LETTERS);
    }

    private int number(LuaValue value, int x, int y) {
        double cost = LuaType.INTEGER.accepts(value) ? value.todouble() : -1;
        if (cost >= Grid.BLOCKED && cost <= Grid.MOST_COST) return (int) cost;
        String told = value.type() == LuaValue.TNUMBER ? value.tojstring() : "a " + value.typename();
        throw wrong("has " + told + " in row " + y + " at " + x
                + "; a cell is 0 (blocked) or what a step onto it costs, a whole number from 1 to " + Grid.MOST_COST);
    }

    private LuaError wrong(String how) {
        return new LuaError(function + ": option 'grid' " + how);
    }

    /** A cell of the grid, given as {@code {column, row}} from 1. */
    Cell cell(Grid grid, String option, LuaValue value) {
        if (!(value instanceof LuaTable pair) || !isCell(pair))
            throw new LuaError(
                    function + ": option '" + option + "' must be { column, row }, two whole numbers from 1");
        double x = pair.rawget(1).todouble();
        double y = pair.rawget(2).todouble();
        if (x >= 1 && y >= 1 && x <= grid.width() && y <= grid.height()) return new Cell((int) x - 1, (int) y - 1);
        throw new LuaError(function + ": option '" + option + "' must lie in the grid of " + grid.width() + " by "
                + grid.height() + " cells but was { " + pair.rawget(1).tojstring() + ", "
                + pair.rawget(2).tojstring() + " }");
    }

    private static boolean isCell(LuaTable pair) {
        return LuaType.INTEGER.accepts(pair.rawget(1)) && LuaType.INTEGER.accepts(pair.rawget(2));
    }
}

package kodama.script.api.job;

import kodama.base.StepBudget;
import kodama.geom.Cell;
import kodama.geom.Grid;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** Reads a grid from a table of rows, each a list of costs or a string with a character for each cell. */
final class LuaGrid {
    private static final String LETTERS =
            "cells are # (blocked), . and space (cost 1), 1 to 9 (their cost), or a row can be a list of numbers";

    private final String function;
    private final Table rows;
    private final StepBudget effort;

    /**
     * @param function the function with the option, for messages
     * @param effort charged for the cells
     */
    LuaGrid(String function, Table rows, StepBudget effort) {
        this.effort = effort;
        this.function = function;
        this.rows = rows;
    }

    Grid read() {
        int height = side("rows", rows.length());
        int width = side("columns", width(1));
        Grid grid = new Grid(width, height);
        for (int y = 1; y <= height; y++) readRow(grid, y);
        return grid;
    }

    private int side(String what, int count) {
        if (count >= 1 && count <= Grid.MAX_SIDE) return count;
        throw wrong("must have 1 to " + Grid.MAX_SIDE + " " + what + " but has " + count);
    }

    private int width(int y) {
        Value row = rows.get(y);
        if (row.is(LuaType.TABLE) || row.is(LuaType.STRING)) return row.length();
        throw wrong(
                "must be a list of rows, each a string or a list of numbers, but row " + y + " is a " + row.typeName());
    }

    private void readRow(Grid grid, int y) {
        if (width(y) != grid.width())
            throw wrong("must have rows of one length, but row 1 has " + grid.width() + " cells and row " + y + " has "
                    + width(y));
        effort.spend(grid.width());
        if (rows.get(y) instanceof Table numbers) readNumbers(grid, y, numbers);
        else readLetters(grid, y, rows.get(y).bytes());
    }

    private void readNumbers(Grid grid, int y, Table row) {
        for (int x = 1; x <= grid.width(); x++) grid.set(x - 1, y - 1, number(row.get(x), x, y));
    }

    private void readLetters(Grid grid, int y, byte[] row) {
        for (int x = 1; x <= grid.width(); x++) grid.set(x - 1, y - 1, letter(row[x - 1] & 0xFF, x, y));
    }

    private int letter(int letter, int x, int y) {
        if (letter == '#') return Grid.BLOCKED;
        if (letter == '.' || letter == ' ') return 1;
        if (letter >= '1' && letter <= '9') return letter - '0';
        throw wrong("has '" + (char) letter + "' in row " + y + ", column " + x + "; " + LETTERS);
    }

    private int number(Value value, int x, int y) {
        double cost = value.is(LuaType.INTEGER) ? value.number() : -1;
        if (cost >= Grid.BLOCKED && cost <= Grid.MAX_COST) return (int) cost;
        String shown = value.is(LuaType.NUMBER) ? value.text() : "a " + value.typeName();
        throw wrong("has " + shown + " in row " + y + ", column " + x
                + "; a cell must be 0 (blocked) or the cost of a step onto it, a whole number from 1 to "
                + Grid.MAX_COST);
    }

    private LuaException wrong(String how) {
        return new LuaException(function + ": option 'grid' " + how);
    }

    /** Returns a cell of the grid, given as {@code {column, row}} from 1. */
    Cell cell(Grid grid, String option, Value value) {
        if (!(value instanceof Table pair) || !isCell(pair))
            throw new LuaException(
                    function + ": option '" + option + "' must be { column, row }, two whole numbers from 1");
        double x = pair.get(1).number();
        double y = pair.get(2).number();
        if (x >= 1 && y >= 1 && x <= grid.width() && y <= grid.height()) return new Cell((int) x - 1, (int) y - 1);
        throw new LuaException(function + ": option '" + option + "' must be in the grid of " + grid.width() + " by "
                + grid.height() + " cells but was { " + pair.get(1) + ", " + pair.get(2) + " }");
    }

    private static boolean isCell(Table pair) {
        return pair.get(1).is(LuaType.INTEGER) && pair.get(2).is(LuaType.INTEGER);
    }
}

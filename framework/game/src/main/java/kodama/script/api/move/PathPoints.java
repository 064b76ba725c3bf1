package kodama.script.api.move;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** Reads the points of a path: {@code { 40, 30 }}, or a table with {@code x} and {@code y}. */
final class PathPoints {
    static final int MAX_POINTS = 1000;

    private static final String X = "x";
    private static final String Y = "y";

    private final String function;

    /** Coordinates of the points; index 0 is the start of the path. */
    final double[] x;

    final double[] y;

    /**
     * Reads a list of points.
     *
     * @param max largest number of points, at most 1,000
     * @throws LuaException if a point is invalid, or the list is empty or too long
     */
    PathPoints(String function, Mover mover, Table list, int max) {
        this.function = function;
        int n = list.length();
        if (n < 1 || n > max) throw new LuaException(function + ": points must be from 1 to " + max + " but were " + n);
        x = new double[n + 1];
        y = new double[n + 1];
        x[0] = mover.x();
        y[0] = mover.y();
        for (int i = 1; i <= n; i++) read(i, list.get(i));
    }

    private void read(int number, Value point) {
        if (!point.is(LuaType.TABLE)) throw wrong(number, point);
        Table table = point.table();
        boolean isPair = table.length() == 2;
        x[number] = coordinate(number, point, isPair ? table.get(1) : table.index(X));
        y[number] = coordinate(number, point, isPair ? table.get(2) : table.index(Y));
    }

    private double coordinate(int number, Value point, Value coordinate) {
        if (!coordinate.is(LuaType.NUMBER) || !Double.isFinite(coordinate.number())) throw wrong(number, point);
        return coordinate.number();
    }

    private LuaException wrong(int number, Value point) {
        return new LuaException(function + ": point " + number + " must be { x, y } or a table with x and y but was "
                + describe(point));
    }

    private static String describe(Value point) {
        return point.is(LuaType.TABLE) ? "a table with other fields" : point.describe();
    }
}

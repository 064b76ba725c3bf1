package kodama.script.api.draw;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.Bounds;

/** A list of points that a script gives as alternating x and y. */
final class PointList {
    private double[] numbers = new double[16];
    private int count;

    /**
     * Reads a list.
     *
     * @param what name of the list for messages, such as {@code draw.strip: points}
     * @param least smallest number of points
     * @throws LuaException if the list is too short or has other values than numbers
     */
    void read(String what, Table list, int least) {
        int length = list.length();
        if (length % 2 != 0 || length < 2 * least)
            throw new LuaException(
                    what + " must be at least " + least + " pairs of x and y but were " + length + " numbers");
        if (numbers.length < length) numbers = new double[length];
        for (int i = 0; i < length; i++) numbers[i] = number(what, list.get(i + 1), i + 1);
        count = length / 2;
    }

    /**
     * Reads a list of coordinates, none of which is far away.
     *
     * @throws LuaException if the list is too short or has other values than numbers, or larger ones
     */
    void readNear(String what, Table list, int least) {
        read(what, list, least);
        for (int i = 0; i < 2 * count; i++)
            if (!(Math.abs(numbers[i]) <= Bounds.FARTHEST))
                throw new LuaException(what + " must be numbers from -1000000000 to 1000000000 but number " + (i + 1)
                        + " was " + Value.of(numbers[i]).text());
    }

    /**
     * Returns a number of a list.
     *
     * @throws LuaException if the value is not a number
     */
    static double number(String what, Value value, int index) {
        if (value.is(LuaType.NUMBER)) return value.number();
        throw new LuaException(what + " must be numbers but number " + index + " was " + value.describe());
    }

    /** Returns the numbers of the last list; the array may be longer. */
    double[] numbers() {
        return numbers;
    }

    int count() {
        return count;
    }

    /** Returns the length of the path through the points. */
    double length() {
        double sum = 0;
        for (int i = 2; i < 2 * count; i += 2)
            sum += distance(numbers[i] - numbers[i - 2], numbers[i + 1] - numbers[i - 1]);
        return sum;
    }

    static double distance(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** Returns the width of the bounding box. */
    double width() {
        return reach(0);
    }

    double height() {
        return reach(1);
    }

    /**
     * Returns how many rows the edges of the polygon cross, all together.
     *
     * @param most largest number of rows for each edge
     */
    double crossings(double most) {
        double sum = 0;
        for (int i = 1; i < 2 * count; i += 2)
            sum += Math.min(most, Math.abs(numbers[i] - numbers[i == 1 ? 2 * count - 1 : i - 2]));
        return sum;
    }

    private double reach(int first) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = first; i < 2 * count; i += 2) {
            least = Math.min(least, numbers[i]);
            most = Math.max(most, numbers[i]);
        }
        return most - least;
    }
}

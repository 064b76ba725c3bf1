package kodama.script.api.draw;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** Places as scripts list them: x and y in turn. */
final class PointList {
    private double[] numbers = new double[16];
    private int count;

    /** Reads a list of at least so many places, which messages call so, as {@code draw.strip: points}. */
    void read(String what, Table list, int least) {
        int length = list.length();
        if (length % 2 != 0 || length < 2 * least)
            throw new LuaException(what + " must be x and y in turn, at least " + least + " times, but they were "
                    + length + " numbers");
        if (numbers.length < length) numbers = new double[length];
        for (int i = 0; i < length; i++) numbers[i] = number(what, list.get(i + 1), i + 1);
        count = length / 2;
    }

    /** A number of a list, which has to be one. */
    static double number(String what, Value value, int index) {
        if (value.is(LuaType.NUMBER)) return value.number();
        throw new LuaException(what + " must be numbers but number " + index + " was " + value.describe());
    }

    /** The numbers read last, and perhaps more. */
    double[] numbers() {
        return numbers;
    }

    int count() {
        return count;
    }

    /** How far it is from the first place to the last, one after the other. */
    double length() {
        double sum = 0;
        for (int i = 2; i < 2 * count; i += 2)
            sum += distance(numbers[i] - numbers[i - 2], numbers[i + 1] - numbers[i - 1]);
        return sum;
    }

    static double distance(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** How wide the box around them is. */
    double width() {
        return reach(0);
    }

    double height() {
        return reach(1);
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

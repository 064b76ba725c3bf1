package kodama.script.api.depth;

import kodama.draw.PerspectiveView;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.Bounds;
import kodama.script.look.ScriptColors;

/** Reads places in space. */
final class Places {
    private double[] numbers = new double[12];
    private int count;

    /**
     * Reads a list of places, x, y and z of each.
     *
     * @param what name of the list for messages
     * @param least smallest number of places
     * @param most largest number of places
     */
    void read(String what, Table list, int least, int most) {
        int length = list.length();
        if (length % 3 != 0 || length < 3 * least || length > 3 * most)
            throw new LuaException(
                    what + " must be x, y and z of " + range(least, most) + " places but were " + length + " numbers");
        if (numbers.length < length) numbers = new double[length];
        for (int i = 0; i < length; i++) numbers[i] = number(what, list.get(i + 1), i + 1);
        count = length / 3;
    }

    private static String range(int least, int most) {
        if (most == least + 1) return least + " or " + most;
        return least + " to " + most;
    }

    /** Returns the numbers of the last list; the array may be longer. */
    double[] numbers() {
        return numbers;
    }

    /** Returns the number of places in the last list. */
    int count() {
        return count;
    }

    /** Returns a number of a list. */
    static double number(String what, Value value, int index) {
        if (value.is(LuaType.NUMBER) && isPlace(value.number())) return value.number();
        throw new LuaException(
                what + " must be numbers from -1000000 to 1000000 but number " + index + " was " + value.describe());
    }

    /** Returns a coordinate. */
    static double coordinate(String function, String name, double value) {
        return Bounds.check(function, name, value, -PerspectiveView.FAR, PerspectiveView.FAR);
    }

    private static boolean isPlace(double value) {
        return Math.abs(value) <= PerspectiveView.FAR;
    }

    /** Returns a color, {@code 0xRRGGBB}. */
    static int color(String what, double color) {
        return ScriptColors.argb(what, color) & ScriptColors.WHITE;
    }
}

package kodama.script.look;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;

/** Checks numbers that scripts give as arguments; those in tables of options have bounds in their descriptions. */
public final class Bounds {
    /** Largest position, in pixels, and largest angle, in degrees. */
    public static final double FARTHEST = 1e9;

    private Bounds() {}

    /**
     * Checks a number; NaN is out of bounds.
     *
     * @param function the function that is called, for the message
     * @param name what the number is, for the message
     * @param least lower bound, inclusive
     * @param most upper bound, inclusive
     * @return the number
     * @throws LuaException if it is out of bounds
     */
    public static double check(String function, String name, double value, double least, double most) {
        if (value >= least && value <= most) return value;
        throw new LuaException(function + ": " + name + " must be from " + text(least) + " to " + text(most)
                + " but was " + text(value));
    }

    /** Checks a position, in pixels, or an angle, in degrees. */
    public static double checkFar(String function, String name, double value) {
        return check(function, name, value, -FARTHEST, FARTHEST);
    }

    private static String text(double number) {
        return Value.of(number).text();
    }
}

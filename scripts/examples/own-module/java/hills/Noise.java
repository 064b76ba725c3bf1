package hills;

import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;

/**
 * The Lua module {@code noise}: value noise, which is a smooth curve through random heights at whole numbers. Each
 * further octave has twice the frequency and half the height.
 */
@LuaModule(name = "noise", doc = "Smooth random heights: nearby places have similar heights.")
public final class Noise {
    private static final int MOST_OCTAVES = 8;
    private static final double LARGEST_PLACE = 1e9;

    private int seed = 1;

    /** Called whenever scripts start, because game.lua names this class. */
    public Noise() {}

    @LuaFunction(
            value = "at(x: number, octaves?: integer = 4) -> number",
            doc = "Returns the height of a place, from 0 to 1; it depends only on the seed."
                    + " Octaves, from 1 to 8, add detail.")
    double at(double x, int octaves) {
        if (octaves < 1 || octaves > MOST_OCTAVES)
            throw new IllegalArgumentException("octaves must be from 1 to " + MOST_OCTAVES + " but was " + octaves);
        if (Math.abs(x) > LARGEST_PLACE) throw new IllegalArgumentException("x must be from -1e9 to 1e9 but was " + x);
        double sum = 0;
        for (int octave = 0; octave < octaves; octave++) sum += curve(x * (1 << octave), octave) / (2 << octave);
        return sum / (1 - Math.pow(0.5, octaves));
    }

    @LuaFunction(value = "reseed(seed: integer)", doc = "Changes the seed and thereby all heights.")
    void reseed(int another) {
        seed = another;
    }

    @LuaField(value = "seed: integer", doc = "Current seed (default 1).")
    int seed() {
        return seed;
    }

    /** Returns a height between 0 and 1; the curve is level at whole numbers, so the pieces join smoothly. */
    private double curve(double x, int octave) {
        double left = Math.floor(x);
        double way = x - left;
        double smooth = way * way * (3 - 2 * way);
        return (1 - smooth) * chance((long) left, octave) + smooth * chance((long) left + 1, octave);
    }

    /** Returns a hash from 0 to 1, mixed as in SplitMix64. */
    private double chance(long place, int octave) {
        long mixed = (place * 31 + octave) * 0x9E3779B97F4A7C15L + seed;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> 11) * 0x1.0p-53;
    }
}

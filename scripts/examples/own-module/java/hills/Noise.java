package hills;

import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;

/**
 * Value noise: random heights at whole numbers, and a smooth curve between them; further octaves are the same at twice
 * the frequency and half the height. Scripts see it as {@code noise}.
 */
@LuaModule(name = "noise", doc = "Smooth chance: places that are near have heights that are near.")
public final class Noise {
    private static final int MOST_OCTAVES = 8;
    private static final double LARGEST_PLACE = 1e9;

    private int seed = 1;

    /** Game.lua names this class; it is made again whenever scripts begin. */
    public Noise() {}

    @LuaFunction(
            value = "at(x: number, octaves?: integer = 4) -> number",
            doc = "Returns the height of a place, 0 to 1: always the same for the same seed."
                    + " Octaves, 1 to 8, add detail.")
    double at(double x, int octaves) {
        if (octaves < 1 || octaves > MOST_OCTAVES)
            throw new IllegalArgumentException("octaves must be from 1 to " + MOST_OCTAVES + " but was " + octaves);
        if (Math.abs(x) > LARGEST_PLACE) throw new IllegalArgumentException("x must be from -1e9 to 1e9 but was " + x);
        double sum = 0;
        for (int octave = 0; octave < octaves; octave++) sum += curve(x * (1 << octave), octave) / (2 << octave);
        return sum / (1 - Math.pow(0.5, octaves));
    }

    @LuaFunction(value = "reseed(seed: integer)", doc = "Gives all places other heights.")
    void reseed(int another) {
        seed = another;
    }

    @LuaField(value = "seed: integer", doc = "What `reseed` was given last; 1 at the beginning.")
    int seed() {
        return seed;
    }

    /** Between 0 and 1; level at whole numbers, so that no joint is seen. */
    private double curve(double x, int octave) {
        double left = Math.floor(x);
        double way = x - left;
        double smooth = way * way * (3 - 2 * way);
        return (1 - smooth) * chance((long) left, octave) + smooth * chance((long) left + 1, octave);
    }

    /** A number between 0 and 1 that no one guesses; the mixing is that of SplitMix64. */
    private double chance(long place, int octave) {
        long mixed = (place * 31 + octave) * 0x9E3779B97F4A7C15L + seed;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> 11) * 0x1.0p-53;
    }
}

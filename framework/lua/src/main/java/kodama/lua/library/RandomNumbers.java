package kodama.lua.library;

/**
 * A machine's random numbers: equal seeds give equal numbers, everywhere and for ever.
 *
 * @see <a href="https://prng.di.unimi.it/splitmix64.c">SplitMix64</a>
 */
final class RandomNumbers {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final int UNUSED_BITS = 11;
    private static final double UNIT = 0x1p-53;

    private long state;

    RandomNumbers(long seed) {
        seed(seed);
    }

    void seed(long seed) {
        state = seed;
    }

    /** The next number, at least 0 and below 1. */
    double next() {
        state += STEP;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> UNUSED_BITS) * UNIT;
    }
}

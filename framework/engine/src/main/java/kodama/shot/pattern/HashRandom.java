package kodama.shot.pattern;

/**
 * Random numbers that depend on a key and not on the order of the calls, so that a shot fired some ticks later gets the
 * same numbers.
 *
 * @see <a href="https://prng.di.unimi.it/splitmix64.c">SplitMix64</a>
 */
final class HashRandom {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final int UNUSED_BITS = 11;
    private static final double UNIT = 0x1p-53;

    private HashRandom() {}

    /** Derives the key of a part from the key of the whole: of a shot of a shape, of a number of a shot. */
    static long key(long outer, int number) {
        long state = outer + STEP * (number + 1L);
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** Returns a random number that is at least 0 and below 1. */
    static double fraction(long key, int number) {
        return (key(key, number) >>> UNUSED_BITS) * UNIT;
    }
}

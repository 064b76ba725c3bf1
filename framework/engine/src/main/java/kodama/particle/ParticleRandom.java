package kodama.particle;

/**
 * Random numbers for particles, which are no part of the game: the same ones after each reset.
 *
 * @see <a href="https://prng.di.unimi.it/splitmix64.c">SplitMix64</a>
 */
final class ParticleRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 0x1p-53;

    private long state;

    /** Returns the next number, from 0 to below 1. */
    double next() {
        state += GOLDEN;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> 11) * UNIT;
    }

    /** Returns a number within a range. */
    double within(Range range) {
        return range.at(next());
    }

    void reset() {
        state = 0;
    }
}

package kodama.lua;

/**
 * A sequence of random numbers: equal seeds give equal numbers on all platforms and in all versions.
 *
 * @see <a href="https://prng.di.unimi.it/splitmix64.c">SplitMix64</a>
 */
public final class RandomNumbers {
    /** What each number adds to the state. */
    private static final long STEP = 0x9E3779B97F4A7C15L;

    /** The product of this and {@link #STEP} is 1, modulo 2^64. */
    private static final long INVERSE_OF_STEP = 0xF1DE83E19937733DL;

    private static final int UNUSED_BITS = 11;
    private static final double UNIT = 0x1p-53;

    private long seed;
    private long state;

    /** Makes the sequence of a seed. */
    RandomNumbers(long seed) {
        seed(seed);
    }

    /**
     * Starts the sequence of a seed.
     *
     * @param seed any number
     */
    public void seed(long seed) {
        this.seed = seed;
        state = seed;
    }

    /** Returns the next number, from 0 to below 1. */
    public double next() {
        state += STEP;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> UNUSED_BITS) * UNIT;
    }

    /** Returns the state: sequences in equal states continue with equal numbers. */
    public long state() {
        return state;
    }

    /** Returns how many numbers the sequence has returned since its seed was set. */
    public long calls() {
        return (state - seed) * INVERSE_OF_STEP;
    }
}

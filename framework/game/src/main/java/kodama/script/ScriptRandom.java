package kodama.script;

import java.util.Random;
import java.util.function.DoubleSupplier;
import kodama.base.Checks;

/**
 * The random numbers of scripts as a Java {@link Random}. Both draw from one sequence, so that a game has the same
 * numbers in Java as in Lua: {@code nextInt(1, 7)} returns what {@code math.random(6)} would have returned.
 *
 * <p>Owned by the game thread.
 */
final class ScriptRandom extends Random {
    private static final long serialVersionUID = 1;

    private final transient DoubleSupplier source;

    /**
     * Creates a view of a sequence.
     *
     * @param source returns the next number, at least 0 and below 1
     */
    ScriptRandom(DoubleSupplier source) {
        super(0);
        this.source = source;
    }

    /** Called by the constructor of {@link Random}; later calls throw, because the sequence belongs to scripts. */
    @Override
    public void setSeed(long seed) {
        if (source != null)
            throw new UnsupportedOperationException("a game's random numbers are seeded by math.randomseed or --seed");
    }

    @Override
    protected int next(int bits) {
        return (int) (long) (nextDouble() * (1L << bits));
    }

    @Override
    public double nextDouble() {
        return source.getAsDouble();
    }

    @Override
    public int nextInt(int bound) {
        return nextInt(0, Checks.atLeast("bound", bound, 1));
    }

    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound)
            throw new IllegalArgumentException("bound must be more than " + origin + " but was " + bound);
        return (int) (Math.floor(nextDouble() * ((double) bound - origin)) + origin);
    }
}

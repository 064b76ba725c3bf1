package kodama.sound.synth;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** The parameters of a sound effect. Immutable. */
public final class Sfx {
    /** The defaults of sfxr. */
    public static final Sfx DEFAULT = new Sfx(SfxWave.SQUARE, SfxParameter.defaultValues());

    /** Maximum change of a parameter by a mutation. */
    private static final double MUTATION = 0.05;

    private final SfxWave wave;
    private final double[] values;

    private Sfx(SfxWave wave, double[] values) {
        this.wave = wave;
        this.values = values;
    }

    /** Returns the wave. */
    public SfxWave wave() {
        return wave;
    }

    /** Returns the value of a parameter, 0 or -1 to 1. */
    public double get(SfxParameter parameter) {
        return values[parameter.ordinal()];
    }

    /**
     * Returns a copy with another wave.
     *
     * @param wave the wave
     */
    public Sfx with(SfxWave wave) {
        return new Sfx(wave, values);
    }

    /**
     * Returns a copy with another value of a parameter.
     *
     * @param value from the minimum of the parameter to 1
     * @throws IllegalArgumentException if the value is out of range
     */
    public Sfx with(SfxParameter parameter, double value) {
        if (!(value >= parameter.minimum() && value <= 1))
            throw new IllegalArgumentException(
                    parameter.luaName() + " must be between " + (int) parameter.minimum() + " and 1 but was " + value);
        return withClamped(parameter, value);
    }

    /** Returns a copy with another value of a parameter, clamped to its range. */
    Sfx withClamped(SfxParameter parameter, double value) {
        double[] changed = values.clone();
        changed[parameter.ordinal()] = parameter.clamp(value);
        return new Sfx(wave, changed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sfx same && wave == same.wave && Arrays.equals(values, same.values);
    }

    @Override
    public int hashCode() {
        return 31 * wave.ordinal() + Arrays.hashCode(values);
    }

    /**
     * Returns a similar effect: half of the parameters change a little, but not wave and volume.
     *
     * @param seed random seed; the same seed gives the same changes
     */
    public Sfx mutated(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Sfx mutant = this;
        for (SfxParameter parameter : SfxParameter.all()) {
            double change = (random.nextDouble() * 2 - 1) * MUTATION;
            if (random.nextBoolean() && parameter != SfxParameter.VOLUME)
                mutant = mutant.withClamped(parameter, get(parameter) + change);
        }
        return mutant;
    }
}

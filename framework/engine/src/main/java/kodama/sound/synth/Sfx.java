package kodama.sound.synth;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** The numbers of a sound effect. Immutable. */
public final class Sfx {
    /** As sfxr begins. */
    public static final Sfx DEFAULT = new Sfx(SfxWave.SQUARE, SfxParameter.defaultValues());

    /** How far a mutation moves a slider, up or down. */
    private static final double MUTATION = 0.05;

    private final SfxWave wave;
    private final double[] values;

    private Sfx(SfxWave wave, double[] values) {
        this.wave = wave;
        this.values = values;
    }

    /** Tells what is repeated. */
    public SfxWave wave() {
        return wave;
    }

    /** Tells how a slider stands: 0 or -1 to 1. */
    public double get(SfxParameter field) {
        return values[field.ordinal()];
    }

    /**
     * Changes the wave.
     *
     * @param other what shall be repeated
     * @return the same with this wave
     */
    public Sfx with(SfxWave other) {
        return new Sfx(other, values);
    }

    /**
     * Moves a slider.
     *
     * @param value where to; from the field's least to 1
     * @return the same with this number
     * @throws IllegalArgumentException if the number is out of its bounds
     */
    public Sfx with(SfxParameter field, double value) {
        if (!(value >= field.minimum() && value <= 1))
            throw new IllegalArgumentException(
                    field.luaName() + " must be between " + (int) field.minimum() + " and 1 but was " + value);
        return withClamped(field, value);
    }

    /** The same with a slider as near to this as it can be. */
    Sfx withClamped(SfxParameter field, double value) {
        double[] changed = values.clone();
        changed[field.ordinal()] = field.clamp(value);
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
     * Moves half of the sliders by a little; the wave and the volume stay.
     *
     * @param seed which of all such changes; the same seed does the same
     * @return an effect that is much like this one
     */
    public Sfx mutated(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Sfx mutant = this;
        for (SfxParameter field : SfxParameter.all()) {
            double change = (random.nextDouble() * 2 - 1) * MUTATION;
            if (random.nextBoolean() && field != SfxParameter.VOLUME)
                mutant = mutant.withClamped(field, get(field) + change);
        }
        return mutant;
    }
}

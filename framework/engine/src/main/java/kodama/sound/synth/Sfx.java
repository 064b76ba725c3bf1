package kodama.sound.synth;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** The numbers of a sound effect. Immutable. */
public final class Sfx {
    /** As sfxr begins. */
    public static final Sfx USUAL = new Sfx(Wave.SQUARE, SfxField.usualValues());

    /** How far a mutation moves a slider, up or down. */
    private static final double MUTATION = 0.05;

    private final Wave wave;
    private final double[] values;

    private Sfx(Wave wave, double[] values) {
        this.wave = wave;
        this.values = values;
    }

    /** Tells what is repeated. */
    public Wave wave() {
        return wave;
    }

    /** Tells how a slider stands: 0 or -1 to 1. */
    public double get(SfxField field) {
        return values[field.ordinal()];
    }

    /**
     * Changes the wave.
     *
     * @param other what shall be repeated
     * @return the same with this wave
     */
    public Sfx with(Wave other) {
        return new Sfx(other, values);
    }

    /**
     * Moves a slider.
     *
     * @param value where to; from the field's least to 1
     * @return the same with this number
     * @throws IllegalArgumentException if the number is out of its bounds
     */
    public Sfx with(SfxField field, double value) {
        if (!(value >= field.least() && value <= 1))
            throw new IllegalArgumentException(
                    field.word() + " must be between " + (int) field.least() + " and 1 but was " + value);
        return moved(field, value);
    }

    /** The same with a slider as near to this as it can be. */
    Sfx moved(SfxField field, double value) {
        double[] changed = values.clone();
        changed[field.ordinal()] = field.within(value);
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
        for (SfxField field : SfxField.all()) {
            double change = (random.nextDouble() * 2 - 1) * MUTATION;
            if (random.nextBoolean() && field != SfxField.VOLUME) mutant = mutant.moved(field, get(field) + change);
        }
        return mutant;
    }
}

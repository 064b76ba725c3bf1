package kodama.sound.synth;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import kodama.base.Checks;

/**
 * A waveform whose period is a list of levels, as in handheld consoles.
 *
 * <p>A sample is the mean of the levels that it covers, which reduces aliasing of high notes.
 */
public final class WaveTable implements Waveform {
    /** Maximum level for {@link #ofLevels}. */
    public static final int MAX_LEVEL = 15;

    /** Minimum number of levels. */
    public static final int MIN_LENGTH = 2;

    /** Maximum number of levels. */
    public static final int MAX_LENGTH = 256;

    private static final int SMOOTH = 256;
    private static final int SAW_STEPS = 32;

    private final double[] levels;
    /** Prefix sums of the levels; the total is 0. */
    private final double[] sums;

    private WaveTable(double[] raw, double loudness) {
        double mean = Arrays.stream(raw).average().orElse(0);
        levels = Arrays.stream(raw).map(level -> (level - mean) * loudness).toArray();
        sums = new double[levels.length + 1];
        for (int i = 0; i < levels.length; i++) sums[i + 1] = sums[i] + levels[i];
        sums[levels.length] = 0; // exact except for rounding
    }

    /**
     * Creates a waveform from levels.
     *
     * @param levels 2 to 256 numbers, 0 to 15 each
     * @throws IllegalArgumentException if there are too few or too many, or one is out of range
     */
    public static WaveTable ofLevels(int... levels) {
        Checks.between("levels of a wave", levels.length, MIN_LENGTH, MAX_LENGTH);
        for (int level : levels) Checks.between("level of a wave", level, 0, MAX_LEVEL);
        return of(levels.length, i -> levels[i] * 2.0 / MAX_LEVEL - 1, 1);
    }

    private static WaveTable of(int length, IntToDoubleFunction level, double loudness) {
        double[] levels = new double[length];
        for (int i = 0; i < length; i++) levels[i] = level.applyAsDouble(i);
        return new WaveTable(levels, loudness);
    }

    /** Creates a triangle wave: soft, typical for bass. */
    public static WaveTable triangle() {
        return of(SMOOTH, i -> 1 - Math.abs((i + 0.5) / SMOOTH - 0.5) * 4, 1.4);
    }

    /** Creates a sine wave, the softest. */
    public static WaveTable sine() {
        return of(SMOOTH, i -> StrictMath.sin((i + 0.5) * 2 * Math.PI / SMOOTH), 1.4);
    }

    /** Creates a sawtooth wave: full and sharp. */
    public static WaveTable saw() {
        return of(SAW_STEPS, i -> 2.0 * i / (SAW_STEPS - 1) - 1, 1);
    }

    @Override
    public void fill(Oscillator oscillator, double[] into, int count) {
        double width = oscillator.step * Oscillator.PERIOD * levels.length;
        double before = sumAt(oscillator.cycle());
        for (int i = 0; i < count; i++) {
            oscillator.phase += (int) oscillator.step;
            double after = sumAt(oscillator.cycle());
            into[i] = (after - before) / width;
            before = after;
        }
    }

    private double sumAt(double cycle) {
        double at = cycle * levels.length;
        int whole = (int) at;
        return sums[whole] + (at - whole) * levels[whole];
    }

    @Override
    public void skip(Oscillator oscillator, int count) {
        oscillator.phase += (int) oscillator.step * count;
    }

    @Override
    public double periods() {
        return 1;
    }
}

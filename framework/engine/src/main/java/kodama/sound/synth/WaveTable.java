package kodama.sound.synth;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import kodama.base.Checks;

/**
 * A tone whose period is drawn as a row of levels, as in a game that one carried in a pocket.
 *
 * <p>A sample is the mean of the levels that it passes over, which takes the worst edge off high tones.
 */
public final class WaveTable implements Waveform {
    /** The highest level of {@link #ofLevels}. */
    public static final int MAX_LEVEL = 15;

    /** The shortest row. */
    public static final int MIN_LENGTH = 2;

    /** The longest row. */
    public static final int MAX_LENGTH = 256;

    private static final int SMOOTH = 256;
    private static final int SAW_STEPS = 32;

    private final double[] levels;
    /** The sum of all levels before each, and of all of them, which is 0. */
    private final double[] sums;

    private WaveTable(double[] raw, double loudness) {
        double mean = Arrays.stream(raw).average().orElse(0);
        levels = Arrays.stream(raw).map(level -> (level - mean) * loudness).toArray();
        sums = new double[levels.length + 1];
        for (int i = 0; i < levels.length; i++) sums[i + 1] = sums[i] + levels[i];
        sums[levels.length] = 0; // but for rounding it is
    }

    /**
     * Makes a tone of a row of levels.
     *
     * @param levels 2 to 256 numbers, 0 to 15 each
     * @throws IllegalArgumentException if there are too few or too many, or one is out of its bounds
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

    /** Makes a triangle: soft, the usual bass. */
    public static WaveTable triangle() {
        return of(SMOOTH, i -> 1 - Math.abs((i + 0.5) / SMOOTH - 0.5) * 4, 1.4);
    }

    /** Makes a sine: the softest of all. */
    public static WaveTable sine() {
        return of(SMOOTH, i -> StrictMath.sin((i + 0.5) * 2 * Math.PI / SMOOTH), 1.4);
    }

    /** Makes a saw: full and sharp. */
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

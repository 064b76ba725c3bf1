package kodama.sound.synth;

/**
 * Noise as in classic sound chips: a shift register of 15 bits, whose new bit is the exclusive or of two old ones.
 *
 * <p>Long noise repeats after 32,767 bits and hisses or rumbles; short noise repeats after 93, which is a harsh tone.
 * If several bits fall into a sample, it is their mean.
 *
 * @param periods number of bits per period of the played note, which determines the pitch
 * @param tap the bit that is combined with bit 0
 * @see <a href="https://www.nesdev.org/wiki/APU_Noise">NESdev: APU noise</a>
 */
public record NoiseWave(double periods, int tap) implements Waveform {
    /** Hiss and rumble: middle C has about 8,400 bits per second. */
    public static final NoiseWave LONG = new NoiseWave(32, 1);

    /** A harsh tone at the pitch of the note. */
    public static final NoiseWave SHORT = new NoiseWave(93, 6);

    private static final double LEVEL = 0.9;
    private static final int FRESH_BIT = 14;
    private static final long WHOLE_BIT = 1L << 32;

    @Override
    public void fill(Oscillator oscillator, double[] into, int count) {
        for (int i = 0; i < count; i++) into[i] = LEVEL * sample(oscillator);
    }

    private double sample(Oscillator oscillator) {
        long from = oscillator.phase & 0xFFFFFFFFL;
        long to = from + oscillator.step;
        oscillator.phase = (int) to;
        if (to < WHOLE_BIT) return level(oscillator.register);
        double sum = level(oscillator.register) * (WHOLE_BIT - from);
        for (to -= WHOLE_BIT; to >= WHOLE_BIT; to -= WHOLE_BIT) sum += level(shift(oscillator)) * WHOLE_BIT;
        sum += level(shift(oscillator)) * to;
        return sum / oscillator.step;
    }

    private static double level(int register) {
        return (register & 1) * 2 - 1;
    }

    private int shift(Oscillator oscillator) {
        int old = oscillator.register;
        int fresh = (old ^ old >> tap) & 1;
        return oscillator.register = old >> 1 | fresh << FRESH_BIT;
    }

    @Override
    public void skip(Oscillator oscillator, int count) {
        long to = (oscillator.phase & 0xFFFFFFFFL) + oscillator.step * count;
        oscillator.phase = (int) to;
        for (long bits = to >>> 32; bits > 0; bits--) shift(oscillator);
    }
}

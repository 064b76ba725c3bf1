package kodama.sound.synth;

/**
 * A pulse wave: high for a part of its period and low for the rest.
 *
 * <p>Each edge is rounded over two samples by a polynomial (polyBLEP), because a steeper edge would cause aliasing.
 *
 * @param duty part of the period in which it is high, above 0 and below 1; 0.5 sounds hollow, 0.125 thin and bright
 * @see <a href="https://www.martin-finke.de/articles/audio-plugins-018-polyblep-oscillator/">PolyBLEP oscillator</a>
 */
public record PulseWave(double duty) implements Waveform {
    /** Pulses sound louder than other waves of the same amplitude. */
    private static final double LEVEL = 0.8;

    /**
     * Checks the duty.
     *
     * @param duty part of the period in which it is high, above 0 and below 1
     * @throws IllegalArgumentException if it is out of range
     */
    public PulseWave {
        if (!(duty > 0 && duty < 1))
            throw new IllegalArgumentException("duty must be above 0 and below 1 but was " + duty);
    }

    @Override
    public void fill(Oscillator oscillator, double[] into, int count) {
        double mean = 2 * duty - 1;
        double step = oscillator.step * Oscillator.PERIOD;
        for (int i = 0; i < count; i++) {
            double at = oscillator.cycle();
            double behindFall = at < duty ? at - duty + 1 : at - duty;
            double level = (at < duty ? 1 : -1) - mean;
            into[i] = LEVEL * (level + edge(at, step) - edge(behindFall, step));
            oscillator.phase += (int) oscillator.step;
        }
    }

    /** Returns the correction of a rising edge at the start of the period. */
    private static double edge(double at, double step) {
        if (at < step) {
            double past = at / step - 1;
            return -past * past;
        }
        if (at > 1 - step) {
            double ahead = (at - 1) / step + 1;
            return ahead * ahead;
        }
        return 0;
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

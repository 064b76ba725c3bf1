package kodama.sound.synth;

/** A periodic waveform or noise. Immutable; can be shared by channels. */
public interface Waveform {
    /**
     * Generates the next samples, from -1 to 1 or slightly beyond. Their mean is 0, so that a sound does not start with
     * a step.
     *
     * @param oscillator position of the channel; advanced
     * @param into receives the samples, from index 0
     */
    void fill(Oscillator oscillator, double[] into, int count);

    /**
     * Advances without generating samples.
     *
     * @param oscillator position of the channel; advanced
     */
    void skip(Oscillator oscillator, int count);

    /** Returns the number of oscillator periods per period of the note. */
    double periods();
}

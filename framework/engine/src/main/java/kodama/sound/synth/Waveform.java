package kodama.sound.synth;

/** What a channel repeats. Immutable, one can serve many channels. */
public interface Waveform {
    /**
     * Makes the next samples, from -1 to 1 or slightly beyond. Their mean is 0, so that what begins does not jump.
     *
     * @param oscillator where in the wave the channel is; moved on
     * @param into takes the samples, from its beginning
     */
    void fill(Oscillator oscillator, double[] into, int count);

    /**
     * Goes on by some samples that no one hears.
     *
     * @param oscillator where in the wave the channel is; moved on
     */
    void skip(Oscillator oscillator, int count);

    /** Tells how fast the oscillator goes: how many of its periods are one of the tone. */
    double periods();
}

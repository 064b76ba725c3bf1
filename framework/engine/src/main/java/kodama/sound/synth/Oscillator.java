package kodama.sound.synth;

/**
 * The position and speed of a channel in its waveform. Integers, so that skipping has exactly the effect of playing.
 */
final class Oscillator {
    /** Factor that converts a phase to a part of a period. */
    static final double PERIOD = 0x1p-32;

    /** Position in the period; unsigned, the whole range is one period. */
    int phase;
    /** Increment per sample: a period is {@code 1L << 32}, and noise can advance by several at once. */
    long step;
    /** The shift register of noise; 15 bits, never all zero. */
    int register = 1;

    /** Sets the frequency; in periods per second, at a sample rate of {@link ChipTiming#RATE}. */
    void tune(double hertz) {
        step = (long) (hertz / (ChipTiming.RATE * PERIOD));
    }

    /** Returns the position as a part of the period, at least 0 and below 1. */
    double cycle() {
        return (phase & 0xFFFFFFFFL) * PERIOD;
    }
}

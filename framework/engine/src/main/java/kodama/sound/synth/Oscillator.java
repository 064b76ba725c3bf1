package kodama.sound.synth;

/** Where a channel is in its wave, and how fast it goes. In whole numbers, so that to skip is to play unheard. */
final class Oscillator {
    /** What a phase is multiplied by, to be a share of a period. */
    static final double PERIOD = 0x1p-32;

    /** How far in the period; unsigned, the whole range is one period. */
    int phase;
    /** How much further with each sample: a period is {@code 1L << 32}, and noise may take several at once. */
    long step;
    /** The shift register of noise, 15 bits that are never all zero. */
    int register = 1;

    /** Sets how fast it goes; in periods a second, at a rate of {@link ChipTiming#RATE}. */
    void tune(double hertz) {
        step = (long) (hertz / (ChipTiming.RATE * PERIOD));
    }

    /** The phase as a share of the period, from 0 to below 1. */
    double cycle() {
        return (phase & 0xFFFFFFFFL) * PERIOD;
    }
}

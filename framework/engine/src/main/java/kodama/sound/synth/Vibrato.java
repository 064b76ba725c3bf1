package kodama.sound.synth;

import kodama.base.Checks;

/**
 * A periodic change of pitch.
 *
 * @param cents depth up and down; in hundredths of a semitone, 0 to 1200
 * @param hertz frequency; 1 to 30 Hz
 * @param delay time from the start of a note to the start of the vibrato; in 1/60 s, 0 to 600
 */
public record Vibrato(int cents, int hertz, int delay) {
    /** No vibrato. */
    public static final Vibrato NONE = new Vibrato(0, 6, 0);

    /** Maximum depth; in cents. */
    public static final int MAX_CENTS = 1_200;

    /** Maximum frequency; in Hz. */
    public static final int MAX_HERTZ = 30;

    /** Maximum delay; in 1/60 s. */
    public static final int MAX_DELAY = 600;

    /**
     * Checks the ranges.
     *
     * @param cents depth up and down; in hundredths of a semitone
     * @param hertz frequency
     * @param delay time from the start of a note to the start of the vibrato
     * @throws IllegalArgumentException if a number is out of range
     */
    public Vibrato {
        Checks.between("cents of a vibrato", cents, 0, MAX_CENTS);
        Checks.between("Hertz of a vibrato", hertz, 1, MAX_HERTZ);
        Checks.between("delay of a vibrato", delay, 0, MAX_DELAY);
    }

    /**
     * Returns the offset of the pitch some slices after the start of a note; in cents. A triangle wave that starts
     * upward.
     */
    double at(int slices) {
        int since = slices - delay * ChipTiming.TICK_SLICES;
        if (cents == 0 || since <= 0) return 0;
        double quarters = 4.0 * since * hertz / (ChipTiming.TICKS * ChipTiming.TICK_SLICES) % 4;
        return cents * (quarters < 1 ? quarters : quarters < 3 ? 2 - quarters : quarters - 4);
    }
}

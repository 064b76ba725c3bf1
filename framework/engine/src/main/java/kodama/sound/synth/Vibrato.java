package kodama.sound.synth;

import kodama.base.Checks;

/**
 * How a tone wavers.
 *
 * @param cents how far up and down; in hundredths of a half tone, 0 to 1200
 * @param hertz how often a second; 1 to 30
 * @param delay how long a note is held before it begins; in 1/60 s, 0 to 600
 */
public record Vibrato(int cents, int hertz, int delay) {
    /** None at all. */
    public static final Vibrato NONE = new Vibrato(0, 6, 0);

    /** The most cents. */
    public static final int MAX_CENTS = 1_200;

    /** The most Hertz. */
    public static final int MAX_HERTZ = 30;

    /** The longest delay; in 1/60 s. */
    public static final int MAX_DELAY = 600;

    /**
     * Checks the numbers.
     *
     * @param cents how far up and down
     * @param hertz how often a second
     * @param delay how long a note is held before it begins
     * @throws IllegalArgumentException if one of them is out of its bounds
     */
    public Vibrato {
        Checks.between("cents of a vibrato", cents, 0, MAX_CENTS);
        Checks.between("Hertz of a vibrato", hertz, 1, MAX_HERTZ);
        Checks.between("delay of a vibrato", delay, 0, MAX_DELAY);
    }

    /** How much higher the tone is, some slices after its note began; in cents. A triangle: up, down, and up again. */
    double at(int slices) {
        int since = slices - delay * ChipTiming.TICK_SLICES;
        if (cents == 0 || since <= 0) return 0;
        double quarters = 4.0 * since * hertz / (ChipTiming.TICKS * ChipTiming.TICK_SLICES) % 4;
        return cents * (quarters < 1 ? quarters : quarters < 3 ? 2 - quarters : quarters - 4);
    }
}

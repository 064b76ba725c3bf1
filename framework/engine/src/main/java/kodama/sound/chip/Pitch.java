package kodama.sound.chip;

/** Pitches as frequencies, by a table of one octave: it is made once, the same on every machine. */
final class Pitch {
    /** The frequency of the lowest C there is, note 0. */
    private static final double LOWEST_C = 440 * StrictMath.pow(2, -69 / 12.0);

    private static final int OCTAVE_CENTS = 1_200;
    private static final double LEAST = 8;
    private static final double MOST = 16_000;
    private static final double[] RATIOS = ratios();

    private Pitch() {}

    private static double[] ratios() {
        double[] ratios = new double[OCTAVE_CENTS + 1];
        for (int i = 0; i < ratios.length; i++) ratios[i] = StrictMath.pow(2, i / (double) OCTAVE_CENTS);
        return ratios;
    }

    /** The frequency of a pitch in cents above note 0; kept within what can be heard. */
    static double hertz(double cents) {
        int whole = (int) Math.floor(cents);
        int octave = Math.floorDiv(whole, OCTAVE_CENTS);
        int within = whole - octave * OCTAVE_CENTS;
        double ratio = RATIOS[within] + (cents - whole) * (RATIOS[within + 1] - RATIOS[within]);
        return Math.max(LEAST, Math.min(Math.scalb(LOWEST_C * ratio, octave), MOST));
    }
}

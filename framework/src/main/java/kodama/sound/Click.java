package kodama.sound;

/** What is heard in place of a sound that is not there: short and dry, so that it is noticed and does not hurt. */
public final class Click {
    private static final int RATE = 44_100;
    private static final int FRAMES = 441;
    private static final double HERTZ = 1500;
    private static final double LOUD = 8000;

    /** The click, a hundredth of a second. */
    public static final SampledSound SOUND = SampledSound.of("click", RATE, 1, samples());

    private Click() {}

    private static short[] samples() {
        short[] samples = new short[FRAMES];
        for (int i = 0; i < FRAMES; i++) {
            double fall = 1 - i / (double) FRAMES;
            samples[i] = (short) (LOUD * fall * fall * Math.sin(2 * Math.PI * HERTZ * i / RATE));
        }
        return samples;
    }
}

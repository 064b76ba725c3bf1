package kodama.sound;

import java.util.Arrays;

/** The placeholder for a missing sound: a short click that is noticeable, but not unpleasant. */
public final class PlaceholderSound {
    private static final int RATE = 44_100;
    private static final int FRAMES = 441;
    private static final double HERTZ = 1500;
    private static final double LOUD = 8000;

    /** The click, a hundredth of a second long. */
    public static final SampledSound SOUND = SampledSound.of("click", RATE, 1, samples());

    /** The click followed by silence. */
    private static final short[] ONCE = Arrays.copyOf(samples(), 2 * FRAMES);

    private PlaceholderSound() {}

    /**
     * Creates a placeholder. The click plays once even if the sound is looped, because its loop is the silence.
     *
     * @param name of the missing sound
     * @return a sound of that name
     */
    public static Sound named(String name) {
        return SampledSound.of(name, RATE, 1, ONCE).withLoop(new Loop(FRAMES, 2 * FRAMES));
    }

    private static short[] samples() {
        short[] samples = new short[FRAMES];
        for (int i = 0; i < FRAMES; i++) {
            double fall = 1 - i / (double) FRAMES;
            samples[i] = (short) (LOUD * fall * fall * Math.sin(2 * Math.PI * HERTZ * i / RATE));
        }
        return samples;
    }
}

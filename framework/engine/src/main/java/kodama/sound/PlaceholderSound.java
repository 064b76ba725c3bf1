package kodama.sound;

import java.util.Arrays;

/** What is heard in place of a sound that is not there: short and dry, so that it is noticed and does not hurt. */
public final class PlaceholderSound {
    private static final int RATE = 44_100;
    private static final int FRAMES = 441;
    private static final double HERTZ = 1500;
    private static final double LOUD = 8000;

    /** The click, a hundredth of a second. */
    public static final SampledSound SOUND = SampledSound.of("click", RATE, 1, samples());

    /** The click, and silence. */
    private static final short[] ONCE = Arrays.copyOf(samples(), 2 * FRAMES);

    private PlaceholderSound() {}

    /**
     * Makes what stands in for a sound: a click, heard once also where the sound was to be repeated, as the loop is the
     * silence behind it.
     *
     * @param name of the sound that is not there
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

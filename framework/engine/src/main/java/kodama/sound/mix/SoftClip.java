package kodama.sound.mix;

/**
 * Bends what is too loud instead of cutting it off: quiet sound stays as it is, the loudest comes near full scale and
 * never goes over it. The curve is the knee x/(1+x), which has no corner where it begins.
 */
final class SoftClip {
    /** Up to here nothing is changed. */
    private static final float KNEE = 0.75f;

    private SoftClip() {}

    /** Bends a sample, above -1 and below 1. */
    static float of(float sample) {
        float loud = Math.abs(sample);
        if (loud <= KNEE) return sample;
        float over = (loud - KNEE) / (1 - KNEE);
        float bent = KNEE + (1 - KNEE) * over / (1 + over);
        return sample < 0 ? -bent : bent;
    }
}

package kodama.sound.sfx;

/** Dulls what is high and thins what is low. */
final class SfxFilter {
    private static final double WIDEST = 0.1;
    private static final double NARROWEST = 0.00001;

    private final boolean dulls;
    private final double lowSlide;
    private final double damping;
    private final double highSlide;
    private double low;
    private double high;
    private double dulled;
    private double dulledSpeed;
    private double thinned;

    SfxFilter(Sfx sfx) {
        double lowest = sfx.get(SfxField.LOW_PASS);
        dulls = lowest != 1;
        low = lowest * lowest * lowest * WIDEST;
        lowSlide = 1 + sfx.get(SfxField.LOW_PASS_SLIDE) * 0.0001;
        double resonance = sfx.get(SfxField.RESONANCE);
        damping = Math.min(0.8, 5 / (1 + resonance * resonance * 20) * (0.01 + low));
        double highest = sfx.get(SfxField.HIGH_PASS);
        high = highest * highest * WIDEST;
        highSlide = 1 + sfx.get(SfxField.HIGH_PASS_SLIDE) * 0.0003;
    }

    /** Goes on by a sample. */
    void next() {
        high = Math.max(NARROWEST, Math.min(high * highSlide, WIDEST));
    }

    /** One step of eight in a sample. */
    double pass(double level) {
        double before = dulled;
        low = Math.min(low * lowSlide, WIDEST);
        if (dulls) {
            dulledSpeed += (level - dulled) * low;
            dulledSpeed -= dulledSpeed * damping;
            dulled += dulledSpeed;
        } else {
            dulled = level;
        }
        thinned += dulled - before;
        thinned -= thinned * high;
        return thinned;
    }
}

package kodama.sound.synth;

import java.util.Arrays;
import java.util.SplittableRandom;
import kodama.sound.SampledSound;

/**
 * Generates the samples of an effect like sfxr.
 *
 * <ol>
 *   <li>Per sample: pitch slide, jump, retrigger and vibrato, duty slide, phaser slide, and the envelope's volume.
 *   <li>Per step, eight in a sample: the wave, then the low-pass and high-pass filters, then the phaser. The sample is
 *       the mean of the steps.
 * </ol>
 *
 * <p>The numbers below are those of sfxr, from its sliders to its formulas.
 */
public final class SfxSynth {
    private static final int RATE = 44_100;

    private static final int OVERSAMPLING = 8;
    private static final int SHORTEST_PERIOD = 8;
    private static final int NOISE_LEVELS = 32;
    private static final int ECHOES = 1_024;
    private static final int SINES = 4_096;
    private static final double[] SINE = sines();

    private final Sfx sfx;
    private final SfxEnvelope envelope;
    private final SfxFilter filter;
    private final SplittableRandom random = new SplittableRandom(1);
    private final double[] noise = new double[NOISE_LEVELS];
    private final double[] echoes = new double[ECHOES];
    private final double gain;

    // pitch: periods in steps
    private double period;
    private double longestPeriod;
    private double slide;
    private double slideChange;
    private double jump;
    private int jumpIn;
    private int age;
    private int retriggerIn;
    private double vibratoPhase;

    private double duty;
    private double dutySlide;
    private int phase;
    private double echo;
    private int echoAt;

    private SfxSynth(Sfx sfx) {
        this.sfx = sfx;
        envelope = new SfxEnvelope(sfx);
        filter = new SfxFilter(sfx);
        gain = StrictMath.exp(sfx.get(SfxParameter.VOLUME)) - 1; // jsfxr's
        double offset = sfx.get(SfxParameter.PHASER);
        echo = Math.copySign(offset * offset * (ECHOES - 4), offset);
        makeNoise();
        begin();
    }

    /**
     * Generates a sound. Takes a few milliseconds per second of sound.
     *
     * @param name name of the sound
     * @return a mono sound of at most seven seconds
     */
    public static SampledSound sound(String name, Sfx sfx) {
        return SampledSound.of(name, RATE, 1, new SfxSynth(sfx).samples());
    }

    private static double[] sines() {
        double[] sines = new double[SINES];
        for (int i = 0; i < SINES; i++) sines[i] = StrictMath.sin(i * 2 * Math.PI / SINES);
        return sines;
    }

    private void makeNoise() {
        for (int i = 0; i < noise.length; i++) noise[i] = random.nextDouble() * 2 - 1;
    }

    /** Sets pitch and duty to their initial values; also called when the effect is retriggered. */
    private void begin() {
        period = periodOf(sfx.get(SfxParameter.FREQ));
        longestPeriod = periodOf(sfx.get(SfxParameter.FREQ_LIMIT));
        slide = 1 - cube(sfx.get(SfxParameter.SLIDE)) * 0.01;
        slideChange = -cube(sfx.get(SfxParameter.SLIDE_CHANGE)) * 0.000001;
        duty = 0.5 - sfx.get(SfxParameter.DUTY) * 0.5;
        dutySlide = -sfx.get(SfxParameter.DUTY_SLIDE) * 0.00005;
        double far = sfx.get(SfxParameter.JUMP);
        jump = far >= 0 ? 1 - far * far * 0.9 : 1 + far * far * 10;
        jumpIn = sfx.get(SfxParameter.JUMP_SPEED) == 1 ? -1 : soon(sfx.get(SfxParameter.JUMP_SPEED));
        retriggerIn = sfx.get(SfxParameter.RETRIGGER) == 0 ? -1 : soon(sfx.get(SfxParameter.RETRIGGER));
        age = 0;
    }

    private static double periodOf(double frequency) {
        return 100 / (frequency * frequency + 0.001);
    }

    private static double cube(double value) {
        return value * value * value;
    }

    private static int soon(double speed) {
        return (int) ((1 - speed) * (1 - speed) * 20_000 + 32);
    }

    /** Generates all samples, until the envelope is over or the pitch has fallen to its limit. */
    private short[] samples() {
        short[] samples = new short[envelope.longest()];
        int count = 0;
        while (count < samples.length && nextPitch() && envelope.next()) samples[count++] = next();
        return count == samples.length ? samples : Arrays.copyOf(samples, count);
    }

    /** Advances the pitch by a sample. Returns whether the sound continues. */
    private boolean nextPitch() {
        age++;
        if (age == retriggerIn) begin();
        if (age == jumpIn) period *= jump;
        slide += slideChange;
        period *= slide;
        duty = Math.max(0, Math.min(duty + dutySlide, 0.5));
        double change = sfx.get(SfxParameter.PHASER_SLIDE);
        echo += Math.copySign(change * change, change);
        if (period <= longestPeriod) return true;
        period = longestPeriod;
        return sfx.get(SfxParameter.FREQ_LIMIT) == 0;
    }

    private short next() {
        filter.next();
        int length = (int) Math.max(SHORTEST_PERIOD, period * wavering());
        int behind = (int) Math.min(Math.abs(echo), ECHOES - 1);
        double sum = 0;
        for (int i = 0; i < OVERSAMPLING; i++) sum += withEcho(filter.pass(step(length)), behind);
        double level = sum / OVERSAMPLING * envelope.level() * gain;
        return (short) Math.rint(Math.max(-1, Math.min(level, 1)) * Short.MAX_VALUE);
    }

    private double wavering() {
        double depth = sfx.get(SfxParameter.VIBRATO) * 0.5;
        if (depth == 0) return 1;
        double speed = sfx.get(SfxParameter.VIBRATO_SPEED);
        vibratoPhase += speed * speed * 0.01 / (2 * Math.PI);
        return 1 + depth * sine(vibratoPhase);
    }

    /** Returns the sine of a phase in periods. */
    private static double sine(double periods) {
        return SINE[(int) (periods * SINES) & SINES - 1];
    }

    private double step(int length) {
        phase++;
        if (phase >= length) {
            phase %= length;
            if (sfx.wave() == SfxWave.NOISE) makeNoise();
        }
        double share = phase / (double) length;
        return switch (sfx.wave()) {
            case SQUARE -> share < duty ? 0.5 : -0.5;
            case SAW -> 1 - share * 2;
            case SINE -> sine(share);
            case NOISE -> noise[phase * NOISE_LEVELS / length];
        };
    }

    private double withEcho(double level, int behind) {
        echoes[echoAt] = level;
        double both = level + echoes[echoAt - behind & ECHOES - 1];
        echoAt = echoAt + 1 & ECHOES - 1;
        return both;
    }

    /** The volume envelope of an effect: attack, sustain, decay. */
    private static final class SfxEnvelope {
        private static final double SLOWEST = 100_000;

        private final int[] lengths;
        private final double punch;
        private int stage;
        private int age;

        SfxEnvelope(Sfx sfx) {
            punch = sfx.get(SfxParameter.PUNCH);
            lengths = new int[] {
                length(sfx.get(SfxParameter.ATTACK)),
                length(sfx.get(SfxParameter.SUSTAIN)),
                length(sfx.get(SfxParameter.DECAY))
            };
        }

        private static int length(double value) {
            return (int) (value * value * SLOWEST);
        }

        /** Returns the number of samples. */
        int longest() {
            return lengths[0] + lengths[1] + lengths[2];
        }

        /** Advances by a sample. Returns false at the end. */
        boolean next() {
            age++;
            while (stage < lengths.length && age > lengths[stage]) {
                stage++;
                age = 1;
            }
            return stage < lengths.length;
        }

        /** Returns the volume; above 1 with a punch. */
        double level() {
            double share = age / (double) lengths[stage];
            return switch (stage) {
                case 0 -> share;
                case 1 -> 1 + (1 - share) * 2 * punch;
                default -> 1 - share;
            };
        }
    }

    /** The low-pass and the high-pass filter. */
    private static final class SfxFilter {
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
            double lowest = sfx.get(SfxParameter.LOW_PASS);
            dulls = lowest != 1;
            low = lowest * lowest * lowest * WIDEST;
            lowSlide = 1 + sfx.get(SfxParameter.LOW_PASS_SLIDE) * 0.0001;
            double resonance = sfx.get(SfxParameter.RESONANCE);
            damping = Math.min(0.8, 5 / (1 + resonance * resonance * 20) * (0.01 + low));
            double highest = sfx.get(SfxParameter.HIGH_PASS);
            high = highest * highest * WIDEST;
            highSlide = 1 + sfx.get(SfxParameter.HIGH_PASS_SLIDE) * 0.0003;
        }

        /** Advances by a sample. */
        void next() {
            high = Math.max(NARROWEST, Math.min(high * highSlide, WIDEST));
        }

        /** Filters one step of eight in a sample. */
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
}

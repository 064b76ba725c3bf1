package kodama.sound;

/** Samples that were played, as a test listens to them: one side, -1 to 1. */
public final class Heard {
    private final double[] samples;
    private final int rate;

    private Heard(double[] samples, int rate) {
        this.samples = samples;
        this.rate = rate;
    }

    /** The left side of stereo. */
    public static Heard left(short[] stereo, int rate) {
        return side(stereo, 0, rate);
    }

    /** The right side of stereo. */
    public static Heard right(short[] stereo, int rate) {
        return side(stereo, 1, rate);
    }

    private static Heard side(short[] stereo, int side, int rate) {
        double[] samples = new double[stereo.length / 2];
        for (int i = 0; i < samples.length; i++) samples[i] = stereo[2 * i + side] / 32768.0;
        return new Heard(samples, rate);
    }

    /** The left side of a sound, played once. */
    public static Heard of(Sound sound) {
        return left(played(sound, sound.frames()), sound.rate());
    }

    /** So many frames of a sound in a loop, as a mixer reads it. */
    public static short[] played(Sound sound, long frames) {
        short[] stereo = new short[(int) (2 * frames)];
        try (AudioStream stream = sound.open()) {
            long position = 0;
            for (int done = 0; done < frames; ) {
                if (position == sound.loop().end() && frames > sound.frames()) {
                    position = sound.loop().start();
                    stream.seek(position);
                }
                long end = frames > sound.frames() ? sound.loop().end() : sound.frames();
                int read = stream.read(stereo, done, (int) Math.min(frames - done, end - position));
                if (read == 0) return stereo;
                done += read;
                position += read;
            }
        }
        return stereo;
    }

    /** What is heard between two times; in seconds. */
    public Heard between(double from, double to) {
        int behind = Math.min(samples.length, (int) Math.round(to * rate));
        int first = Math.min(behind, (int) Math.round(from * rate));
        double[] part = new double[behind - first];
        System.arraycopy(samples, first, part, 0, part.length);
        return new Heard(part, rate);
    }

    /** How long it is. */
    public double seconds() {
        return samples.length / (double) rate;
    }

    /** How strong a frequency is: the height of such a sine. By Goertzel, through a Hann window. */
    public double strength(double hertz) {
        return strength(hertz, windowed());
    }

    private double[] windowed() {
        double[] windowed = new double[samples.length];
        for (int i = 0; i < samples.length; i++)
            windowed[i] = samples[i] * (1 - Math.cos(2 * Math.PI * (i + 0.5) / samples.length));
        return windowed;
    }

    private double strength(double hertz, double[] windowed) {
        double turn = 2 * Math.cos(2 * Math.PI * hertz / rate);
        double once = 0;
        double twice = 0;
        for (double sample : windowed) {
            double now = sample + turn * once - twice;
            twice = once;
            once = now;
        }
        double power = once * once + twice * twice - turn * once * twice;
        return 2 * Math.sqrt(Math.max(0, power)) / samples.length;
    }

    /** The note that is the strongest, by its number: 69 is the A of 440 Hertz. */
    public int note() {
        double[] windowed = windowed();
        int best = 0;
        double strongest = 0;
        for (int note = 24; note < 108; note++) {
            double strength = strength(hertz(note), windowed);
            if (strength <= strongest) continue;
            best = note;
            strongest = strength;
        }
        return best;
    }

    /** The frequency of a note. */
    public static double hertz(double note) {
        return 440 * Math.pow(2, (note - 69) / 12);
    }

    /** The greatest height. */
    public double peak() {
        double peak = 0;
        for (double sample : samples) peak = Math.max(peak, Math.abs(sample));
        return peak;
    }

    /** The root of the mean of all squares. */
    public double loudness() {
        double sum = 0;
        for (double sample : samples) sum += sample * sample;
        return Math.sqrt(sum / samples.length);
    }

    /** The sharpest bend between three samples in a row: a click has one. */
    public double sharpestBend() {
        double sharpest = 0;
        for (int i = 2; i < samples.length; i++)
            sharpest = Math.max(sharpest, Math.abs(samples[i] - 2 * samples[i - 1] + samples[i - 2]));
        return sharpest;
    }

    /** When it first is louder than this; in seconds, or -1. */
    public double begins(double louder) {
        for (int i = 0; i < samples.length; i++) if (Math.abs(samples[i]) > louder) return i / (double) rate;
        return -1;
    }
}

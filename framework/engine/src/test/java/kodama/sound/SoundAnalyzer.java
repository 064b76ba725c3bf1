package kodama.sound;

/** Analyzes played samples: one side, -1 to 1. */
public final class SoundAnalyzer {
    private final double[] samples;
    private final int rate;

    private SoundAnalyzer(double[] samples, int rate) {
        this.samples = samples;
        this.rate = rate;
    }

    /** Returns the left side of a stereo signal. */
    public static SoundAnalyzer left(short[] stereo, int rate) {
        return side(stereo, 0, rate);
    }

    /** Returns the right side of a stereo signal. */
    public static SoundAnalyzer right(short[] stereo, int rate) {
        return side(stereo, 1, rate);
    }

    private static SoundAnalyzer side(short[] stereo, int side, int rate) {
        double[] samples = new double[stereo.length / 2];
        for (int i = 0; i < samples.length; i++) samples[i] = stereo[2 * i + side] / 32768.0;
        return new SoundAnalyzer(samples, rate);
    }

    /** Returns the left side of a sound, played once. */
    public static SoundAnalyzer of(Sound sound) {
        return left(played(sound, sound.frames()), sound.rate());
    }

    /** Returns some frames of a looped sound, as a mixer reads it. */
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

    /** Returns the samples between two times; in seconds. */
    public SoundAnalyzer between(double from, double to) {
        int behind = Math.min(samples.length, (int) Math.round(to * rate));
        int first = Math.min(behind, (int) Math.round(from * rate));
        double[] part = new double[behind - first];
        System.arraycopy(samples, first, part, 0, part.length);
        return new SoundAnalyzer(part, rate);
    }

    /** Returns the length in seconds. */
    public double seconds() {
        return samples.length / (double) rate;
    }

    /** Returns the amplitude of a frequency, by Goertzel's algorithm with a Hann window. */
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

    /** Returns the number of the strongest note; 69 is the A at 440 Hz. */
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

    /** Returns the frequency of a note. */
    public static double hertz(double note) {
        return 440 * Math.pow(2, (note - 69) / 12);
    }

    /** Returns the largest absolute sample. */
    public double peak() {
        double peak = 0;
        for (double sample : samples) peak = Math.max(peak, Math.abs(sample));
        return peak;
    }

    /** Returns the root mean square. */
    public double loudness() {
        double sum = 0;
        for (double sample : samples) sum += sample * sample;
        return Math.sqrt(sum / samples.length);
    }

    /** Returns the largest second difference of successive samples; a click has a large one. */
    public double sharpestBend() {
        double sharpest = 0;
        for (int i = 2; i < samples.length; i++)
            sharpest = Math.max(sharpest, Math.abs(samples[i] - 2 * samples[i - 1] + samples[i - 2]));
        return sharpest;
    }

    /** Returns the first time at which a level is exceeded; in seconds, or -1. */
    public double begins(double louder) {
        for (int i = 0; i < samples.length; i++) if (Math.abs(samples[i]) > louder) return i / (double) rate;
        return -1;
    }
}

package kodama.sound;

/** Analyzes the mixed output: stereo, 16 bits. */
public final class OutputAnalyzer {
    private static final double FULL_SCALE = 32768;

    private final short[] stereo;
    private final int rate;

    public OutputAnalyzer(short[] stereo, int rate) {
        this.stereo = stereo;
        this.rate = rate;
    }

    /** Returns a part of the output. */
    public OutputAnalyzer between(double fromSeconds, double toSeconds) {
        int from = 2 * (int) (fromSeconds * rate);
        int to = Math.min(stereo.length, 2 * (int) (toSeconds * rate));
        return new OutputAnalyzer(java.util.Arrays.copyOfRange(stereo, from, to), rate);
    }

    public OutputAnalyzer frames(int from, int to) {
        return new OutputAnalyzer(java.util.Arrays.copyOfRange(stereo, 2 * from, 2 * to), rate);
    }

    public int frames() {
        return stereo.length / 2;
    }

    public double left(int frame) {
        return stereo[2 * frame] / FULL_SCALE;
    }

    public double right(int frame) {
        return stereo[2 * frame + 1] / FULL_SCALE;
    }

    /** Returns the level of a frequency on both sides, 1 for a sine at full scale, by Goertzel's algorithm. */
    public double tone(double hertz) {
        return (tone(hertz, 0) + tone(hertz, 1)) / 2;
    }

    public double leftTone(double hertz) {
        return tone(hertz, 0);
    }

    public double rightTone(double hertz) {
        return tone(hertz, 1);
    }

    private double tone(double hertz, int side) {
        double turn = 2 * Math.cos(2 * Math.PI * hertz / rate);
        double before = 0;
        double last = 0;
        for (int i = side; i < stereo.length; i += 2) {
            double now = stereo[i] / FULL_SCALE + turn * last - before;
            before = last;
            last = now;
        }
        double power = last * last + before * before - turn * last * before;
        return 2 * Math.sqrt(Math.max(0, power)) / frames();
    }

    /** Returns the largest sample. */
    public double peak() {
        double peak = 0;
        for (short sample : stereo) peak = Math.max(peak, Math.abs(sample / FULL_SCALE));
        return peak;
    }

    /**
     * Returns the largest step between successive samples of one side, starting from silence; a click has a large one.
     */
    public double largestStep() {
        double largest = 0;
        for (int i = 0; i < stereo.length; i++) {
            double before = i < 2 ? 0 : stereo[i - 2] / FULL_SCALE;
            largest = Math.max(largest, Math.abs(stereo[i] / FULL_SCALE - before));
        }
        return largest;
    }

    /** Returns the first frame that is not silent; -1 if there is none. */
    public int firstSound() {
        for (int i = 0; i < stereo.length; i++) if (stereo[i] != 0) return i / 2;
        return -1;
    }

    /** Returns the frame after the last one that is not silent; 0 if there is none. */
    public int endOfSound() {
        for (int i = stereo.length - 1; i >= 0; i--) if (stereo[i] != 0) return i / 2 + 1;
        return 0;
    }
}

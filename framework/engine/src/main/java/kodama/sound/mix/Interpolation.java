package kodama.sound.mix;

/** The interpolation of a sound that is played at another rate than its own. */
public enum Interpolation {
    /** Linear. */
    LINEAR,
    /** The previous sample: harsh and rough, like old machines. */
    NEAREST,
    /** Cubic, with a Catmull-Rom spline through four samples. */
    CUBIC;

    /**
     * Interpolates between samples.
     *
     * @param stereo alternating left and right samples
     * @param index index of the previous sample; the neighbors on the same side are at offsets -2, 2 and 4
     * @param part position between it and the next sample, 0 to 1
     * @return a 16-bit sample
     */
    float at(short[] stereo, int index, float part) {
        if (this == NEAREST) return stereo[index];
        float from = stereo[index];
        float to = stereo[index + 2];
        if (this == LINEAR) return from + (to - from) * part;
        float before = stereo[index - 2];
        float after = stereo[index + 4];
        float a = 3 * (from - to) + after - before;
        float b = 2 * before - 5 * from + 4 * to - after;
        return from + 0.5f * part * (to - before + part * (b + part * a));
    }
}

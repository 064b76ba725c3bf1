package kodama.sound.mix;

/** What is heard between two samples of a sound that is played at another rate than its own. */
public enum Interpolation {
    /** A straight line. */
    LINEAR,
    /** The sample before: rough and shrill, as old machines sound. */
    NEAREST,
    /** A curve through four samples: Catmull and Rom's. */
    CUBIC;

    /**
     * Reads between samples.
     *
     * @param stereo left and right in turns
     * @param index of the sample before; the same side's neighbors are two before, two and four behind it
     * @param part how far towards the next one, 0 to 1
     * @return the sample, of 16 bits
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

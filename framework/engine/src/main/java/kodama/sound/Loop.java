package kodama.sound;

/**
 * The part of a sound that is repeated when it is looped: the sound plays from its beginning to {@code end}, then from
 * {@code start} to {@code end} repeatedly.
 *
 * @param start first frame of the part; at least 0
 * @param end frame after the last one; greater than {@code start}
 */
public record Loop(long start, long end) {
    /**
     * Checks the range.
     *
     * @param start first frame of the part; at least 0
     * @param end frame after the last one
     * @throws IllegalArgumentException if the part is empty or begins before the sound
     */
    public Loop {
        if (start < 0 || end <= start)
            throw new IllegalArgumentException(
                    "a loop must have at least one frame but is from " + start + " to " + end);
    }

    /** Returns the length of one pass, in frames; at least 1. */
    public long frames() {
        return end - start;
    }

    /**
     * Returns the frame of a looped sound that is played after some time.
     *
     * @param played frames since the beginning; at least 0
     * @return the frame; below {@code end}
     */
    public long at(long played) {
        return played < end ? played : start + (played - start) % frames();
    }
}

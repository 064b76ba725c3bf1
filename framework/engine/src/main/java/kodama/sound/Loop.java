package kodama.sound;

/**
 * The part of a sound that is repeated when it is played in a loop: it plays from its beginning to {@code end}, then
 * from {@code start} to {@code end} again and again.
 *
 * @param start the first frame of the part; from 0
 * @param end the frame behind its last one; greater than {@code start}
 */
public record Loop(long start, long end) {
    /**
     * Checks the bounds.
     *
     * @param start the first frame of the part; from 0
     * @param end the frame behind its last one
     * @throws IllegalArgumentException if the part is empty or begins before the sound
     */
    public Loop {
        if (start < 0 || end <= start)
            throw new IllegalArgumentException(
                    "a loop must hold at least one frame but is from " + start + " to " + end);
    }

    /** Tells how long one pass takes, in frames; at least 1. */
    public long frames() {
        return end - start;
    }

    /**
     * Finds where a looped sound is after some time.
     *
     * @param played frames since its beginning; at least 0
     * @return the frame that is played then; below {@code end}
     */
    public long at(long played) {
        return played < end ? played : start + (played - start) % frames();
    }
}

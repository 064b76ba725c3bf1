package kodama.sound.mix;

/**
 * Where a voice gets its frames from, at the sound's own rate, passes of a loop one after the other. Only the thread
 * that mixes asks; nothing is allocated and no lock is waited for.
 */
public abstract class SampleSource {
    SampleSource() {}

    /**
     * Hands out the next frames.
     *
     * @param from the first frame to fill
     * @param most how many at most
     * @return how many were filled; fewer when it is over, or when its decoder does not keep up
     */
    abstract int read(short[] stereo, int from, int most);

    /** Whether nothing comes any more. */
    abstract boolean isOver();

    /** Has a loop come to its end when so many frames have been played since its beginning, or at the next chance. */
    abstract void endAt(long played);

    /** Is not asked any more: for one that no voice will have, any thread may say so. */
    public abstract void release();
}

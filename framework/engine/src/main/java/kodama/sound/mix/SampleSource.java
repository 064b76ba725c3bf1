package kodama.sound.mix;

/**
 * The source of a voice's frames, at the sample rate of the sound, with the passes of a loop one after another. Only
 * the mixer thread reads it; it neither allocates nor locks.
 */
public abstract class SampleSource {
    SampleSource() {}

    /**
     * Reads the next frames.
     *
     * @param stereo receives alternating left and right samples
     * @param from first frame to fill
     * @param maxFrames maximum number of frames
     * @return the number of frames filled; fewer at the end, or if the decoder is too slow
     */
    abstract int read(short[] stereo, int from, int maxFrames);

    /** Returns whether there are no more frames. */
    abstract boolean isOver();

    /** Ends a loop after a number of frames since the beginning, or as soon as possible. */
    abstract void endAt(long played);

    /** Releases the source, which is not read again. Any thread may release a source that was not given to a voice. */
    public abstract void release();
}

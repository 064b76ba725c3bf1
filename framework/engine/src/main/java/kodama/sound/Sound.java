package kodama.sound;

/**
 * Something that can be played, of a length that is known beforehand: samples in memory, a file that is decoded while
 * it plays, a song that is made while it plays.
 *
 * <p>A frame is one sample of each channel. Immutable; for any thread. It can be played many times at once.
 */
public interface Sound {
    /** Tells what it is called: the name that scripts use, for messages. */
    String name();

    /**
     * Tells how fast it is played.
     *
     * @return frames a second, {@link SampledSound#MIN_RATE} to {@link SampledSound#MAX_RATE}
     */
    int rate();

    /** Tells how long it is, played once, in frames; 0 for one that is silent at once. */
    long frames();

    /**
     * Tells what is repeated in a loop.
     *
     * @return the part, within the sound; all of it unless its maker has marked a part. For a sound of no frames
     *     anything, as it is never asked for
     */
    default Loop loop() {
        return new Loop(0, Math.max(1, frames()));
    }

    /** Tells whether its maker has marked what is repeated: false if {@link #loop()} is just what there is. */
    default boolean hasLoopMarkers() {
        return false;
    }

    /**
     * Begins to play it once more, from its first frame to its last.
     *
     * @return a stream of its own, to be closed
     * @throws SoundException if what it is read from is gone or broken
     */
    AudioStream open();

    /** Tells how much memory it takes: about how many bytes; 0 for one that is made while it plays. */
    default long bytes() {
        return 0;
    }

    /** Tells how long it is, played once, in seconds. */
    default double seconds() {
        return frames() / (double) rate();
    }
}

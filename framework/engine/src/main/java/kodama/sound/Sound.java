package kodama.sound;

/**
 * A playable sound of known length: samples in memory, a file that is decoded during playback, a song that is generated
 * during playback.
 *
 * <p>A frame is one sample of each channel. Immutable and thread-safe. A sound can be played several times at once.
 */
public interface Sound {
    /** Returns the name in scripts, for messages. */
    String name();

    /**
     * Returns the sample rate.
     *
     * @return frames per second, {@link SampledSound#MIN_RATE} to {@link SampledSound#MAX_RATE}
     */
    int rate();

    /** Returns the length without loops, in frames; 0 for an empty sound. */
    long frames();

    /**
     * Returns the part that is repeated in a loop.
     *
     * @return a part within the sound; the whole sound by default. Undefined for an empty sound
     */
    default Loop loop() {
        return new Loop(0, Math.max(1, frames()));
    }

    /** Returns whether the author has marked a loop; false if {@link #loop()} returns the default. */
    default boolean hasLoopMarkers() {
        return false;
    }

    /**
     * Opens a stream from the first frame to the last.
     *
     * @return a new stream, which must be closed
     * @throws SoundException if the source is missing or broken
     */
    AudioStream open();

    /** Returns the approximate memory, in bytes; 0 for a sound that is generated during playback. */
    default long bytes() {
        return 0;
    }

    /** Returns the length without loops, in seconds. */
    default double seconds() {
        return frames() / (double) rate();
    }
}

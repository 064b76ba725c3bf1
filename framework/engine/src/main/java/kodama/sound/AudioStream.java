package kodama.sound;

/**
 * A sound that is being decoded or generated, from its first frame to its last. The reader implements loops by seeking.
 *
 * <p>Owned by one thread, which is not the mixer thread, so a read may take some time. It hardly allocates.
 */
public interface AudioStream extends AutoCloseable {
    /**
     * Reads the next frames.
     *
     * @param stereo receives alternating left and right samples, 16 bits each; a mono sound is the same on both sides
     * @param from first frame to fill, at index {@code 2 * from}
     * @param frames number of frames to fill
     * @return the number of frames filled; fewer, or none, only at the end of the sound
     * @throws SoundException if the source is missing or broken
     */
    int read(short[] stereo, int from, int frames);

    /**
     * Sets the position.
     *
     * @param frame the next frame to read; from 0 to the length of the sound
     * @throws SoundException if the source is missing or broken
     */
    void seek(long frame);

    /** Releases the source. A second call has no effect. */
    @Override
    void close();
}

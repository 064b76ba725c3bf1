package kodama.sound;

/**
 * A sound while it is decoded or made, from its first frame to its last. Loops are the reader's: it seeks.
 *
 * <p>Owned by one thread, never the one that mixes, so that a read may take its time; it allocates nothing that a
 * second of music would notice.
 */
public interface AudioStream extends AutoCloseable {
    /**
     * Goes on with the sound.
     *
     * @param stereo takes left and right in turns, 16 bits each; a sound of one channel is the same on both
     * @param from the first frame to fill, at {@code 2 * from}
     * @return how many were filled; fewer than asked for, or none, only at the end of the sound
     * @throws SoundException if what it is read from is gone or broken
     */
    int read(short[] stereo, int from, int frames);

    /**
     * Goes on from elsewhere.
     *
     * @param frame the next one to read; from 0 to the sound's length
     * @throws SoundException if what it is read from is gone or broken
     */
    void seek(long frame);

    /** Lets go of what it is read from. A second call does nothing. */
    @Override
    void close();
}

package kodama.sound;

/** An output that is open. Written to by one thread; any may close it. */
public interface AudioLine extends AutoCloseable {
    /** Tells how fast it plays: frames a second. */
    int rate();

    /** Tells how much may wait in it, which is how late a sound is heard, in frames. */
    int bufferFrames();

    /**
     * Hands sound over, and waits until there is room for it.
     *
     * @param stereo left and right in turns, 16 bits each
     * @throws SoundException if it takes no more, as the device is gone
     */
    void write(short[] stereo, int frames);

    /** Plays no more, at once; also what waits in it. A second call does nothing. */
    @Override
    void close();
}

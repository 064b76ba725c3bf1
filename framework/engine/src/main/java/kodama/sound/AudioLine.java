package kodama.sound;

/** An open audio output. One thread writes to it; any thread may close it. */
public interface AudioLine extends AutoCloseable {
    /** Returns the sample rate, in frames per second. */
    int rate();

    /** Returns the size of its buffer, which determines the latency, in frames. */
    int bufferFrames();

    /**
     * Writes sound, and waits until there is room for it.
     *
     * @param stereo alternating left and right samples, 16 bits each
     * @param frames number of frames
     * @throws SoundException if the device stopped accepting data
     */
    void write(short[] stereo, int frames);

    /** Returns how often the buffer ran dry, heard as a gap; 0 if the line cannot detect it. Thread-safe. */
    default long gaps() {
        return 0;
    }

    /** Stops playback at once and discards the buffer. A second call has no effect. */
    @Override
    void close();
}

package kodama.sound.file;

/** The samples of a file, decoded sequentially, in the channels of the file. Owned by one thread. */
public interface PcmSource extends AutoCloseable {
    /**
     * Decodes the next frames.
     *
     * @param samples receives the alternating samples of the channels, 16 bits each
     * @param from first frame to fill
     * @param frames number of frames to fill
     * @return the number of frames filled; fewer only at the end of the sound
     */
    int read(short[] samples, int from, int frames);

    /** Sets the position: from 0 to the length of the sound. */
    void seek(long frame);

    @Override
    void close();
}

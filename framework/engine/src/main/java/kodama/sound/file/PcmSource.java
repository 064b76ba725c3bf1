package kodama.sound.file;

/** Samples of a file, decoded one after the other, in the file's own channels. Owned by one thread. */
public interface PcmSource extends AutoCloseable {
    /**
     * Goes on decoding.
     *
     * @param samples takes the channels in turns, 16 bits each
     * @param from the first frame to fill
     * @return how many were filled; fewer only at the end of the sound
     */
    int read(short[] samples, int from, int frames);

    /** Goes on from elsewhere: from 0 to the sound's length. */
    void seek(long frame);

    @Override
    void close();
}

package kodama.capture;

import kodama.draw.OffscreenPresenter;

/** Writes captured pictures in order. */
interface CaptureOutput extends AutoCloseable {
    /** Throws an exception with the reason if the target cannot be written, before the game is played. */
    void check();

    /** Writes the next picture. */
    void add(OffscreenPresenter screen);

    /**
     * Adds the sound of the last picture; formats without sound ignore it.
     *
     * @param stereo alternating left and right samples, 16 bits each
     * @param frames number of frames, from the start of the array
     * @param rate frames per second
     */
    default void addSound(short[] stereo, int frames, int rate) {}

    /** Finishes the output. Returns a message about the written files. */
    String finish();

    /** Closes open files; output that was not finished is deleted. */
    @Override
    default void close() {}

    /** The number of pictures in words. */
    static String pictures(int count) {
        return count == 1 ? "1 picture" : count + " pictures";
    }
}

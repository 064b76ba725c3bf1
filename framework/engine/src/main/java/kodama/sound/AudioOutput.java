package kodama.sound;

/**
 * A destination for mixed sound: loudspeakers, a file, or nothing. This port hides {@code javax.sound}.
 *
 * <p>It is opened on a thread of its own when a game first plays a sound, because that can take some tenths of a
 * second, and again some seconds after a line was lost.
 */
@FunctionalInterface
public interface AudioOutput {
    /**
     * Opens the output.
     *
     * @return receives the sound, 16 bits, stereo
     * @throws SoundException if there is no device, or another program uses it; the message is a sentence for the
     *     player
     */
    AudioLine open();

    /** Returns whether {@link #enlargeBuffer} would enlarge the buffer. */
    default boolean canEnlargeBuffer() {
        return false;
    }

    /**
     * Doubles the buffer of the lines that are opened from now on, because the last one ran dry.
     *
     * @return the length of the buffer in ms; 0 if it cannot become longer
     */
    default int enlargeBuffer() {
        return 0;
    }

    /** Undoes {@link #enlargeBuffer}, because the device was gone. */
    default void restoreBuffer() {}
}

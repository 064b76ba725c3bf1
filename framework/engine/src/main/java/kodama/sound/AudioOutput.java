package kodama.sound;

/**
 * Where mixed sound can go: loudspeakers, a file, nowhere. The port behind which {@code javax.sound} stands.
 *
 * <p>It is only opened when a game first sounds, on a thread of its own, as that may take some tenths of a second; and
 * again some seconds after a line was lost.
 */
@FunctionalInterface
public interface AudioOutput {
    /**
     * Opens it.
     *
     * @return takes the sound, 16 bits, stereo
     * @throws SoundException if there is no device, or another program has it; the message is one sentence for the player
     */
    AudioLine open();
}

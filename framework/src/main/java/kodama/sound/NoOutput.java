package kodama.sound;

/**
 * An output that is not there.
 *
 * @param sentence why not, for the player
 */
public record NoOutput(String sentence) implements AudioOutput {
    @Override
    public AudioLine open() {
        throw new SoundFailure(sentence, null);
    }
}

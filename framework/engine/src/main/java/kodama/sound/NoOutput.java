package kodama.sound;

/** An output that is not there. */
public record NoOutput(String sentence) implements AudioOutput {
    @Override
    public AudioLine open() {
        throw new SoundFailure(sentence, null);
    }
}

package kodama.sound.mix;

/** What the game's side wants of the mixer; the thread that mixes carries it out before the frame it was sent for. */
@FunctionalInterface
public interface MixerCommand {
    /** Carries it out; takes no lock, waits for nothing and makes nothing. */
    void apply(Voices voices);
}

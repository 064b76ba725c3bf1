package kodama.sound.mix;

/** What the game's side wants of the mixer; carried out by the thread that mixes, before a frame that it was sent for. */
@FunctionalInterface
public interface Command {
    /**
     * Carries it out; takes no lock, waits for nothing and makes nothing.
     *
     * @param voices what is heard
     */
    void apply(Voices voices);
}

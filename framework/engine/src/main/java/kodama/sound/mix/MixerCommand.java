package kodama.sound.mix;

/** A command for the mixer. The mixer thread runs it before the frame for which it was sent. */
@FunctionalInterface
public interface MixerCommand {
    /** Runs the command. Must not lock, wait or allocate. */
    void apply(Voices voices);
}

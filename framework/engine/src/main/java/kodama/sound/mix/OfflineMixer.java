package kodama.sound.mix;

import java.util.function.Consumer;
import kodama.sound.Sound;

/**
 * A mixer without a device, which mixes when it is asked to: the sound of a game at any speed, and always the same.
 * Owned by one thread.
 */
public final class OfflineMixer implements MixerPort, AutoCloseable {
    private final StreamDecoder decoder;
    private final Mixer mixer;

    /**
     * Creates a mixer without sounds.
     *
     * @param warnings receives a message for each sound that cannot be decoded
     */
    public OfflineMixer(Consumer<String> warnings) {
        decoder = new StreamDecoder(warnings);
        mixer = new Mixer(Mixer.RATE, decoder);
    }

    /**
     * Mixes the next frames.
     *
     * @param stereo receives alternating left and right samples, 16 bits each
     * @param frames number of frames, from the start of the array; at most half a second
     */
    public void mix(short[] stereo, int frames) {
        boolean hasWorked = decoder.work();
        while (hasWorked) hasWorked = decoder.work();
        mixer.mix(stereo, frames);
    }

    @Override
    public boolean isAudible() {
        return true;
    }

    @Override
    public void start() {}

    @Override
    public int rate() {
        return mixer.rate();
    }

    @Override
    public long position() {
        return mixer.position();
    }

    @Override
    public SampleSource createSource(Sound sound, boolean loops, long from) {
        return mixer.createSource(sound, loops, from);
    }

    @Override
    public boolean send(long at, MixerCommand command) {
        return mixer.send(at, command);
    }

    @Override
    public void stopAll() {
        mixer.stopAll();
    }

    /** Releases the sounds. */
    @Override
    public void close() {
        decoder.close();
    }
}

package kodama.sound.playback;

import java.util.Arrays;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.sound.OutputAnalyzer;
import kodama.sound.Sound;
import kodama.sound.mix.Mixer;
import kodama.sound.mix.MixerCommand;
import kodama.sound.mix.MixerPort;
import kodama.sound.mix.SampleSource;
import kodama.sound.mix.StreamDecoder;

/** A game whose output goes to memory: 735 frames for each tick of a sixtieth of a second. */
final class RecordedGame implements MixerPort {
    static final int FRAMES_PER_TICK = 735;

    private final StreamDecoder decoder = new StreamDecoder(line -> {});
    private final Mixer mixer = new Mixer(Mixer.RATE, decoder);
    final Settings settings = new Settings(Saves.inMemory());
    final Audio audio = new Audio(() -> this, settings);
    SoundSystem sounds = audio.openSystem(60);
    private short[] mixed = {};
    private int length;
    private long tick;
    boolean woken;

    /** Starts another world. */
    void reset() {
        sounds.close();
        sounds = audio.openSystem(60);
        tick = 0;
    }

    /** Runs frames with a number of ticks each; an action runs in the first tick. */
    void frames(int count, int ticks, Runnable first) {
        for (int i = 0; i < count; i++) {
            sounds.beginFrame();
            for (int t = 0; t < ticks; t++) {
                if (i == 0) first.run();
                sounds.endTick(++tick);
            }
            pass(ticks);
        }
    }

    void ticks(int count) {
        frames(count, 1, () -> {});
    }

    /** Runs ticks without any action. */
    void pass(int ticks) {
        short[] block = new short[2 * FRAMES_PER_TICK];
        for (int i = 0; i < ticks; i++) {
            while (decoder.work()) {}
            mixer.mix(block, FRAMES_PER_TICK);
            if (length + block.length > mixed.length) mixed = Arrays.copyOf(mixed, 2 * (length + block.length));
            System.arraycopy(block, 0, mixed, length, block.length);
            length += block.length;
        }
    }

    OutputAnalyzer ear() {
        return new OutputAnalyzer(Arrays.copyOf(mixed, length), Mixer.RATE);
    }

    @Override
    public boolean isAudible() {
        return true;
    }

    @Override
    public void start() {
        woken = true;
    }

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

    /** Returns whether no voice is used and no stream is open. */
    boolean isAtRest() {
        while (decoder.work()) {}
        return mixer.voices().taken() == 0 && decoder.isIdle();
    }
}

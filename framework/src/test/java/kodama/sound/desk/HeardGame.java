package kodama.sound.desk;

import java.util.Arrays;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.sound.Ear;
import kodama.sound.Sound;
import kodama.sound.mix.Command;
import kodama.sound.mix.Decoder;
import kodama.sound.mix.Feed;
import kodama.sound.mix.Mixer;
import kodama.sound.mix.Playout;

/** A game whose sound goes into memory: 735 frames for each tick of a sixtieth of a second. */
final class HeardGame implements Playout {
    static final int FRAMES_PER_TICK = 735;

    private final Decoder decoder = new Decoder(line -> {});
    private final Mixer mixer = new Mixer(Mixer.RATE, decoder);
    final Settings settings = new Settings(Saves.inMemory());
    final Audio audio = new Audio(() -> this, settings);
    Desk desk = audio.desk(60);
    private short[] heard = new short[0];
    private long tick;
    boolean woken;

    /** Begins another world. */
    void reset() {
        desk.close();
        desk = audio.desk(60);
        tick = 0;
    }

    /** Runs frames of so many ticks, in the first of which something happens. */
    void frames(int count, int ticks, Runnable first) {
        for (int i = 0; i < count; i++) {
            desk.beginFrame();
            for (int t = 0; t < ticks; t++) {
                if (i == 0) first.run();
                desk.endTick(++tick);
            }
            pass(ticks);
        }
    }

    void ticks(int count) {
        frames(count, 1, () -> {});
    }

    /** Time passes, in which the game does nothing. */
    void pass(int ticks) {
        int before = heard.length;
        heard = Arrays.copyOf(heard, before + 2 * FRAMES_PER_TICK * ticks);
        short[] block = new short[2 * FRAMES_PER_TICK];
        for (int at = before; at < heard.length; at += block.length) {
            while (decoder.work()) {}
            mixer.mix(block, FRAMES_PER_TICK);
            System.arraycopy(block, 0, heard, at, block.length);
        }
    }

    Ear ear() {
        return new Ear(heard, Mixer.RATE);
    }

    @Override
    public boolean isHeard() {
        return true;
    }

    @Override
    public void wake() {
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
    public Feed feed(Sound sound, boolean loops, long from) {
        return mixer.feed(sound, loops, from);
    }

    @Override
    public void send(long at, Command command) {
        mixer.send(at, command);
    }
}

package kodama.sound.desk;

import java.util.ArrayList;
import java.util.List;
import kodama.sound.mix.Command;
import kodama.sound.mix.Playout;
import kodama.sound.mix.Start;

/**
 * What the game has asked of the mixer in a tick: handed over at its end, for the frame in which the tick is heard. Of
 * several ticks in one frame the later ones are heard later.
 */
final class Outbox {
    private final Playout out;
    private final Ids ids;
    private final int framesPerTick;
    private final List<Command> waiting = new ArrayList<>();
    private boolean closed;
    private long next;

    Outbox(Playout out, Ids ids, int ticksPerSecond) {
        this.out = out;
        this.ids = ids;
        framesPerTick = out.rate() / ticksPerSecond;
    }

    long nextId() {
        return ids.next();
    }

    /** Whether anything that is asked for will be heard. */
    boolean isOpen() {
        return !closed && out.isHeard();
    }

    /** Drops what is asked from now on, or no more. */
    void setClosed(boolean wanted) {
        closed = wanted;
    }

    void beginFrame() {
        next = out.position();
    }

    void ask(Command command) {
        if (isOpen()) waiting.add(command);
    }

    /** A start for the mixer. A sound that the mixer is to play opens the device. */
    Start start(PlayedSound sound, long from, int fadeFrames) {
        out.wake();
        return new Start(
                sound.id(),
                out.feed(sound.sound(), sound.options().loops(), from),
                sound.sound().rate(),
                sound.channel().group(),
                sound.gain(),
                sound.pan(),
                sound.pitch(),
                sound.options().priority(),
                fadeFrames,
                sound.options().interpolation());
    }

    int frames(int ticks) {
        return (int) Math.min(Integer.MAX_VALUE, (long) ticks * framesPerTick);
    }

    void endTick() {
        for (int i = 0; i < waiting.size(); i++) out.send(next, waiting.get(i));
        waiting.clear();
        next += framesPerTick;
    }

    /** Hands over at once, as no tick will end. */
    void flush() {
        for (int i = 0; i < waiting.size(); i++) out.send(0, waiting.get(i));
        waiting.clear();
    }
}

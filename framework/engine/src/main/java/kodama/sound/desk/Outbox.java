package kodama.sound.desk;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import kodama.sound.mix.Command;
import kodama.sound.mix.Feed;
import kodama.sound.mix.Playout;
import kodama.sound.mix.Start;
import org.jspecify.annotations.Nullable;

/**
 * What the game has asked of the mixer in a tick: handed over at its end, for the frame in which the tick is heard. Of
 * several ticks in one frame the later ones are heard later.
 *
 * <p>Of what is asked for again only the last counts, so no game can ask for so much that a stop is lost; and what the
 * mixer has no room for is handed over with the next tick.
 */
final class Outbox {
    /** What can be asked for. */
    enum Wish {
        BEGIN,
        STOP,
        GAIN,
        PAN,
        PITCH,
        PAUSE,
        END,
        DUCK
    }

    /** If the mixer has left so much lying, it has not run for long: effects of now would be heard too late. */
    private static final int FAR_BEHIND = 1000;

    private record Key(Wish wish, Object of) {}

    /** The feed is of a sound that begins, and has to be let go of if it does not. */
    private record Asked(Command command, @Nullable Feed feed) {}

    private final Playout out;
    private final LongSupplier ids;
    private final int framesPerTick;
    private final Map<Key, Asked> waiting = new LinkedHashMap<>();
    private boolean closed;
    private long next;

    Outbox(Playout out, LongSupplier ids, int ticksPerSecond) {
        this.out = out;
        this.ids = ids;
        framesPerTick = out.rate() / ticksPerSecond;
    }

    long nextId() {
        return ids.getAsLong();
    }

    /** Whether anything that is asked for will be heard. */
    private boolean isOpen() {
        return !closed && out.isHeard();
    }

    /** Drops what is asked of sounds from now on, or no more. */
    void setClosed(boolean wanted) {
        closed = wanted;
    }

    /** Whether the mixer has not kept up for long. */
    boolean isFarBehind() {
        return waiting.size() >= FAR_BEHIND;
    }

    void beginFrame() {
        next = out.position();
    }

    /** Asks for something of a sound. */
    void ask(Wish wish, PlayedSound sound, Command command) {
        if (isOpen()) put(new Key(wish, sound), new Asked(command, null));
    }

    /** Asks for something of a group, which holds also for what is heard later. */
    void set(Wish wish, Channel channel, Command command) {
        if (out.isHeard()) put(new Key(wish, channel), new Asked(command, null));
    }

    private void put(Key key, Asked asked) {
        drop(waiting.remove(key));
        waiting.put(key, asked);
    }

    private static void drop(@Nullable Asked asked) {
        if (asked != null && asked.feed != null) asked.feed.release();
    }

    /**
     * Has a sound be heard as it is in a tick: where it is, and with what is under way.
     *
     * @param behind the sound in whose last frame it begins; null to begin with the tick
     */
    void begin(PlayedSound sound, long tick, @Nullable PlayedSound behind) {
        if (!isOpen()) return;
        out.wake();
        Start start = start(sound, tick, behind == null ? frames(sound.fadeTicksLeft(tick)) : 0);
        Command command = behind == null ? voices -> voices.start(start) : voices -> voices.follow(behind.id(), start);
        put(new Key(Wish.BEGIN, sound), new Asked(command, start.feed()));
        goOn(sound, tick);
    }

    private Start start(PlayedSound sound, long tick, int fadeFrames) {
        return new Start(
                sound.id(),
                out.feed(sound.sound(), sound.options().loops(), (long) sound.played(tick)),
                sound.sound().rate(),
                sound.channel().group(),
                sound.gain(tick),
                sound.pan(),
                sound.pitch(),
                sound.options().priority(),
                fadeFrames,
                sound.options().interpolation());
    }

    private void goOn(PlayedSound sound, long tick) {
        if (sound.isPaused()) pause(sound);
        if (sound.gainTicksLeft(tick) > 0) gain(sound, sound.gainTicksLeft(tick));
        if (sound.options().loops() && !sound.loops()) end(sound);
        if (sound.isStopping()) stop(sound, sound.ticksLeft(tick));
    }

    void pause(PlayedSound sound) {
        boolean paused = sound.isPaused();
        ask(Wish.PAUSE, sound, voices -> voices.pause(sound.id(), paused));
    }

    void gain(PlayedSound sound, int fadeTicks) {
        double gain = sound.gain();
        int fade = frames(fadeTicks);
        ask(Wish.GAIN, sound, voices -> voices.gain(sound.id(), gain, fade));
    }

    void end(PlayedSound sound) {
        long end = (long) sound.end();
        ask(Wish.END, sound, voices -> voices.endAt(sound.id(), end));
    }

    void stop(PlayedSound sound, int fadeTicks) {
        int fade = frames(fadeTicks);
        ask(Wish.STOP, sound, voices -> voices.stop(sound.id(), fade));
    }

    int frames(int ticks) {
        return (int) Math.min(Integer.MAX_VALUE, (long) ticks * framesPerTick);
    }

    void endTick() {
        handOver(next);
        next += framesPerTick;
    }

    /** Hands over at once, as no tick will end. */
    void flush() {
        handOver(0);
    }

    private void handOver(long at) {
        if (waiting.isEmpty()) return;
        for (Iterator<Asked> each = waiting.values().iterator(); each.hasNext(); each.remove())
            if (!out.send(at, each.next().command)) return;
    }

    /** Ends all sounds, and forgets what was asked for. */
    void close() {
        waiting.values().forEach(Outbox::drop);
        waiting.clear();
        out.stopAll();
    }
}

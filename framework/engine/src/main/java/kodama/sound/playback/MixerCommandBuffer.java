package kodama.sound.playback;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import kodama.sound.mix.MixerCommand;
import kodama.sound.mix.MixerPort;
import kodama.sound.mix.SampleSource;
import kodama.sound.mix.VoiceStart;
import org.jspecify.annotations.Nullable;

/**
 * What the game has asked of the mixer in a tick: handed over at its end, for the frame in which the tick is heard. Of
 * several ticks in one frame the later ones are heard later.
 *
 * <p>Of what is asked for again only the last counts, so no game can ask for so much that a stop is lost; and what the
 * mixer has no room for is handed over with the next tick.
 */
final class MixerCommandBuffer {
    /** What can be asked for. */
    enum Operation {
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

    private record Key(Operation wish, Object of) {}

    /** The feed is of a sound that begins, and has to be let go of if it does not. */
    private record Asked(MixerCommand command, @Nullable SampleSource feed) {}

    private final MixerPort out;
    private final LongSupplier ids;
    private final int framesPerTick;
    private final Map<Key, Asked> waiting = new LinkedHashMap<>();
    private boolean closed;
    private long next;

    MixerCommandBuffer(MixerPort out, LongSupplier ids, int ticksPerSecond) {
        this.out = out;
        this.ids = ids;
        framesPerTick = out.rate() / ticksPerSecond;
    }

    long nextId() {
        return ids.getAsLong();
    }

    /** Whether anything that is asked for will be heard. */
    private boolean isOpen() {
        return !closed && out.isAudible();
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
    void putSound(Operation wish, PlayedSound sound, MixerCommand command) {
        if (isOpen()) put(new Key(wish, sound), new Asked(command, null));
    }

    /** Asks for something of a group, which holds also for what is heard later. */
    void putGroup(Operation wish, SoundGroup channel, MixerCommand command) {
        if (out.isAudible()) put(new Key(wish, channel), new Asked(command, null));
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
        out.start();
        VoiceStart start = start(sound, tick, behind == null ? frames(sound.fadeTicksLeft(tick)) : 0);
        MixerCommand command =
                behind == null ? voices -> voices.start(start) : voices -> voices.follow(behind.id(), start);
        put(new Key(Operation.BEGIN, sound), new Asked(command, start.source()));
        goOn(sound, tick);
    }

    private VoiceStart start(PlayedSound sound, long tick, int fadeFrames) {
        return new VoiceStart(
                sound.id(),
                out.createSource(sound.sound(), sound.options().loops(), (long) sound.played(tick)),
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
        putSound(Operation.PAUSE, sound, voices -> voices.setPaused(sound.id(), paused));
    }

    void gain(PlayedSound sound, int fadeTicks) {
        double gain = sound.gain();
        int fade = frames(fadeTicks);
        putSound(Operation.GAIN, sound, voices -> voices.setGain(sound.id(), gain, fade));
    }

    void end(PlayedSound sound) {
        long end = (long) sound.end();
        putSound(Operation.END, sound, voices -> voices.endAt(sound.id(), end));
    }

    void stop(PlayedSound sound, int fadeTicks) {
        int fade = frames(fadeTicks);
        putSound(Operation.STOP, sound, voices -> voices.stop(sound.id(), fade));
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
        waiting.values().forEach(MixerCommandBuffer::drop);
        waiting.clear();
        out.stopAll();
    }
}

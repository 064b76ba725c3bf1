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
 * The mixer commands of a tick, which are sent at its end with the frame at which they take effect. If a frame of the
 * game has several ticks, those of later ticks take effect later.
 *
 * <p>A command replaces an earlier one of the same kind for the same sound or group, so a stop is never lost, however
 * many commands a game sends. Commands that do not fit into the mixer's queue are sent with the next tick.
 */
final class MixerCommandBuffer {
    /** The kinds of commands. */
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

    /** Number of pending commands that means that the mixer has not run for a long time: effects would be late. */
    private static final int FAR_BEHIND = 1000;

    private record Key(Operation operation, Object of) {}

    /** A pending command. The source belongs to a sound that starts, and is released if it does not. */
    private record Pending(MixerCommand command, @Nullable SampleSource source) {}

    private final MixerPort port;
    private final LongSupplier ids;
    private final int framesPerTick;
    private final Map<Key, Pending> pending = new LinkedHashMap<>();
    private boolean closed;
    private long next;

    MixerCommandBuffer(MixerPort port, LongSupplier ids, int ticksPerSecond) {
        this.port = port;
        this.ids = ids;
        framesPerTick = port.rate() / ticksPerSecond;
    }

    long nextId() {
        return ids.getAsLong();
    }

    /** Returns whether commands for sounds will be audible. */
    private boolean isOpen() {
        return !closed && port.isAudible();
    }

    /** Sets whether commands for sounds are dropped. */
    void setClosed(boolean wanted) {
        closed = wanted;
    }

    /** Returns whether the mixer has not run for a long time. */
    boolean isFarBehind() {
        return pending.size() >= FAR_BEHIND;
    }

    void beginFrame() {
        next = port.position();
    }

    /** Adds a command for a sound. */
    void putSound(Operation operation, PlayedSound sound, MixerCommand command) {
        if (isOpen()) put(new Key(operation, sound), new Pending(command, null));
    }

    /** Adds a command for a group, which also applies to later sounds. */
    void putGroup(Operation operation, SoundGroup soundGroup, MixerCommand command) {
        if (port.isAudible()) put(new Key(operation, soundGroup), new Pending(command, null));
    }

    private void put(Key key, Pending asked) {
        drop(pending.remove(key));
        pending.put(key, asked);
    }

    private static void drop(@Nullable Pending asked) {
        if (asked != null && asked.source != null) asked.source.release();
    }

    /**
     * Starts a sound in its state in a tick: at its current position and with its current changes.
     *
     * @param previous the sound after whose last frame it starts; null to start with the tick
     */
    void begin(PlayedSound sound, long tick, @Nullable PlayedSound previous) {
        if (!isOpen()) return;
        port.start();
        VoiceStart start = start(sound, tick, previous == null ? frames(sound.fadeTicksLeft(tick)) : 0);
        MixerCommand command =
                previous == null ? voices -> voices.start(start) : voices -> voices.follow(previous.id(), start);
        put(new Key(Operation.BEGIN, sound), new Pending(command, start.source()));
        restoreState(sound, tick);
    }

    private VoiceStart start(PlayedSound sound, long tick, int fadeFrames) {
        return new VoiceStart(
                sound.id(),
                port.createSource(sound.sound(), sound.options().loops(), (long) sound.played(tick)),
                sound.sound().rate(),
                sound.channel().group(),
                sound.gain(tick),
                sound.pan(),
                sound.pitch(),
                sound.options().priority(),
                fadeFrames,
                sound.options().interpolation());
    }

    private void restoreState(PlayedSound sound, long tick) {
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
        sendPending(next);
        next += framesPerTick;
    }

    /** Sends all commands at once, when no tick will end. */
    void flush() {
        sendPending(0);
    }

    private void sendPending(long at) {
        if (pending.isEmpty()) return;
        for (Iterator<Pending> each = pending.values().iterator(); each.hasNext(); each.remove())
            if (!port.send(at, each.next().command)) return;
    }

    /** Stops all sounds, and drops all pending commands. */
    void close() {
        pending.values().forEach(MixerCommandBuffer::drop);
        pending.clear();
        port.stopAll();
    }
}

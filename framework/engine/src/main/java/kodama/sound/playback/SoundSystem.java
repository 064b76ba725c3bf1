package kodama.sound.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.sound.Sound;
import kodama.sound.playback.MixerCommandBuffer.Operation;
import org.jspecify.annotations.Nullable;

/**
 * What a game has playing, from the beginning of its world to the next reset. Owned by the game thread.
 *
 * <p>Commands go to the mixer at the end of each tick. A sound that is over is no longer changed by what is said to it.
 */
public final class SoundSystem implements AutoCloseable {
    /** Far more than are heard at once; the oldest is then no longer known, and so counts as over. */
    private static final int MOST_KNOWN = 256;

    /** As many as are heard at once; what is begun in the same tick besides is over at once. */
    private static final int MOST_BEGUN = 64;

    /** Music is the last to give way. */
    private static final int PRIORITY_OF_MUSIC = Integer.MAX_VALUE;

    private final MixerCommandBuffer outbox;
    private final SoundGroups channels;
    private final Consumer<SoundGroup> opened;
    private final int ticksPerSecond;
    private final MusicPlayer music;
    private final List<PlayedSound> known = new ArrayList<>();
    private final List<PlayedSound> begun = new ArrayList<>();
    private Consumer<String> listener = name -> {};
    private long tick;
    private boolean held;

    /**
     * @param opened told of each group that the game names
     */
    SoundSystem(MixerCommandBuffer outbox, SoundGroups channels, Consumer<SoundGroup> opened, int ticksPerSecond) {
        this.outbox = outbox;
        this.channels = channels;
        this.opened = opened;
        this.ticksPerSecond = ticksPerSecond;
        music = new MusicPlayer(outbox);
        for (SoundGroup channel : channels.all()) begin(channel);
        outbox.flush();
    }

    /** As it is in a new game, whatever the last one has made of it. */
    private void begin(SoundGroup channel) {
        outbox.putGroup(Operation.BEGIN, channel, voices -> {
            voices.setBusGain(channel.group(), 1, 0);
            voices.duck(channel.group(), null, 1);
            voices.setBusPaused(channel.group(), false);
        });
    }

    /**
     * Plays a sound. In one tick a sound begins once: what is the same is only made as loud as the loudest; and no
     * more than {@value #MOST_BEGUN} sounds begin.
     *
     * @return the sound while it plays
     * @throws IllegalArgumentException if there is no such group
     */
    public PlayedSound play(Sound sound, SoundOptions options) {
        PlayedSound twin = begunAs(sound, options);
        if (twin != null) {
            if (options.gain() > twin.gain()) setGain(twin, options.gain(), 0);
            return twin;
        }
        PlayedSound played = make(sound, options);
        if (begun.size() == MOST_BEGUN) {
            played.stop(tick);
            return played;
        }
        if (known.size() == MOST_KNOWN) forgetOne();
        known.add(played);
        begun.add(played);
        if (!outbox.isFarBehind()) outbox.begin(played, tick, null);
        return played;
    }

    /** The oldest that would end by itself, else the oldest. */
    private void forgetOne() {
        PlayedSound oldest =
                known.stream().filter(sound -> !sound.loops()).findFirst().orElse(known.get(0));
        stop(oldest, 0);
        known.remove(oldest);
    }

    private @Nullable PlayedSound begunAs(Sound sound, SoundOptions options) {
        for (PlayedSound other : begun)
            if (other.sound() == sound
                    && other.pitch() == options.pitch()
                    && !other.isOver(tick)
                    && other.options().group().equals(options.group())
                    && !options.loops()
                    && !other.loops()) return other;
        return null;
    }

    private PlayedSound make(Sound sound, SoundOptions options) {
        listener.accept(sound.name());
        return new PlayedSound(outbox.nextId(), sound, channels.get(options.group()), options, ticksPerSecond, tick);
    }

    /**
     * Ends a sound.
     *
     * @param fadeTicks how long it takes to fall silent; at least 0
     */
    public void stop(PlayedSound sound, int fadeTicks) {
        if (sound.isOver(tick) || (sound.isStopping() && sound.ticksLeft(tick) <= fadeTicks)) return;
        sound.stop(tick + fadeTicks);
        outbox.stop(sound, fadeTicks);
    }

    /**
     * Makes a sound louder or quieter.
     *
     * @param gain 0 to {@link SoundOptions#MAX_GAIN}
     * @param fadeTicks how long it takes; at least 0
     */
    public void setGain(PlayedSound sound, double gain, int fadeTicks) {
        if (sound.isOver(tick)) return;
        sound.setGain(gain, tick, fadeTicks);
        outbox.gain(sound, fadeTicks);
    }

    /**
     * Moves a sound.
     *
     * @param pan -1 is left, 1 is right
     */
    public void setPan(PlayedSound sound, double pan) {
        if (sound.isOver(tick)) return;
        sound.setPan(pan);
        outbox.putSound(Operation.PAN, sound, voices -> voices.setPan(sound.id(), pan));
    }

    /**
     * Makes a sound faster and higher, or slower and lower.
     *
     * @param pitch {@link SoundOptions#MIN_PITCH} to {@link SoundOptions#MAX_PITCH}
     */
    public void setPitch(PlayedSound sound, double pitch) {
        if (sound.isOver(tick)) return;
        sound.setPitch(pitch, tick);
        outbox.putSound(Operation.PITCH, sound, voices -> voices.setPitch(sound.id(), pitch));
    }

    /** Has a sound stand still, or go on. */
    public void setPaused(PlayedSound sound, boolean paused) {
        if (sound.isOver(tick) || sound.isPaused() == paused) return;
        sound.setPaused(paused, tick);
        outbox.pause(sound);
    }

    /** Tells whether a sound still plays, or will when it is no longer paused: false when it is over. */
    public boolean isPlaying(PlayedSound sound) {
        return !sound.isOver(tick);
    }

    /** Tells where a sound is, in seconds of the sound. */
    public double position(PlayedSound sound) {
        return sound.seconds(tick);
    }

    /**
     * Plays music in place of the music there is, which fades out as the new one fades in. If it is the same, it goes
     * on, only as loud as said now.
     *
     * @param options how; the group is kept to, the priority is not
     * @param again whether the same music begins again
     */
    public void music(Sound sound, SoundOptions options, boolean again) {
        PlayedSound now = music();
        if (now != null && now.sound() == sound && !again) setGain(now, options.gain(), options.fadeTicks());
        else music.play(make(sound, asMusic(options)), tick);
    }

    private static SoundOptions asMusic(SoundOptions o) {
        return new SoundOptions(
                o.group(),
                o.gain(),
                o.pan(),
                o.pitch(),
                o.loops(),
                PRIORITY_OF_MUSIC,
                o.fadeTicks(),
                o.at(),
                o.interpolation());
    }

    /**
     * Plays music when what plays, and what was put behind it before, has come to its end. Music that loops ends with
     * the pass that it is in; with the next one if less than a second is left of it.
     *
     * @param options how; the priority is not kept to
     * @throws IllegalArgumentException if too much waits already
     */
    public void queueMusic(Sound sound, SoundOptions options) {
        music.endTick(tick);
        music.add(make(sound, asMusic(options)), tick);
    }

    /**
     * Ends the music, and what was to come after it.
     *
     * @param fadeTicks how long it takes to fall silent; at least 0
     */
    public void stopMusic(int fadeTicks) {
        music.stop(fadeTicks, tick);
    }

    /** Returns the music that plays: null for none. */
    public @Nullable PlayedSound music() {
        music.endTick(tick);
        return music.current();
    }

    /**
     * Names a group of the game's own, if there is none of that name.
     *
     * @throws IllegalArgumentException if there are too many
     */
    public void createGroup(String name) {
        int before = channels.all().size();
        SoundGroup channel = channels.getOrCreate(name);
        if (channels.all().size() == before) return;
        begin(channel);
        opened.accept(channel);
    }

    /**
     * Makes a group louder or quieter.
     *
     * @param gain 0 to {@link SoundOptions#MAX_GAIN}
     * @param fadeTicks how long it takes; at least 0
     * @throws IllegalArgumentException if there is no such group
     */
    public void setGroupGain(String name, double gain, int fadeTicks) {
        SoundGroup channel = channels.get(name);
        int fade = outbox.frames(fadeTicks);
        outbox.putGroup(Operation.GAIN, channel, voices -> voices.setBusGain(channel.group(), gain, fade));
    }

    /**
     * Has a group stand still, or go on.
     *
     * @throws IllegalArgumentException if there is no such group
     */
    public void setGroupPaused(String name, boolean paused) {
        SoundGroup channel = channels.get(name);
        if (channel.isPaused() == paused) return;
        for (PlayedSound sound : known) if (sound.channel() == channel) sound.updatePosition(tick);
        PlayedSound now = music();
        if (now != null) now.updatePosition(tick);
        channel.setPaused(paused);
        sendPause(channel);
    }

    private void sendPause(SoundGroup channel) {
        boolean still = channel.isPausedNow(held);
        outbox.putGroup(Operation.PAUSE, channel, voices -> voices.setBusPaused(channel.group(), still));
    }

    /**
     * Says whether a group stands still while the game is held, as it does unless said.
     *
     * @throws IllegalArgumentException if there is no such group
     */
    public void setPausesWithGame(String name, boolean wanted) {
        SoundGroup channel = channels.get(name);
        channel.setPausesWithGame(wanted);
        sendPause(channel);
    }

    /**
     * Has a group be quieter while another one sounds.
     *
     * @param under the other one, which is there from then on; null for none any more
     * @param factor how loud it is meanwhile, 0 to 1
     * @throws IllegalArgumentException if there is no such group, or it is both
     */
    public void duck(String name, @Nullable String under, double factor) {
        SoundGroup channel = channels.get(name);
        if (name.equals(under))
            throw new IllegalArgumentException("the group '" + name + "' of sounds cannot be under itself");
        if (under != null) createGroup(under);
        SoundGroup other = under == null ? null : channels.get(under);
        outbox.putGroup(
                Operation.DUCK,
                channel,
                voices -> voices.duck(channel.group(), other == null ? null : other.group(), factor));
    }

    /**
     * Hears which sounds begin.
     *
     * @param heard takes their names
     */
    public void setPlayListener(Consumer<String> heard) {
        listener = heard;
    }

    /** Begins a frame of the game, which may have any number of ticks. */
    public void beginFrame() {
        outbox.beginFrame();
    }

    /** Ends a tick: what it has asked for is handed over. */
    public void endTick(long now) {
        tick = now;
        begun.clear();
        known.removeIf(sound -> sound.isOver(tick));
        music.endTick(tick);
        outbox.endTick();
    }

    /** Leaves a scene: sounds play out, but loops would not; music stays, and no group is paused any more. */
    public void endScene() {
        for (PlayedSound sound : known) if (sound.loops()) stop(sound, 0);
        for (SoundGroup channel : channels.all()) setGroupPaused(channel.name(), false);
    }

    /** Says that the game is held or goes on: no ticks run, and groups that pause with it stand still. */
    public void setGamePaused(boolean wanted) {
        if (held == wanted) return;
        held = wanted;
        for (SoundGroup channel : channels.all()) sendPause(channel);
        outbox.flush();
    }

    /**
     * Has the game go on unheard, as it is run to a mark. When it is heard again, its music and loops sound from where
     * they are.
     *
     * @param wanted whether no one hears it
     */
    public void setSilenced(boolean wanted) {
        outbox.setClosed(wanted);
        if (wanted) return;
        for (PlayedSound sound : known) if (sound.loops() && !sound.isOver(tick)) outbox.begin(sound, tick, null);
        music.resume(tick);
        outbox.flush();
    }

    /** Ends all that sounds, within some milliseconds. */
    @Override
    public void close() {
        outbox.close();
    }
}

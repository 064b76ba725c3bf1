package kodama.sound.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.option.LocalizedText;
import kodama.sound.Sound;
import kodama.sound.playback.MixerCommandBuffer.Operation;
import org.jspecify.annotations.Nullable;

/**
 * The sounds and the music of a game, from its start to the next reset. Owned by the game thread.
 *
 * <p>Commands are sent to the mixer at the end of each tick. Changes of a sound that is over have no effect.
 */
public final class SoundSystem implements AutoCloseable {
    /** Maximum number of sounds that are tracked, far more than there are voices; beyond it the oldest is stopped. */
    private static final int MAX_KNOWN = 256;

    /**
     * Maximum number of sounds that start in the same tick, which is the number of voices; further ones end at once.
     */
    private static final int MAX_BEGUN = 64;

    /** Music has the highest priority for a voice. */
    private static final int PRIORITY_OF_MUSIC = Integer.MAX_VALUE;

    private final MixerCommandBuffer commandBuffer;
    private final SoundGroups soundGroups;
    private final Consumer<SoundGroup> opened;
    private final int ticksPerSecond;
    private final MusicPlayer music;
    private final List<PlayedSound> known = new ArrayList<>();
    private final List<PlayedSound> started = new ArrayList<>();
    private Consumer<String> listener = name -> {};
    private long tick;
    private boolean gamePaused;

    /**
     * @param opened called for each group that the game creates
     */
    SoundSystem(
            MixerCommandBuffer commandBuffer,
            SoundGroups soundGroups,
            Consumer<SoundGroup> opened,
            int ticksPerSecond) {
        this.commandBuffer = commandBuffer;
        this.soundGroups = soundGroups;
        this.opened = opened;
        this.ticksPerSecond = ticksPerSecond;
        music = new MusicPlayer(commandBuffer);
        for (SoundGroup soundGroup : soundGroups.all()) begin(soundGroup);
        commandBuffer.flush();
    }

    /** Sets a group to the state of a new game. */
    private void begin(SoundGroup soundGroup) {
        commandBuffer.putGroup(Operation.BEGIN, soundGroup, voices -> {
            voices.setBusGain(soundGroup.group(), 1, 0);
            voices.duck(soundGroup.group(), null, 1);
            voices.setBusPaused(soundGroup.group(), false);
        });
    }

    /**
     * Plays a sound. If the same sound already starts in this tick, it only gets the larger gain of the two. At most
     * {@value #MAX_BEGUN} sounds start per tick.
     *
     * @return the sound while it plays
     * @throws IllegalArgumentException if the group does not exist
     */
    public PlayedSound play(Sound sound, SoundOptions options) {
        PlayedSound twin = findStarted(sound, options);
        if (twin != null) {
            if (options.gain() > twin.gain()) setGain(twin, options.gain(), 0);
            return twin;
        }
        PlayedSound played = createSound(sound, options);
        if (started.size() == MAX_BEGUN) {
            played.stop(tick);
            return played;
        }
        if (known.size() == MAX_KNOWN) dropOldest();
        known.add(played);
        started.add(played);
        if (!commandBuffer.isFarBehind()) commandBuffer.begin(played, tick, null);
        return played;
    }

    /** Stops the oldest sound that is not looped, or if there is none the oldest. */
    private void dropOldest() {
        PlayedSound oldest =
                known.stream().filter(sound -> !sound.loops()).findFirst().orElse(known.get(0));
        stop(oldest, 0);
        known.remove(oldest);
    }

    private @Nullable PlayedSound findStarted(Sound sound, SoundOptions options) {
        for (PlayedSound other : started)
            if (other.sound() == sound
                    && other.pitch() == options.pitch()
                    && !other.isOver(tick)
                    && other.options().group().equals(options.group())
                    && !options.loops()
                    && !other.loops()) return other;
        return null;
    }

    private PlayedSound createSound(Sound sound, SoundOptions options) {
        listener.accept(sound.name());
        SoundGroup group = soundGroups.get(options.group());
        group.show();
        return new PlayedSound(commandBuffer.nextId(), sound, group, options, ticksPerSecond, tick);
    }

    /**
     * Stops a sound.
     *
     * @param fadeTicks duration of the fade-out; at least 0
     */
    public void stop(PlayedSound sound, int fadeTicks) {
        if (sound.isOver(tick) || (sound.isStopping() && sound.ticksLeft(tick) <= fadeTicks)) return;
        sound.stop(tick + fadeTicks);
        commandBuffer.stop(sound, fadeTicks);
    }

    /**
     * Sets the gain of a sound.
     *
     * @param gain 0 to {@link SoundOptions#MAX_GAIN}
     * @param fadeTicks duration of the change; at least 0
     */
    public void setGain(PlayedSound sound, double gain, int fadeTicks) {
        if (sound.isOver(tick)) return;
        sound.setGain(gain, tick, fadeTicks);
        commandBuffer.gain(sound, fadeTicks);
    }

    /**
     * Sets the pan of a sound.
     *
     * @param pan -1 is left, 1 is right
     */
    public void setPan(PlayedSound sound, double pan) {
        if (sound.isOver(tick)) return;
        sound.setPan(pan);
        commandBuffer.putSound(Operation.PAN, sound, voices -> voices.setPan(sound.id(), pan));
    }

    /**
     * Sets the pitch of a sound, which also changes its speed.
     *
     * @param pitch {@link SoundOptions#MIN_PITCH} to {@link SoundOptions#MAX_PITCH}
     */
    public void setPitch(PlayedSound sound, double pitch) {
        if (sound.isOver(tick)) return;
        sound.setPitch(pitch, tick);
        commandBuffer.putSound(Operation.PITCH, sound, voices -> voices.setPitch(sound.id(), pitch));
    }

    /** Pauses or resumes a sound. */
    public void setPaused(PlayedSound sound, boolean paused) {
        if (sound.isOver(tick) || sound.isPaused() == paused) return;
        sound.setPaused(paused, tick);
        commandBuffer.pause(sound);
    }

    /** Returns whether a sound plays or is paused: false when it is over. */
    public boolean isPlaying(PlayedSound sound) {
        return !sound.isOver(tick);
    }

    /** Returns the position in a sound, in seconds. */
    public double position(PlayedSound sound) {
        return sound.seconds(tick);
    }

    /**
     * Plays music. The current music fades out while the new music fades in. If it is the same music, it continues with
     * the new gain.
     *
     * @param options how it is played; the priority is ignored
     * @param restart whether the same music restarts
     */
    public void playMusic(Sound sound, SoundOptions options, boolean restart) {
        PlayedSound now = music();
        if (now != null && now.sound() == sound && !restart) setGain(now, options.gain(), options.fadeTicks());
        else music.play(createSound(sound, asMusic(options)), tick);
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
     * Queues music, which starts when the current music and the music queued before have ended. Looped music ends with
     * its current pass, or with the next one if less than a second of it is left.
     *
     * @param options how it is played; the priority is ignored
     * @throws IllegalArgumentException if the queue is full
     */
    public void queueMusic(Sound sound, SoundOptions options) {
        music.endTick(tick);
        music.add(createSound(sound, asMusic(options)), tick);
    }

    /**
     * Stops the music, and clears its queue.
     *
     * @param fadeTicks duration of the fade-out; at least 0
     */
    public void stopMusic(int fadeTicks) {
        music.stop(fadeTicks, tick);
    }

    /** Returns the current music, or null for none. */
    public @Nullable PlayedSound music() {
        music.endTick(tick);
        return music.current();
    }

    /**
     * Creates a group, unless it exists.
     *
     * @throws IllegalArgumentException if there are too many groups
     */
    public void createGroup(String name) {
        int before = soundGroups.all().size();
        SoundGroup soundGroup = soundGroups.getOrCreate(name);
        if (soundGroups.all().size() == before) return;
        begin(soundGroup);
        opened.accept(soundGroup);
    }

    /**
     * Sets the name of a group for players.
     *
     * @throws IllegalArgumentException if the group does not exist
     */
    public void setGroupLabel(String name, LocalizedText label) {
        soundGroups.get(name).setLabel(label);
    }

    /**
     * Sets the gain of a group.
     *
     * @param gain 0 to {@link SoundOptions#MAX_GAIN}
     * @param fadeTicks duration of the change; at least 0
     * @throws IllegalArgumentException if the group does not exist
     */
    public void setGroupGain(String name, double gain, int fadeTicks) {
        SoundGroup soundGroup = soundGroups.get(name);
        int fade = commandBuffer.frames(fadeTicks);
        commandBuffer.putGroup(Operation.GAIN, soundGroup, voices -> voices.setBusGain(soundGroup.group(), gain, fade));
    }

    /**
     * Pauses or resumes a group.
     *
     * @throws IllegalArgumentException if the group does not exist
     */
    public void setGroupPaused(String name, boolean paused) {
        SoundGroup soundGroup = soundGroups.get(name);
        if (soundGroup.isPaused() == paused) return;
        for (PlayedSound sound : known) if (sound.channel() == soundGroup) sound.updatePosition(tick);
        PlayedSound now = music();
        if (now != null) now.updatePosition(tick);
        soundGroup.setPaused(paused);
        sendPause(soundGroup);
    }

    private void sendPause(SoundGroup soundGroup) {
        boolean still = soundGroup.isPausedNow(gamePaused);
        commandBuffer.putGroup(Operation.PAUSE, soundGroup, voices -> voices.setBusPaused(soundGroup.group(), still));
    }

    /**
     * Sets whether a group is paused while the game is paused; default true.
     *
     * @throws IllegalArgumentException if the group does not exist
     */
    public void setPausesWithGame(String name, boolean wanted) {
        SoundGroup soundGroup = soundGroups.get(name);
        soundGroup.setPausesWithGame(wanted);
        sendPause(soundGroup);
    }

    /**
     * Ducks a group: lowers its volume while another group is audible.
     *
     * @param under the other group, which is created if necessary, or null to end ducking
     * @param factor gain of the group while it is ducked, 0 to 1
     * @throws IllegalArgumentException if the group does not exist, or both groups are the same
     */
    public void duck(String name, @Nullable String under, double factor) {
        SoundGroup soundGroup = soundGroups.get(name);
        if (name.equals(under))
            throw new IllegalArgumentException("the sound group '" + name + "' cannot be ducked under itself");
        if (under != null) createGroup(under);
        SoundGroup other = under == null ? null : soundGroups.get(under);
        commandBuffer.putGroup(
                Operation.DUCK,
                soundGroup,
                voices -> voices.duck(soundGroup.group(), other == null ? null : other.group(), factor));
    }

    /**
     * Sets the listener that is called when a sound starts.
     *
     * @param listener receives the name of the sound
     */
    public void setPlayListener(Consumer<String> listener) {
        this.listener = listener;
    }

    /** Begins a frame of the game, which can have any number of ticks. */
    public void beginFrame() {
        commandBuffer.beginFrame();
    }

    /** Ends a tick: sends its commands to the mixer. */
    public void endTick(long now) {
        tick = now;
        started.clear();
        known.removeIf(sound -> sound.isOver(tick));
        music.endTick(tick);
        commandBuffer.endTick();
    }

    /**
     * Ends a scene: stops looped sounds, and resumes all groups. Other sounds play to their end, and music continues.
     */
    public void endScene() {
        for (PlayedSound sound : known) if (sound.loops()) stop(sound, 0);
        for (SoundGroup soundGroup : soundGroups.all()) setGroupPaused(soundGroup.name(), false);
    }

    /** Sets whether the game is paused. No ticks run then, and the groups that pause with the game are paused. */
    public void setGamePaused(boolean paused) {
        if (gamePaused == paused) return;
        gamePaused = paused;
        for (SoundGroup soundGroup : soundGroups.all()) sendPause(soundGroup);
        commandBuffer.flush();
    }

    /**
     * Sets whether the game is silenced, for example while it fast-forwards to a bookmark. When it is audible again,
     * music and looped sounds continue at their current position.
     *
     * @param silenced whether it is silenced
     */
    public void setSilenced(boolean silenced) {
        commandBuffer.setClosed(silenced);
        if (silenced) return;
        for (PlayedSound sound : known)
            if (sound.loops() && !sound.isOver(tick)) commandBuffer.begin(sound, tick, null);
        music.resume(tick);
        commandBuffer.flush();
    }

    /** Stops all sounds within some milliseconds. */
    @Override
    public void close() {
        commandBuffer.close();
    }
}

package kodama.sound.playback;

import java.util.List;
import java.util.function.Supplier;
import kodama.option.LocalizedText;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.sound.PlaceholderSound;
import kodama.sound.Sound;
import kodama.sound.mix.MixerPort;
import org.jspecify.annotations.Nullable;

/**
 * The audio of the program: the output, the player's volumes, and the sound system of the current game. Creates no
 * mixer until a game begins. Owned by the game thread.
 */
public final class Audio implements AutoCloseable {
    private final Supplier<? extends MixerPort> out;
    private final Settings settings;
    private final List<Settings.Subscription> subscriptions;
    private @Nullable VolumeControl volumes;

    /**
     * Creates the audio without opening anything.
     *
     * @param out creates the mixer port when a game begins
     * @param settings the player's settings, which are observed until this is closed
     */
    public Audio(Supplier<? extends MixerPort> out, Settings settings) {
        this.out = out;
        this.settings = settings;
        subscriptions = List.of(
                settings.listen(VolumeControl.VOLUME, changed -> adopt()),
                settings.listen(VolumeControl.MUTED, changed -> adopt()));
    }

    /** Creates an audio without output and with default volumes. Its queries return the same values as with output. */
    public static Audio silent() {
        return new Audio(() -> MixerPort.NONE, new Settings(Saves.inMemory()));
    }

    private void adopt() {
        if (volumes != null) volumes.sendAll();
    }

    private VolumeControl volumes() {
        VolumeControl made = volumes;
        if (made == null) volumes = made = new VolumeControl(out.get(), settings);
        return made;
    }

    /**
     * Starts the sound system of a game.
     *
     * @param ticksPerSecond tick rate of the game
     * @return the sound system, which must be closed before another is opened
     */
    public SoundSystem openSystem(int ticksPerSecond) {
        return volumes().openSystem(ticksPerSecond);
    }

    /**
     * Returns the sound groups of the current game, for a screen on which players set volumes.
     *
     * @return music, effects, voice if the game uses it, then the game's own groups in order of creation
     */
    public List<String> groups() {
        return volumes().names();
    }

    /**
     * Returns the name of a group for players; null if the game does not set it.
     *
     * @param group one of {@link #groups}
     */
    public @Nullable LocalizedText label(String group) {
        return volumes().label(group);
    }

    /**
     * Plays a sample at the volume of a group, even while the game is paused.
     *
     * @param group one of {@link #groups}, or {@code master} for the overall volume
     */
    public void previewVolume(String group) {
        volumes().playUiSound(PlaceholderSound.SOUND, group);
    }

    /**
     * Plays a sound that does not belong to the game, such as that of a menu over it, at the player's volume for
     * effects. It plays even while the game is paused.
     *
     * @param sound played once
     */
    public void playUiSound(Sound sound) {
        volumes().playUiSound(sound, SoundGroups.EFFECTS);
    }

    /** Starts opening the device, so that the first sound is not late. Does not wait. */
    public void prepare() {
        volumes().start();
    }

    /** Stops observing the settings. */
    @Override
    public void close() {
        subscriptions.forEach(Settings.Subscription::close);
    }
}

package kodama.sound.playback;

import java.util.List;
import java.util.function.Supplier;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.sound.PlaceholderSound;
import kodama.sound.Sound;
import kodama.sound.mix.MixerPort;
import org.jspecify.annotations.Nullable;

/**
 * All that sounds, for the life of the program: where it is heard, how loud the player wants it, and the desk of the
 * game that is played. There is no mixer until a game begins. Owned by the game thread.
 */
public final class Audio implements AutoCloseable {
    private final Supplier<? extends MixerPort> out;
    private final Settings settings;
    private final List<Settings.Subscription> listenings;
    private @Nullable VolumeControl volumes;

    /**
     * Makes nothing so far.
     *
     * @param out makes what it is heard on, when a game begins
     * @param settings what the player has chosen; listened to until this is closed
     */
    public Audio(Supplier<? extends MixerPort> out, Settings settings) {
        this.out = out;
        this.settings = settings;
        listenings = List.of(
                settings.listen(VolumeControl.VOLUME, changed -> adopt()),
                settings.listen(VolumeControl.MUTED, changed -> adopt()));
    }

    /** Makes what sounds where no one listens, and where nothing was chosen: answers as one that is heard. */
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
     * Begins the sound of a game, which is silent at first.
     *
     * @param ticksPerSecond how fast the game goes
     * @return its desk, to be closed before another is made
     */
    public SoundSystem openSystem(int ticksPerSecond) {
        return volumes().openSystem(ticksPerSecond);
    }

    /**
     * Lists the groups of the game that is played, for a screen on which players choose volumes.
     *
     * @return music, effects, voice, then the game's own in the order in which it has named them
     */
    public List<String> groups() {
        return volumes().names();
    }

    /**
     * Lets the player hear how loud a group is, also while the game is held.
     *
     * @param group one of {@link #groups}, or {@code master} for all together
     */
    public void previewVolume(String group) {
        volumes().playUiSound(PlaceholderSound.SOUND, group);
    }

    /**
     * Plays a sound that is not the game's, such as that of a menu over it; it is heard while the game is held, too, as
     * loud as the player wants effects.
     *
     * @param sound played once
     */
    public void playUiSound(Sound sound) {
        volumes().playUiSound(sound, SoundGroups.EFFECTS);
    }

    /** Opens the device before the game sounds, so that its first sound is not late; waits for nothing. */
    public void prepare() {
        volumes().wake();
    }

    /** Hears of settings no more. */
    @Override
    public void close() {
        listenings.forEach(Settings.Subscription::close);
    }
}

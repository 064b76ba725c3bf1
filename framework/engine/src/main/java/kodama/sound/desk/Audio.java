package kodama.sound.desk;

import java.util.List;
import java.util.function.Supplier;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.sound.Click;
import kodama.sound.Sound;
import kodama.sound.mix.Playout;
import org.jspecify.annotations.Nullable;

/**
 * All that sounds, for the life of the program: where it is heard, how loud the player wants it, and the desk of the
 * game that is played. There is no mixer until a game begins. Owned by the game thread.
 */
public final class Audio implements AutoCloseable {
    private final Supplier<? extends Playout> out;
    private final Settings settings;
    private final List<Settings.Listening> listenings;
    private @Nullable Volumes volumes;

    /**
     * Makes nothing so far.
     *
     * @param out makes what it is heard on, when a game begins
     * @param settings what the player has chosen; listened to until this is closed
     */
    public Audio(Supplier<? extends Playout> out, Settings settings) {
        this.out = out;
        this.settings = settings;
        listenings = List.of(
                settings.listen(Volumes.VOLUME, changed -> adopt()),
                settings.listen(Volumes.MUTED, changed -> adopt()));
    }

    /** Makes what sounds where no one listens, and where nothing was chosen: answers as one that is heard. */
    public static Audio silent() {
        return new Audio(() -> Playout.NONE, new Settings(Saves.inMemory()));
    }

    private void adopt() {
        if (volumes != null) volumes.sendAll();
    }

    private Volumes volumes() {
        Volumes made = volumes;
        if (made == null) volumes = made = new Volumes(out.get(), settings);
        return made;
    }

    /**
     * Begins the sound of a game, which is silent at first.
     *
     * @param ticksPerSecond how fast the game goes
     * @return its desk, to be closed before another is made
     */
    public Desk desk(int ticksPerSecond) {
        return volumes().desk(ticksPerSecond);
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
    public void tryOut(String group) {
        volumes().playBeside(Click.SOUND, group);
    }

    /**
     * Plays a sound that is not the game's, such as that of a menu over it; it is heard while the game is held, too, as
     * loud as the player wants effects.
     *
     * @param sound played once
     */
    public void cue(Sound sound) {
        volumes().playBeside(sound, Channels.EFFECTS);
    }

    /** Opens the device before the game sounds, so that its first sound is not late; waits for nothing. */
    public void prepare() {
        volumes().wake();
    }

    /** Hears of settings no more. */
    @Override
    public void close() {
        listenings.forEach(Settings.Listening::close);
    }
}

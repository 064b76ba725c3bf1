package kodama.cli;

import java.time.LocalDateTime;
import java.util.List;
import java.util.function.Supplier;
import kodama.draw.Presenter;
import kodama.input.Key;
import kodama.input.RawInput;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.Overlay;
import kodama.option.PlayerData;
import kodama.player.PauseOverlay;
import kodama.player.Phrases;
import kodama.player.PlayerKeys;
import kodama.player.Screenshots;
import kodama.player.Toast;
import kodama.player.options.OptionsContext;
import kodama.player.options.OptionsScreen;
import kodama.player.options.WindowControl;
import kodama.save.Settings;
import kodama.script.game.Assets;
import kodama.sound.playback.Audio;
import org.jspecify.annotations.Nullable;

/** Puts together what every game has for those who play it; for the life of the program. */
final class PlayerUi {
    private static final String MUTED = "muted";

    private final Settings settings;
    private final Supplier<Phrases> phrases;
    private final Toast word;
    private final Screenshots screenshots;
    private final OptionsScreen screen;
    private @Nullable WindowControl window;

    PlayerUi(PlayerData keepsakes, RawInput raw, Assets assets, Audio audio, Log log) {
        settings = keepsakes.settings();
        phrases = Phrases.following(keepsakes.options()::language);
        word = new Toast(phrases);
        screenshots = new Screenshots(
                () -> keepsakes
                        .saves()
                        .folder()
                        .map(folder -> folder.resolve("screenshots"))
                        .orElse(null),
                LocalDateTime::now,
                word,
                log::info);
        screen = new OptionsScreen(
                new OptionsContext(keepsakes.options(), settings, audio, () -> window, raw, assets, phrases));
    }

    /** Lets the player set something of the window, too. */
    void setWindow(WindowControl opened) {
        window = opened;
    }

    /** Opens the screen on which players choose. */
    void openOptions() {
        screen.open();
    }

    /**
     * What lies over the game, the highest last. Those who work on a game have another menu on that key, and see the
     * game go on beside their editor.
     */
    List<Overlay> overlays(boolean isDev, boolean inWindow) {
        PauseOverlay pause = new PauseOverlay(phrases, inWindow && !isDev);
        PlayerKeys keys = new PlayerKeys()
                .with("mute", this::mute, Key.M)
                .with("screenshot", screenshots::take, Key.F12)
                .with("pause", () -> toggle(pause), Key.P, Key.PAUSE);
        if (!isDev) keys.with("options", screen::open, Key.F1);
        return List.of(keys, pause, screen, word);
    }

    private void mute() {
        boolean isMuted = !settings.get(MUTED, false);
        settings.set(MUTED, isMuted);
        word.show(isMuted ? "muted" : "unmuted");
    }

    /** Under an open screen no one would see it. */
    private void toggle(PauseOverlay pause) {
        if (!screen.isOpen()) pause.toggle();
    }

    /** What is to be called after each frame. */
    List<FrameHook> hooks() {
        return List.of(screenshots);
    }

    /** Says when something in the game has failed. */
    FrameHook errorNotice(GameErrors errors) {
        return word.errorHook(errors);
    }

    /** What sees each frame besides the window, on the thread that draws. */
    Presenter screenshotPresenter() {
        return screenshots.presenter();
    }
}

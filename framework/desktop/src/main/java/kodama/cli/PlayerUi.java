package kodama.cli;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.cli.SessionJournal.RecordedRun;
import kodama.draw.Presenter;
import kodama.file.ContainedPath;
import kodama.input.Key;
import kodama.input.RawInput;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.Overlay;
import kodama.loop.replay.SavedReplays;
import kodama.option.PlayerData;
import kodama.player.PauseOverlay;
import kodama.player.Phrases;
import kodama.player.PlayerKeys;
import kodama.player.ReplayNotices;
import kodama.player.ReplayOverlay;
import kodama.player.SaveNotices;
import kodama.player.Screenshots;
import kodama.player.Toast;
import kodama.player.WatchOverlay;
import kodama.player.options.OptionsContext;
import kodama.player.options.OptionsScreen;
import kodama.player.options.WindowControl;
import kodama.save.Settings;
import kodama.script.game.Assets;
import kodama.sound.playback.Audio;
import org.jspecify.annotations.Nullable;

/** The player's user interface: options screen, pause, screenshots, clips and mute. Lives as long as the session. */
final class PlayerUi implements AutoCloseable {
    private static final String MUTED = "muted";

    private final Settings settings;
    private final Supplier<Phrases> phrases;
    private final Toast toast;
    private final Screenshots screenshots;
    private final Clips clips;
    private final OptionsScreen screen;
    private @Nullable WindowControl window;

    /**
     * @param game opens the game
     * @param recorded as {@link SessionJournal#recordedRun}
     */
    PlayerUi(
            Supplier<GameProject> game,
            Supplier<@Nullable RecordedRun> recorded,
            PlayerData playerData,
            RawInput raw,
            Assets assets,
            Audio audio,
            Log log,
            LeakTracker leakTracker) {
        settings = playerData.settings();
        phrases = Phrases.following(playerData.options()::language);
        toast = new Toast(phrases);
        screenshots = new Screenshots(folder(playerData, "screenshots"), LocalDateTime::now, toast, log::info);
        clips = new Clips(game, recorded, folder(playerData, "clips"), toast, log::info, leakTracker);
        screen = new OptionsScreen(
                new OptionsContext(playerData.options(), settings, audio, () -> window, raw, assets, phrases));
    }

    /** Returns the folder beside the saves; null if this run saves no files. */
    private static Supplier<@Nullable ContainedPath> folder(PlayerData playerData, String name) {
        return () ->
                playerData.saves().folder().map(folder -> folder.resolve(name)).orElse(null);
    }

    /** Adds the window's settings to the options screen. */
    void setWindow(WindowControl opened) {
        window = opened;
    }

    /** Opens the options screen. */
    void openOptions() {
        screen.open();
    }

    /**
     * Returns the overlays, the topmost last. In development, F1 opens another menu, and the game does not pause when
     * its window loses the focus.
     *
     * @param replayIsFinished returns whether a replay has been played to its end
     * @param saved the replays that the player has saved; null if there are none
     */
    List<Overlay> overlays(
            boolean isDev, boolean inWindow, BooleanSupplier replayIsFinished, @Nullable SavedReplays saved) {
        PauseOverlay pause = new PauseOverlay(phrases, inWindow && !isDev);
        PlayerKeys keys = new PlayerKeys()
                .with("mute", this::mute, Key.M)
                .with("screenshot", screenshots::take, Key.F12)
                .with("clip", clips::keep, Key.F10)
                .with("pause", () -> unlessInAttract(saved, () -> toggle(pause)), Key.P, Key.PAUSE);
        if (!isDev) keys.with("options", () -> unlessInAttract(saved, screen::open), Key.F1);
        List<Overlay> overlays = new ArrayList<>(List.of(keys, new ReplayOverlay(phrases, replayIsFinished)));
        if (saved != null) {
            saved.setNotices(new ReplayNotices(toast));
            overlays.add(new WatchOverlay(phrases, saved));
        }
        overlays.addAll(List.of(pause, screen, toast));
        return overlays;
    }

    /** In attract mode a key only ends the replay. */
    private static void unlessInAttract(@Nullable SavedReplays saved, Runnable command) {
        if (saved == null || !saved.isAttract()) command.run();
    }

    private void mute() {
        boolean isMuted = !settings.get(MUTED, false);
        settings.set(MUTED, isMuted);
        toast.show(isMuted ? "muted" : "unmuted");
    }

    /** An open options screen would hide the pause. */
    private void toggle(PauseOverlay pause) {
        if (!screen.isOpen()) pause.toggle();
    }

    /** Returns the hooks to call after each frame. */
    List<FrameHook> hooks() {
        return List.of(screenshots, clips);
    }

    /** Returns a hook that shows a notice when something in the game has failed. */
    FrameHook errorNotice(GameErrors errors) {
        return toast.errorHook(errors);
    }

    /** Returns a hook that shows a notice when saves have a problem. */
    FrameHook saveNotice(SaveNotices notices) {
        return notices.shownBy(toast);
    }

    /** Waits for a clip that is being written. */
    @Override
    public void close() {
        clips.close();
    }

    /** Returns the presenter that receives each frame for screenshots, on the draw thread. */
    Presenter screenshotPresenter() {
        return screenshots.presenter();
    }
}

package kodama.cli;

import java.util.ArrayList;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.desktop.GameWindow;
import kodama.desktop.WindowOptions;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.draw.PresenterPair;
import kodama.loop.FrameHook;
import kodama.loop.Watchdog;
import kodama.request.LoopRequest;
import kodama.save.Settings;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.script.game.GamePictures;
import kodama.time.SystemNanoClock;
import kodama.time.SystemTimer;
import kodama.time.SystemTimers;
import org.jspecify.annotations.Nullable;

/** Plays a game in a window. */
final class WindowRunner {
    private final GameConfig config;
    private final RunOptions options;
    private final Session session;
    private final boolean isForDevelopers;
    private final LeakTracker leakTracker;

    /**
     * Creates a runner.
     *
     * @param isForDevelopers whether a mistake in game.lua must stop the game, so that its author sees it
     */
    WindowRunner(
            GameConfig config, RunOptions options, Session session, boolean isForDevelopers, LeakTracker leakTracker) {
        this.isForDevelopers = isForDevelopers;
        this.config = config;
        this.options = options;
        this.session = session;
        this.leakTracker = leakTracker;
    }

    /** Plays until the window is closed or the game quits. Returns the exit code. */
    int play() {
        try (Watchdog watchdog = new Watchdog(session.requests()).start(leakTracker);
                GameWindow window = open();
                SystemTimer timer = SystemTimers.open(System.getProperty("os.name"), leakTracker)) {
            StartTimes.mark("window shown");
            window.acceptFiles(session::watch);
            session.openPads(true);
            FinalScreenshot screenshot = options.screenshot();
            OffscreenPresenter copy = new OffscreenPresenter(
                    config.display().width(), config.display().height());
            StartTimes startTimes = StartTimes.ifRequested();
            Presenter shown =
                    startTimes == null ? window.presenter() : new PresenterPair(window.presenter(), startTimes);
            Presenter presenter = screenshot.isRequested() ? new PresenterPair(shown, copy) : shown;
            int code = session.run(
                    session.platform(
                            presenter,
                            () -> new SystemNanoClock(timer),
                            System.nanoTime(),
                            hooks(watchdog, memory(window), screenshot)),
                    startTimes == null ? watchdog : watchdog.andThen(startTimes::phaseStarted));
            screenshot.save(copy);
            return code;
        }
    }

    /** Stores the player's changes to the window. */
    private WindowMemory memory(GameWindow window) {
        WindowMemory memory = new WindowMemory(session.settings(), window, !options.setsWindowSize());
        session.setWindow(memory);
        return memory;
    }

    private List<FrameHook> hooks(Watchdog watchdog, WindowMemory memory, FinalScreenshot screenshot) {
        List<FrameHook> hooks = new ArrayList<>(List.of(watchdog, memory));
        hooks.addAll(options.players(config, session.raw()));
        hooks.add(new TickLimit(options.ticks(), session.requests()));
        if (screenshot.isRequested()) hooks.add(screenshot);
        StartTimes startTimes = StartTimes.ifRequested();
        if (startTimes != null) hooks.add(startTimes);
        return hooks;
    }

    private GameWindow open() {
        Settings settings = session.settings();
        WindowOptions windowOptions = new WindowOptions(
                config.display().title(),
                config.display().width(),
                config.display().height(),
                options.scale(),
                options.windowSize(),
                options.scaling(
                        WindowMemory.savedScaling(settings, config.display().scaling())),
                options.isFullscreen() || settings.get(WindowMemory.FULLSCREEN, false),
                icon(),
                options.setsWindowSize() ? null : WindowMemory.savedBounds(settings),
                session.isDev() || config.display().showsFps());
        try {
            return new GameWindow(
                    windowOptions,
                    session.raw(),
                    () -> session.requests().submit(new LoopRequest.Quit(0)),
                    session.warnings(),
                    leakTracker);
        } catch (IllegalArgumentException tooLarge) {
            throw new CommandException(tooLarge);
        }
    }

    /** Players can play a game without its icon. */
    private @Nullable Image icon() {
        try {
            return GamePictures.icon(config, session.assets().images());
        } catch (GameConfigException unreadable) {
            if (isForDevelopers) throw new CommandException(unreadable);
            session.warnings().accept(unreadable.getMessage());
            return null;
        }
    }
}

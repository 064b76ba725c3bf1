package kodama.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.desktop.DisplaySearch;
import kodama.desktop.SplashWindow;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFileException;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.game.LeakFinder;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;

/** Plays a game in a window, or without one if requested or if there is no display. */
public final class GameRunner {
    /** Decides whether a game's own Java classes may run; called before any of them is loaded. */
    @FunctionalInterface
    public interface TrustCheck {
        /** Allows every game; for a game that is the program itself, which the player chose to start. */
        TrustCheck TRUSTED = (config, inWindow) -> {};

        /**
         * Returns if the game may run.
         *
         * @param inWindow whether there is a player to ask
         * @throws CommandException if the game must not run
         */
        void check(GameConfig config, boolean inWindow);
    }

    private static final long TICKS_WITHOUT_DISPLAY = 600;
    private static final long SEED_WITHOUT_WINDOW = 1;

    private final LeakTracker leakTracker;
    private final LeakFinder survivors;
    private final Supplier<GameProject> opener;
    private final RunOptions options;
    private final LaunchMode launchMode;
    private final SaveLocation saveLocation;
    private final TrustCheck entrance;
    private final Function<LaunchMode.SessionContext, SessionObserver> observer;

    /**
     * @param project opens the game, again for each reset
     * @param saveLocation where saves and settings are stored
     * @param entrance decides whether the game's own classes may run
     * @param observer creates the observer of the frames
     */
    public GameRunner(
            Supplier<GameProject> project,
            RunOptions options,
            LaunchMode launchMode,
            SaveLocation saveLocation,
            TrustCheck entrance,
            Function<LaunchMode.SessionContext, SessionObserver> observer) {
        this.opener = project;
        this.options = options;
        this.launchMode = launchMode;
        this.saveLocation = saveLocation;
        this.entrance = entrance;
        this.observer = observer;
        leakTracker = new LeakTracker(launchMode.isForDevelopers());
        survivors = new LeakFinder(leakTracker);
    }

    /**
     * Plays until the player or the game quits.
     *
     * @return the exit code: 0 on success, 1 if a script failed
     * @throws CommandException if the game cannot be opened
     */
    public int play() {
        options.check();
        if (options.isHeadless() && !launchMode.isForDevelopers()) SplashWindow.close();
        int code = playFirst();
        survivors.report(Lifetime.PROGRAM, options.err()::println);
        return code;
    }

    private int playFirst() {
        try (DisplaySearch display = options.isHeadless() ? null : DisplaySearch.start();
                GameProject first = open()) {
            return play(first, display);
        }
    }

    private int play(GameProject first, @Nullable DisplaySearch display) {
        String noDisplay = display == null ? null : display.unavailableReason();
        if (noDisplay != null && !launchMode.isForDevelopers())
            throw new CommandException(noDisplay + " This game requires a display; --headless plays without a window.");
        boolean inWindow = display != null && noDisplay == null;
        entrance.check(first.config(), inWindow);
        try (Session session =
                new Session(opener, first, options, launchMode, saveLocation, observer, inWindow, leakTracker)) {
            StartTimes.mark("settings, saves, log");
            if (inWindow)
                return new WindowRunner(first.config(), options, session, launchMode.isForDevelopers(), leakTracker)
                        .play();
            return playHeadless(first.config(), session, noDisplay);
        }
    }

    private GameProject open() {
        try {
            return opener.get().tracked(leakTracker, Lifetime.PROGRAM);
        } catch (GameConfigException | GameFileException wrong) {
            throw new CommandException(wrong);
        }
    }

    /** Plays as fast as possible, by a clock on which every frame is on time. */
    private int playHeadless(GameConfig config, Session session, @Nullable String noDisplay) {
        if (noDisplay != null)
            options.err()
                    .println("kodama: " + noDisplay
                            + " Playing for 10 seconds without a window, then writing the last frame.");
        long ticks = noDisplay != null && options.ticks() == 0 ? TICKS_WITHOUT_DISPLAY : options.ticks();
        OffscreenPresenter presenter = options.offscreen(config.display());
        FinalScreenshot screenshot = options.screenshot();
        List<FrameHook> hooks = new ArrayList<>(options.players(config, session.raw()));
        hooks.add(new TickLimit(ticks, session.requests()));
        hooks.add(screenshot);
        session.openPads(false);
        int code = session.run(session.platform(presenter, VirtualClock::new, SEED_WITHOUT_WINDOW, hooks), phase -> {});
        if (code == CommandException.USAGE_ERROR) return code;
        if (noDisplay == null) screenshot.save(presenter);
        else screenshot.saveAlways(presenter);
        return code;
    }
}

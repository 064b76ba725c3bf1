package kodama.cli;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.desktop.DisplaySearch;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFileException;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.game.LeakFinder;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;

/** Plays a game in a window, or without one when that is asked for or there is no display. */
public final class GameRunner {
    /** Where a game is stopped whose own classes may not run; none has been loaded so far. */
    @FunctionalInterface
    public interface TrustCheck {
        /** For a game that is the program itself: the player who has started that trusts it. */
        TrustCheck TRUSTED = (config, inWindow) -> {};

        /**
         * Lets a game pass.
         *
         * @param inWindow whether someone is there to be asked
         * @throws CommandException if it may not
         */
        void check(GameConfig config, boolean inWindow);
    }

    private static final long TICKS_WITHOUT_DISPLAY = 600;
    private static final long SEED_WITHOUT_WINDOW = 1;

    private final LeakTracker ledger;
    private final LeakFinder survivors;
    private final Supplier<GameProject> opener;
    private final RunOptions options;
    private final LaunchMode flavor;
    private final SaveLocation place;
    private final TrustCheck entrance;
    private final Function<LaunchMode.SessionContext, FrameObserver> onlooker;

    /**
     * @param project opens the game, again for each reset
     * @param place where the game keeps what is saved
     * @param entrance decides whether the game's own classes may run
     * @param onlooker makes the observer of the game
     */
    public GameRunner(
            Supplier<GameProject> project,
            RunOptions options,
            LaunchMode flavor,
            SaveLocation place,
            TrustCheck entrance,
            Function<LaunchMode.SessionContext, FrameObserver> onlooker) {
        this.opener = project;
        this.options = options;
        this.flavor = flavor;
        this.place = place;
        this.entrance = entrance;
        this.onlooker = onlooker;
        ledger = new LeakTracker(flavor.isForDevelopers());
        survivors = new LeakFinder(ledger);
    }

    /**
     * Plays until the player or the game quits.
     *
     * @return the exit code: 0 when all went well, 1 when a script failed
     * @throws CommandException if the game cannot be opened at all
     */
    public int play() {
        options.checkOutputs();
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
        String obstacle = display == null ? null : display.unavailableReason();
        if (obstacle != null && !flavor.isForDevelopers())
            throw new CommandException(obstacle + " This game needs one; --headless plays without.");
        boolean inWindow = display != null && obstacle == null;
        entrance.check(first.config(), inWindow);
        try (Session session = new Session(opener, first, options, flavor, place, onlooker, inWindow, ledger)) {
            if (inWindow) return new WindowRunner(first.config(), options, session, ledger).play();
            return playUnseen(first.config().display(), session, obstacle);
        }
    }

    private GameProject open() {
        try {
            return opener.get().tracked(ledger, Lifetime.PROGRAM);
        } catch (GameConfigException | GameFileException wrong) {
            throw new CommandException(wrong);
        }
    }

    /** As fast as the machine can, on a clock that sees every frame on time. */
    private int playUnseen(Display display, Session session, @Nullable String obstacle) {
        if (obstacle != null)
            options.err()
                    .println("kodama: " + obstacle + " Playing 10 s without a window, then writing the last picture.");
        long ticks = obstacle != null && options.ticks() == 0 ? TICKS_WITHOUT_DISPLAY : options.ticks();
        OffscreenPresenter presenter = options.offscreen(display);
        FinalScreenshot picture = options.screenshot();
        List<FrameHook> hooks =
                List.of(options.inputScript(session.raw()), new TickLimit(ticks, session.requests()), picture);
        session.openPads(false);
        int code = session.run(session.stage(presenter, VirtualClock::new, SEED_WITHOUT_WINDOW, hooks), phase -> {});
        if (code == CommandException.USAGE_ERROR) return code;
        if (obstacle == null) picture.save(presenter);
        else picture.saveAlways(presenter);
        return code;
    }
}

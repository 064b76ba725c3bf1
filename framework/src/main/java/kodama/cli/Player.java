package kodama.cli;

import java.util.function.Supplier;
import kodama.base.LeakLedger;
import kodama.base.LeakLedger.Lifetime;
import kodama.desktop.DisplaySearch;
import kodama.file.GameFileException;
import kodama.loop.GameProject;
import kodama.loop.report.LeakFinder;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.jspecify.annotations.Nullable;

/** Plays a game in a window, or without one when that is asked for or there is no display. */
public final class Player {
    /** Where a game is stopped whose own classes may not run; none has been loaded so far. */
    @FunctionalInterface
    public interface Entrance {
        /** For a game that is the program itself: the player who has started that trusts it. */
        Entrance OPEN = (config, inWindow) -> {};

        /**
         * Lets a game pass.
         *
         * @param config what its game.lua says
         * @param inWindow whether someone is there to be asked
         * @throws CommandException if it may not
         */
        void pass(GameConfig config, boolean inWindow);
    }

    private static final long TICKS_WITHOUT_DISPLAY = 600;

    private final LeakLedger ledger;
    private final LeakFinder survivors;
    private final Supplier<GameProject> opener;
    private final PlayOptions options;
    private final Flavor flavor;
    private final SavePlace place;
    private final Entrance entrance;
    private final Onlooker.Door onlookers;

    /**
     * Prepares to play.
     *
     * @param project opens the game, again for each reset
     * @param options what the command line says
     * @param flavor what there is besides the game
     * @param place where the game keeps what is saved
     * @param entrance decides whether the game's own classes may run
     * @param onlookers lets in who looks at how it is played
     */
    public Player(
            Supplier<GameProject> project,
            PlayOptions options,
            Flavor flavor,
            SavePlace place,
            Entrance entrance,
            Onlooker.Door onlookers) {
        this.opener = project;
        this.options = options;
        this.flavor = flavor;
        this.place = place;
        this.entrance = entrance;
        this.onlookers = onlookers;
        ledger = new LeakLedger(flavor.isForDevelopers());
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
        try (DisplaySearch display = options.isHeadless() ? null : DisplaySearch.begin();
                GameProject first = open()) {
            return play(first, display);
        }
    }

    private int play(GameProject first, @Nullable DisplaySearch display) {
        String obstacle = display == null ? null : display.whyNot();
        if (obstacle != null && !flavor.isForDevelopers())
            throw new CommandException(obstacle + " This game needs one; --headless plays without.");
        boolean inWindow = display != null && obstacle == null;
        entrance.pass(first.config(), inWindow);
        try (Session session = new Session(opener, first, options, flavor, place, onlookers, inWindow, ledger)) {
            if (inWindow) return new WindowPlay(first.config(), options, session, ledger).play();
            HeadlessPlay play = new HeadlessPlay(first.config(), options, session);
            return obstacle == null
                    ? play.play(options.ticks(), options.screenshot()::save)
                    : playUnseen(play, obstacle);
        }
    }

    private GameProject open() {
        try {
            return opener.get().noted(ledger, Lifetime.PROGRAM);
        } catch (GameConfigException | GameFileException wrong) {
            throw new CommandException(wrong);
        }
    }

    private int playUnseen(HeadlessPlay play, String obstacle) {
        options.err().println("kodama: " + obstacle + " Playing 10 s without a window, then writing the last picture.");
        long ticks = options.ticks() == 0 ? TICKS_WITHOUT_DISPLAY : options.ticks();
        return play.play(ticks, options.screenshot()::saveAnyway);
    }
}

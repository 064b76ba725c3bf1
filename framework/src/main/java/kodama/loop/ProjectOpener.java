package kodama.loop;

import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.LeakLedger;
import kodama.base.LeakLedger.Lifetime;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;

/**
 * Opens a game for each loop object and each reset, with what its files say now. When they make no sense any more that
 * is told, and the game opens as it was: someone is about to mend them, and the window stays. So it does for another
 * size, which a window gets at its start only.
 *
 * <p>Owned by the game thread.
 */
public final class ProjectOpener implements Supplier<GameProject> {
    private final Supplier<GameProject> files;
    private final ErrorSink errors;
    private final LeakLedger ledger;

    /** The last that made sense; may be closed. */
    private GameProject last;

    /**
     * Prepares to open.
     *
     * @param files opens the game by its files
     * @param first the game as it is; stays open
     * @param errors hears why the files are not heeded
     * @param ledger where each opened game is noted until it is closed
     */
    public ProjectOpener(Supplier<GameProject> files, GameProject first, ErrorSink errors, LeakLedger ledger) {
        this.files = files;
        this.last = first;
        this.errors = errors;
        this.ledger = ledger;
    }

    @Override
    public GameProject get() {
        last = read().noted(ledger, Lifetime.LOOP);
        return last;
    }

    private GameProject read() {
        try {
            return ofSameSize(files.get());
        } catch (RuntimeException wrong) {
            errors.report(GameConfig.FILE, wrong);
            return last.reopened();
        }
    }

    private GameProject ofSameSize(GameProject read) {
        Display now = last.config().display();
        if (read.config().display().hasSizeOf(now)) return read;
        read.close();
        throw new GameConfigException(GameConfig.FILE + ": a new size takes a new start of the program; the old one of "
                + now.width() + "x" + now.height() + " goes on");
    }
}

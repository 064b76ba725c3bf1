package kodama.loop;

import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;

/**
 * Opens a game for each loop object and each reset, with what its files say now. When they make no sense any more that
 * is an error, and the game opens as it was: someone is about to mend them, and the window stays. Another size is used
 * from the next start of the program.
 *
 * <p>Owned by the game thread.
 */
public final class ProjectOpener implements Supplier<GameProject> {
    private final Supplier<GameProject> files;
    private final ErrorSink errors;
    private final Consumer<String> notices;
    private final LeakTracker ledger;

    /** The size that was last refused; empty for none. */
    private String refused = "";

    /** The last that made sense; may be closed. */
    private GameProject last;

    /**
     * @param files opens the game by its files
     * @param first the game as it is; stays open
     * @param errors receives why the files are ignored
     * @param notices takes a sentence about a size that is not used yet
     * @param ledger where each opened game is noted until it is closed
     */
    public ProjectOpener(
            Supplier<GameProject> files,
            GameProject first,
            ErrorSink errors,
            Consumer<String> notices,
            LeakTracker ledger) {
        this.files = files;
        this.last = first;
        this.errors = errors;
        this.notices = notices;
        this.ledger = ledger;
    }

    @Override
    public GameProject get() {
        last = read().tracked(ledger, Lifetime.LOOP);
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
        Display wanted = read.config().display();
        String size = wanted.hasSizeOf(now) ? "" : wanted.width() + "x" + wanted.height();
        if (!size.isEmpty() && !size.equals(refused))
            notices.accept(GameConfig.FILE + ": the size " + size
                    + " is used from the next start of the program; now it is " + now.width() + "x" + now.height());
        refused = size;
        return size.isEmpty() ? read : read.withSizeOf(now);
    }
}

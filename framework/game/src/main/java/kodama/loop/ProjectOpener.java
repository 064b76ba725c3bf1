package kodama.loop;

import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;

/**
 * Opens a game for each loop object and each reset with the current contents of its files. If they are invalid, that is
 * reported and the game opens as before: its author is about to fix them, and the window stays. A changed picture size
 * takes effect at the next start of the program.
 *
 * <p>Owned by the game thread.
 */
public final class ProjectOpener implements Supplier<GameProject> {
    private final Supplier<GameProject> files;
    private final ErrorSink errors;
    private final Consumer<String> notices;
    private final LeakTracker leakTracker;

    /** The size that was last reported as not used yet; empty if there is none. */
    private String reportedSize = "";

    /** The last valid one; may be closed. */
    private GameProject last;

    /**
     * @param files opens the game from its files
     * @param first the current game; stays open
     * @param errors receives the reason why the files are ignored
     * @param notices receives a sentence about a size that is not used yet
     * @param leakTracker tracks each opened game until it is closed
     */
    public ProjectOpener(
            Supplier<GameProject> files,
            GameProject first,
            ErrorSink errors,
            Consumer<String> notices,
            LeakTracker leakTracker) {
        this.files = files;
        this.last = first;
        this.errors = errors;
        this.notices = notices;
        this.leakTracker = leakTracker;
    }

    @Override
    public GameProject get() {
        last = read().tracked(leakTracker, Lifetime.LOOP);
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
        Display changed = read.config().display();
        String size = changed.hasSizeOf(now) ? "" : changed.width() + "x" + changed.height();
        if (!size.isEmpty() && !size.equals(reportedSize))
            notices.accept(GameConfig.FILE + ": the size " + size
                    + " takes effect at the next start of the program; the current size is " + now.width() + "x"
                    + now.height());
        reportedSize = size;
        return size.isEmpty() ? read : read.withSizeOf(now);
    }
}

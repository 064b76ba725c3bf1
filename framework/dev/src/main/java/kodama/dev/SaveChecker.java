package kodama.dev;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.check.game.Finding;
import kodama.check.game.Severity;
import kodama.log.Log;
import kodama.loop.FrameHook;

/**
 * Looks through a game's scripts when it begins and whenever one of its files is saved, beside the game, and tells what
 * is likely a mistake: in a line that is a notice, too, and each in a line of the log. Nothing is kept from running.
 *
 * <p>Owned by the game thread; only the check itself is done elsewhere.
 */
public final class SaveChecker implements FrameHook {
    private static final int MOST_LINES = 50;

    private final Supplier<List<Finding>> check;
    private final BackgroundWork<List<Finding>> work;
    private final Log log;
    private final Consumer<String> withdraw;
    private List<Finding> told = List.of();
    private String line = "";

    /**
     * @param check looks through the game, on another thread
     * @param beside does something on another thread
     * @param withdraw takes the line of the last check back from the screen
     */
    public SaveChecker(Supplier<List<Finding>> check, Consumer<Runnable> beside, Log log, Consumer<String> withdraw) {
        this.check = check;
        this.work = new BackgroundWork<>(this::findings, beside);
        this.log = log;
        this.withdraw = withdraw;
        work.request();
    }

    /** Has the game looked through again, as one of its files was saved. */
    public void fileSaved() {
        work.request();
    }

    @Override
    public void afterDraw(long frames) {
        update();
    }

    /**
     * Begins what is wanted, and tells what is done. Returns how the last check went, in a line; empty before it is
     * done, and if nothing was ever found.
     */
    public String update() {
        List<Finding> found = work.poll();
        if (found != null) tell(found);
        return line;
    }

    /** A file that is gone while it is looked for is looked for again when it is saved. */
    private List<Finding> findings() {
        try {
            return check.get().stream()
                    .filter(each -> each.severity() != Severity.HINT)
                    .sorted(Comparator.comparing(Finding::severity))
                    .toList();
        } catch (RuntimeException gone) {
            return List.of();
        }
    }

    private void tell(List<Finding> found) {
        if (found.equals(told)) return;
        told = found;
        withdraw.accept(line);
        line = line(found);
        if (found.isEmpty()) log.info(line);
        else log.warn(line);
        found.stream().limit(MOST_LINES).forEach(each -> log.info("check: " + each));
    }

    private static String line(List<Finding> found) {
        if (found.isEmpty()) return "check: no mistakes any more";
        Finding first = found.get(0);
        String more = found.size() == 1 ? "" : " (and " + (found.size() - 1) + " more)";
        return "check: " + first.file() + ":" + first.line() + ": " + first.message() + more;
    }
}

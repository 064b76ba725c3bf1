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
 * Runs {@code kodama check} in the background when the game starts and whenever one of its files is saved. It logs each
 * likely mistake and shows the first one as a notice; the game continues in any case.
 *
 * <p>Owned by the game thread; only the check itself runs on another thread.
 */
public final class SaveChecker implements FrameHook {
    private static final int MAX_LINES = 50;

    private final Supplier<List<Finding>> check;
    private final BackgroundWork<List<Finding>> work;
    private final Log log;
    private final Consumer<String> withdraw;
    private List<Finding> reported = List.of();
    private String line = "";

    /**
     * Requests the first check.
     *
     * @param check checks the game, on another thread
     * @param background runs a task on another thread
     * @param withdraw removes the notice of the last check from the screen
     */
    public SaveChecker(
            Supplier<List<Finding>> check, Consumer<Runnable> background, Log log, Consumer<String> withdraw) {
        this.check = check;
        this.work = new BackgroundWork<>(this::findings, background);
        this.log = log;
        this.withdraw = withdraw;
        work.request();
    }

    /** Requests a check because a file of the game was saved. */
    public void fileSaved() {
        work.request();
    }

    @Override
    public void afterDraw(long frames) {
        update();
    }

    /**
     * Starts a requested check and reports a finished one. Returns the result of the last check in a line; empty before
     * the first one has finished, and if no mistake has ever been found.
     */
    public String update() {
        List<Finding> found = work.poll();
        if (found != null) report(found);
        return line;
    }

    /** The findings without hints; empty if a file cannot be read, which is checked again when it is saved. */
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

    private void report(List<Finding> found) {
        if (found.equals(reported)) return;
        reported = found;
        withdraw.accept(line);
        line = line(found);
        if (found.isEmpty()) log.info(line);
        else log.warn(line);
        found.stream().limit(MAX_LINES).forEach(each -> log.info("check: " + each));
    }

    private static String line(List<Finding> found) {
        if (found.isEmpty()) return "check: all mistakes are fixed";
        Finding first = found.get(0);
        String more = found.size() == 1 ? "" : " (and " + (found.size() - 1) + " more)";
        return "check: " + first.file() + ":" + first.line() + ": " + first.message() + more;
    }
}

package kodama.loop;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.LeakLedger;
import kodama.base.LeakLedger.Lifetime;

/**
 * Finds what has not ended though it should have, with a world, with a loop object or with the program: what the ledger
 * has open, and threads that are in no ledger. The one place where the two come together.
 *
 * <p>What is found at an end may be on its way out: a job that was cancelled, a thread that was interrupted. So whoever
 * tells of it waits a little, and tells of what {@link #remaining} leaves.
 */
public final class Survivors {
    /** More than these are counted only. */
    private static final int MOST_TOLD = 6;

    /** For all together; a thread that was asked to end needs a fraction of it. */
    private static final long PATIENCE_MILLIS = 300;

    private final LeakLedger ledger;
    private final ThreadLedger threads = new ThreadLedger();
    private final Set<LeakLedger.Entry> before = new HashSet<>();

    /**
     * Prepares to find what comes from now on.
     *
     * @param ledger where what is opened is noted
     */
    public Survivors(LeakLedger ledger) {
        this.ledger = ledger;
        begin();
    }

    /** Begins anew: what is there now has its right, or has been told. */
    void begin() {
        before.clear();
        before.addAll(ledger.overdue(Lifetime.PROGRAM));
        threads.begin();
    }

    /** What has come since the beginning, and should have ended with this. */
    List<Survivor> of(Lifetime ended) {
        Stream<Survivor> noted = ledger.overdue(ended).stream()
                .filter(entry -> !before.contains(entry))
                .map(Survivor.Noted::new);
        return Stream.concat(noted, threads.newcomers().stream().map(Survivor.Unnoted::new))
                .toList();
    }

    /** Those that are still there. */
    static List<Survivor> remaining(List<Survivor> found) {
        return found.stream().filter(Survivor::isThere).toList();
    }

    /** The end of a report's line: what of this is still there, or nothing. */
    static String text(List<Survivor> found) {
        List<Survivor> left = remaining(found);
        if (left.isEmpty()) return "";
        List<String> told = new ArrayList<>(
                left.stream().limit(MOST_TOLD).map(Survivor::brief).toList());
        if (left.size() > MOST_TOLD) told.add("and " + (left.size() - MOST_TOLD) + " more");
        return told.stream().collect(Collectors.joining(", ", "; SURVIVED: ", ""));
    }

    /**
     * Writes down what is there that should have ended with this; nothing if nothing is. Waits a moment for threads that
     * are on their way out.
     *
     * @param ended what has ended
     * @param log takes a line for each
     */
    public void report(Lifetime ended, Consumer<String> log) {
        List<Survivor> found = of(ended);
        awaitThose(found);
        for (Survivor survivor : remaining(found)) log.accept("not closed: " + survivor.line());
    }

    private static void awaitThose(List<Survivor> leaving) {
        try {
            for (Survivor survivor : leaving) survivor.await(PATIENCE_MILLIS / leaving.size());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}

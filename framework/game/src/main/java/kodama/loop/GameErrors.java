package kodama.loop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.log.Log;

/**
 * Takes the errors of a game: each goes to the log, and the first that no one has dismissed is kept to be shown.
 *
 * <p>Any thread may report.
 */
public final class GameErrors implements ErrorSink {
    /** What someone's first error was, and how many there were. */
    private record Waiting(GameError first, int times) {
        Waiting again() {
            return new Waiting(first, times + 1);
        }
    }

    /** A game that no one watches may fail all day: of more than so many the errors are only counted. */
    private static final int MOST_KEPT = 100;

    private final Log log;
    private final Map<String, Waiting> undismissed = new LinkedHashMap<>();

    /** All errors so far, which nothing sets back. */
    private int count;

    /** Errors since the last dismissal that are not mended. */
    private int waiting;

    private boolean startFailed;

    private volatile Function<Throwable, List<String>> points = error -> List.of();

    /**
     * @param log takes each error as text of several lines, and counts those that come again
     */
    public GameErrors(Log log) {
        this.log = log;
    }

    /**
     * Sets how the call points are found that an error has happened in.
     *
     * @param found asked on the thread that reports; answers the innermost first
     */
    public void setCallPointFinder(Function<Throwable, List<String>> found) {
        points = found;
    }

    @Override
    public void report(String who, Throwable error) {
        report(who, error, Optional::empty);
    }

    /**
     * Takes an error with what is to be seen of the task that failed.
     *
     * @param who what failed, for a person to read
     * @param task looks at the task; asked only if this error is the one to be shown, on this thread and at once
     */
    public void report(String who, Throwable error, Supplier<Optional<FailedTask>> task) {
        reportLegible(who, legible(error), task);
    }

    /** An error and its causes may be of classes of the game, whose methods can fail. */
    private static Throwable legible(Throwable error) {
        try {
            GameStackTrace.causes(error).forEach(GameErrors::checkLegible);
            return error;
        } catch (Throwable illegible) {
            FatalErrors.rethrowIfFatal(illegible);
            return new IllegalStateException(
                    error.getClass().getName() + ", which cannot be described: it fails itself");
        }
    }

    private static void checkLegible(Throwable error) {
        Objects.requireNonNull(error.toString());
        Objects.requireNonNull(error.getStackTrace());
        error.getMessage();
    }

    private void reportLegible(String who, Throwable error, Supplier<Optional<FailedTask>> task) {
        GameError told = describe(who, error);
        synchronized (this) {
            count++;
            waiting++;
            keep(undismissed.isEmpty() ? told.withTask(task.get()) : told);
        }
        log.error(told.text(), String.valueOf(error.getMessage()), error.getClass(), place(error));
    }

    /** Puts what was thrown on this thread into words, with the call points that it happened in; reports nothing. */
    public GameError describe(String who, Throwable error) {
        List<String> in = points.apply(error);
        GameError told = GameError.of(who, error);
        return in.isEmpty() ? told : told.withOuterCallPoints(in);
    }

    private void keep(GameError error) {
        Waiting before = undismissed.get(error.origin());
        if (before != null) undismissed.put(error.origin(), before.again());
        else if (undismissed.size() < MOST_KEPT) undismissed.put(error.origin(), new Waiting(error, 1));
    }

    /** Withdraws the errors of a part that works again, so that those of the next are shown, if there are any. */
    public synchronized void recovered(String who) {
        Waiting gone = undismissed.remove(who);
        if (gone != null) waiting -= gone.times();
    }

    /** Two errors are the same if their type, message and innermost place are; who failed may be another one. */
    private static String place(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }

    /** Takes an error that leaves nothing to play: the first scene is not there. */
    public void reportStartFailure(String who, Throwable error) {
        synchronized (this) {
            startFailed = true;
        }
        report(who, error);
    }

    /** Whether the first scene could not be built, since the last {@link #dismiss}. */
    public synchronized boolean hasStartFailed() {
        return startFailed;
    }

    /** The error to be shown: the first since the last {@link #dismiss} that is not {@link #recovered}. */
    public synchronized Optional<GameError> shown() {
        return undismissed.values().stream().map(Waiting::first).findFirst();
    }

    /** The first error of each who failed since the last {@link #dismiss} and is not {@link #recovered}; at most 100. */
    public synchronized List<GameError> all() {
        return undismissed.values().stream().map(Waiting::first).toList();
    }

    /**
     * How many errors there have been since the last {@link #dismiss} that are not {@link #recovered}, the one shown
     * included.
     */
    public synchronized int pendingCount() {
        return waiting;
    }

    /** Begins again, as after a reset: tells how often errors came again, and shows none. */
    public void restart() {
        log.endRepeats();
        dismiss();
    }

    /** Stops showing the error. */
    public synchronized void dismiss() {
        undismissed.clear();
        waiting = 0;
        startFailed = false;
    }

    /** How many errors there have been in all. */
    public synchronized int count() {
        return count;
    }
}

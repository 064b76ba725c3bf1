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
 * Collects the errors of a game: logs each, and keeps the first one that was not dismissed, so that it can be shown.
 *
 * <p>Any thread may report.
 */
public final class GameErrors implements ErrorSink {
    /** The first error of one source, and the number of its errors. */
    private record Waiting(GameError first, int times) {
        Waiting again() {
            return new Waiting(first, times + 1);
        }
    }

    /** An unattended game may fail all day: further errors are only counted. */
    private static final int MAX_PENDING = 100;

    private final Log log;
    private final Map<String, Waiting> undismissed = new LinkedHashMap<>();

    /** Number of all errors so far; never reset. */
    private int count;

    /** Number of errors since the last dismissal, without those that were recovered. */
    private int waiting;

    private boolean startFailed;

    private volatile Function<Throwable, List<String>> points = error -> List.of();

    /**
     * @param log logs each error as text of several lines, and counts repeated ones
     */
    public GameErrors(Log log) {
        this.log = log;
    }

    /**
     * Sets the function that finds the call points in which an error happened.
     *
     * @param found called on the thread that reports; returns the innermost first
     */
    public void setCallPointFinder(Function<Throwable, List<String>> found) {
        points = found;
    }

    @Override
    public void report(String origin, Throwable error) {
        report(origin, error, Optional::empty);
    }

    /**
     * Takes an error, with the state of the task that failed.
     *
     * @param origin what failed, for a person to read
     * @param task returns the state of the task; called only if this error is the one to show, at once and on this
     *     thread
     */
    public void report(String origin, Throwable error, Supplier<Optional<FailedTask>> task) {
        reportLegible(origin, orSubstitute(error), task);
    }

    /** Replaces an error whose own methods throw: it or its causes may be of classes of the game. */
    private static Throwable orSubstitute(Throwable error) {
        try {
            GameStackTrace.causes(error).forEach(GameErrors::checkLegible);
            return error;
        } catch (Throwable illegible) {
            FatalErrors.rethrowIfFatal(illegible);
            return new IllegalStateException(
                    error.getClass().getName() + ", which cannot be described: its own methods throw");
        }
    }

    private static void checkLegible(Throwable error) {
        Objects.requireNonNull(error.toString());
        Objects.requireNonNull(error.getStackTrace());
        error.getMessage();
    }

    private void reportLegible(String origin, Throwable error, Supplier<Optional<FailedTask>> task) {
        GameError described = describe(origin, error);
        synchronized (this) {
            count++;
            waiting++;
            keep(undismissed.isEmpty() ? described.withTask(task.get()) : described);
        }
        log.error(described.text(), String.valueOf(error.getMessage()), error.getClass(), innermostFrame(error));
    }

    /** Describes an exception of this thread, with the call points in which it happened; does not report it. */
    public GameError describe(String origin, Throwable error) {
        List<String> in = points.apply(error);
        GameError described = GameError.of(origin, error);
        return in.isEmpty() ? described : described.withOuterCallPoints(in);
    }

    private void keep(GameError error) {
        Waiting before = undismissed.get(error.origin());
        if (before != null) undismissed.put(error.origin(), before.again());
        else if (undismissed.size() < MAX_PENDING) undismissed.put(error.origin(), new Waiting(error, 1));
    }

    /** Withdraws the errors of a part that works again, so that the next error is shown, if there is one. */
    public synchronized void recovered(String origin) {
        Waiting removed = undismissed.remove(origin);
        if (removed != null) waiting -= removed.times();
    }

    /** Two errors are equal if their type, message and innermost stack frame are, whatever failed. */
    private static String innermostFrame(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }

    /** Takes an error after which there is nothing to play: the first scene is missing. */
    public void reportStartFailure(String origin, Throwable error) {
        synchronized (this) {
            startFailed = true;
        }
        report(origin, error);
    }

    /** Returns whether the first scene could not be built, since the last {@link #dismiss}. */
    public synchronized boolean hasStartFailed() {
        return startFailed;
    }

    /** Returns the error to show: the first one since the last {@link #dismiss} that is not {@link #recovered}. */
    public synchronized Optional<GameError> shown() {
        return undismissed.values().stream().map(Waiting::first).findFirst();
    }

    /**
     * Returns the first error of each source since the last {@link #dismiss} that is not {@link #recovered}; at most
     * 100.
     */
    public synchronized List<GameError> all() {
        return undismissed.values().stream().map(Waiting::first).toList();
    }

    /**
     * Returns the number of errors since the last {@link #dismiss} that are not {@link #recovered}, including the one
     * shown.
     */
    public synchronized int pendingCount() {
        return waiting;
    }

    /** Starts over, as after a reset: logs how often errors were repeated, and dismisses them. */
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

    /** Returns the number of all errors. */
    public synchronized int count() {
        return count;
    }
}

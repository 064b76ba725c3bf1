package kodama.profile;

import java.util.List;

/**
 * Names parts of a program, for error reports and for a profiler that measures their time.
 *
 * <pre>{@code
 * try (var point = points.enter("AI")) {
 *     think();
 * }
 * }</pre>
 *
 * <p>Points may be nested; each thread has its own. The place of a point is the first call with its name on the thread.
 * Entering a point takes some tens of nanoseconds, and twice that if the profiler is on. Thread-safe.
 */
public final class CallPoints {
    private final ThreadLocal<CallPointStack> stacks;

    /** Creates an instance that records the time of each point with a profiler. */
    public CallPoints(Profiler profiler) {
        stacks = ThreadLocal.withInitial(() -> new CallPointStack(profiler));
    }

    /**
     * Enters a part of the program.
     *
     * @param name its name; not empty
     * @return to be closed on this thread when the part is left
     * @throws IllegalArgumentException if the name is empty
     */
    public CallPoint enter(String name) {
        return enter(name, false);
    }

    /**
     * Enters a part that best describes what the game is doing, so that it is the headline of error reports.
     *
     * @param name its name; not empty
     * @return to be closed on this thread when the part is left
     * @throws IllegalArgumentException if the name is empty
     */
    public CallPoint critical(String name) {
        return enter(name, true);
    }

    private CallPoint enter(String name, boolean critical) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name of a call point must not be empty");
        return stacks.get().enter(name, critical);
    }

    /** Lists the current points of this thread, innermost first, for example {@code call point 'AI' (Ship.java:12)}. */
    public List<String> open() {
        return stacks.get().open();
    }

    /**
     * Lists the points that this thread was in when an exception was thrown.
     *
     * @param thrown an exception that was caught on this thread, with no point entered since
     * @return the points, innermost first
     */
    public List<String> open(Throwable thrown) {
        return stacks.get().open(thrown);
    }
}

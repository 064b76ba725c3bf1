package kodama.profile;

import java.util.List;

/**
 * Names what threads are doing: for error reports, and for a profiler that then tells how long it takes.
 *
 * <pre>{@code
 * try (var point = points.enter("AI")) {
 *     think();
 * }
 * }</pre>
 *
 * <p>Points may lie in each other; each thread has its own. The place of a point is that of the first call with its
 * name on the thread. To enter one takes some tens of nanoseconds, and as much again while the profiler is on. Any
 * thread.
 */
public final class CallPoints {
    private final ThreadLocal<CallPointStack> stacks;

    /** Reports what points take to a profiler. */
    public CallPoints(Profiler profiler) {
        stacks = ThreadLocal.withInitial(() -> new CallPointStack(profiler));
    }

    /**
     * Enters a part of the program.
     *
     * @param name what it is called; not empty
     * @return to be closed when the part is left, on this thread
     * @throws IllegalArgumentException if the name is empty
     */
    public CallPoint enter(String name) {
        return enter(name, false);
    }

    /**
     * Enters a part that tells best what the game was doing, if anything goes wrong in it: it heads reports.
     *
     * @param name what it is called; not empty
     * @return to be closed when the part is left, on this thread
     * @throws IllegalArgumentException if the name is empty
     */
    public CallPoint critical(String name) {
        return enter(name, true);
    }

    private CallPoint enter(String name, boolean critical) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name of a call point must not be empty");
        return stacks.get().enter(name, critical);
    }

    /**
     * Lists the points that this thread is in, the innermost first, for example {@code call point 'AI' (Ship.java:12)}.
     */
    public List<String> open() {
        return stacks.get().open();
    }

    /**
     * Tells which points this thread was in when something was thrown.
     *
     * @param thrown what was caught on this thread, with no point entered since
     * @return the innermost first
     */
    public List<String> open(Throwable thrown) {
        return stacks.get().open(thrown);
    }
}

package kodama.profile;

import java.util.List;

/**
 * Names what a thread is doing: for error reports, and for a profiler that then tells how long it takes.
 *
 * <pre>{@code
 * try (var point = CallPoints.enter("AI")) {
 *     think();
 * }
 * }</pre>
 *
 * <p>Points may lie in each other. Each thread has its own; a thread that is started by another reports to the same
 * profiler. The place of a point is that of the first call with its name on the thread. To enter one takes some tens
 * of nanoseconds, and as much again while the profiler is on.
 */
public final class CallPoints {
    /**
     * A stack belongs to its thread alone, as a call does; nothing else could hand it down to wherever a call goes.
     */
    private static final InheritableThreadLocal<PointStack> STACKS = new InheritableThreadLocal<>() {
        @Override
        protected PointStack initialValue() {
            return new PointStack(null);
        }

        @Override
        protected PointStack childValue(PointStack parent) {
            return new PointStack(parent.profiler);
        }
    };

    private CallPoints() {}

    /**
     * Has the points of this thread, and of those it starts from now on, reported to a profiler.
     *
     * @param profiler the profiler
     */
    public static void reportTo(Profiler profiler) {
        STACKS.set(new PointStack(profiler));
    }

    /**
     * Enters a part of the program.
     *
     * @param name what it is called; not empty
     * @return to be closed when the part is left, on this thread
     * @throws IllegalArgumentException if the name is empty
     */
    public static CallPoint enter(String name) {
        return enter(name, false);
    }

    /**
     * Enters a part that tells best what the game was doing, if anything goes wrong in it: it heads reports.
     *
     * @param name what it is called; not empty
     * @return to be closed when the part is left, on this thread
     * @throws IllegalArgumentException if the name is empty
     */
    public static CallPoint critical(String name) {
        return enter(name, true);
    }

    private static CallPoint enter(String name, boolean critical) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name of a call point must not be empty");
        return STACKS.get().enter(name, critical);
    }

    /**
     * Tells which points this thread is in.
     *
     * @return the innermost first, for example {@code call point 'AI' (Ship.java:12)}
     */
    public static List<String> open() {
        return STACKS.get().open();
    }

    /**
     * Tells which points this thread was in when something was thrown.
     *
     * @param thrown what was caught on this thread, with no point entered since
     * @return the innermost first
     */
    public static List<String> open(Throwable thrown) {
        return STACKS.get().open(thrown);
    }
}

package kodama.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The current call points of a thread. Owned by that thread. */
final class CallPointStack {
    private static final StackFrame NOWHERE = new StackFrame("", "", "");

    /** Classes whose frames may be between a point and the code that enters it. */
    private static final Set<String> OWN =
            Set.of(CallPointStack.class.getName(), CallPointStack.class.getPackageName() + ".CallPoints");

    /** Most points to distinguish; deeper ones are due to recursion. */
    private static final int MAX_POINTS = 200;

    /** Where a name was first used, which takes some microseconds to find out. */
    private record Site(StackFrame frame, String method) {}

    /** An element of the stack, reused by each point at the same depth. */
    private final class Point implements CallPoint {
        private final int depth;
        private Site site = new Site(NOWHERE, "");
        private boolean isCritical;

        /** The node to which its time is added; null while the profiler is off. */
        private @Nullable StackNode node;

        private int key;
        private long began;

        /** Time of the points within it. */
        private long inner;

        Point(int depth) {
            this.depth = depth;
        }

        @Override
        public void close() {
            leave(depth);
        }

        private String text() {
            StackFrame at = site.frame();
            String place = at.isJava() ? "" : " (" + at.place() + ")";
            return (isCritical ? "critical call point '" : "call point '") + at.function() + "'" + place;
        }
    }

    private final Profiler profiler;

    private final List<Point> points = new ArrayList<>();
    private final Map<String, Site> sites = new HashMap<>();

    /** Number of points that the thread is in. */
    private int depth;

    /** Number of points right after the last one was entered. */
    private int deepest;

    CallPointStack(Profiler profiler) {
        this.profiler = profiler;
    }

    CallPoint enter(String name, boolean critical) {
        if (depth == MAX_POINTS) return () -> {};
        if (depth == points.size()) points.add(new Point(depth));
        Point point = points.get(depth);
        point.site = site(name);
        point.isCritical = critical;
        point.inner = 0;
        point.node = null;
        open(point, profiler.now());
        deepest = ++depth;
        return point;
    }

    private void open(Point point, long now) {
        if (now == 0) return;
        StackNode outer = depth == 0 ? null : points.get(depth - 1).node;
        StackNode parent = outer != null
                ? outer
                : profiler.pointTree(Thread.currentThread().getName());
        point.node = parent.child(point.site.frame());
        point.key = profiler.key(point.site.frame().function());
        point.began = now;
    }

    private Site site(String name) {
        Site known = sites.get(name);
        if (known != null) return known;
        Site found = Stream.of(new Throwable().getStackTrace())
                .filter(frame -> !OWN.contains(frame.getClassName()))
                .findFirst()
                .map(frame -> site(name, frame))
                .orElse(new Site(new StackFrame(name, "", ""), ""));
        sites.put(name, found);
        return found;
    }

    private static Site site(String name, StackTraceElement frame) {
        String place = frame.getFileName() + ":" + frame.getLineNumber();
        return new Site(new StackFrame(name, place, place), frame.getClassName() + "." + frame.getMethodName());
    }

    private void leave(int to) {
        while (depth > to) end(points.get(--depth));
    }

    private void end(Point point) {
        if (point.node == null) return;
        long now = profiler.now();
        if (now == 0) return;
        long time = now - point.began;
        point.node.add(time - point.inner);
        if (depth > 0) points.get(depth - 1).inner += time;
        if (!isIn(point.site)) profiler.record(point.key, time);
    }

    /** Whether the thread is already in a point; recursive ones are recorded once. */
    private boolean isIn(Site site) {
        for (int i = 0; i < depth; i++) if (points.get(i).site == site) return true;
        return false;
    }

    /** The current points of the thread, innermost first. */
    List<String> open() {
        return innermostFirst(depth, Set.of());
    }

    /**
     * The points in which an exception was thrown. They have been left by the time it is caught: they are those entered
     * last, if the method that entered them is in the stack trace of the exception.
     */
    List<String> open(Throwable thrown) {
        Set<String> left = Stream.of(thrown.getStackTrace())
                .map(frame -> frame.getClassName() + "." + frame.getMethodName())
                .collect(Collectors.toSet());
        return innermostFirst(Math.max(depth, deepest), left);
    }

    private List<String> innermostFirst(int count, Set<String> methodsLeft) {
        List<String> texts = new ArrayList<>();
        for (int i = count - 1; i >= 0; i--) {
            Point point = points.get(i);
            if (i < depth || methodsLeft.contains(point.site.method())) texts.add(point.text());
        }
        return texts;
    }
}

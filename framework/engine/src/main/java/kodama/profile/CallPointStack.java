package kodama.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The call points that a thread is in. Owned by that thread. */
final class CallPointStack {
    private static final StackFrame NOWHERE = new StackFrame("", "", "");

    /** Whose frames lie between a point and the code that enters it. */
    private static final Set<String> OWN =
            Set.of(CallPointStack.class.getName(), CallPointStack.class.getPackageName() + ".CallPoints");

    /** Deeper points are those of code that calls itself; they are not told apart. */
    private static final int MOST = 200;

    /** Where a name was met first: finding that out takes some microseconds. */
    private record Site(StackFrame frame, String method) {}

    /** A place in the stack, used again by each point that is as deep. */
    private final class Point implements CallPoint {
        private final int depth;
        private Site site = new Site(NOWHERE, "");
        private boolean isCritical;

        /** What it is booked on; null while the profiler is off. */
        private @Nullable StackNode node;

        private int key;
        private long began;

        /** What points within it took. */
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

    /** How many points the thread is in. */
    private int depth;

    /** How many it was in when it had entered the last one. */
    private int deepest;

    CallPointStack(Profiler profiler) {
        this.profiler = profiler;
    }

    CallPoint enter(String name, boolean critical) {
        if (depth == MOST) return () -> {};
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

    /** A part that calls itself is recorded once. */
    private boolean isIn(Site site) {
        for (int i = 0; i < depth; i++) if (points.get(i).site == site) return true;
        return false;
    }

    /** The points the thread is in, the innermost first. */
    List<String> open() {
        return innermostFirst(depth, Set.of());
    }

    /**
     * The points in which something was thrown. By the time it is caught they have been left: those that were entered
     * last are they, if the method that has entered them is among those that were left by what was thrown.
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

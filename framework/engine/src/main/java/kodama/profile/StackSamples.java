package kodama.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Where time went: a tree of calls, below the kind of task that made them. Owned by the game thread.
 *
 * @see <a href="https://github.com/brendangregg/FlameGraph">FlameGraph, whose collapsed stacks these are</a>
 */
public final class StackSamples {
    private static final long NANOS_PER_MICRO = 1_000;

    private final StackNode root = new StackNode(new StackFrame("", "", ""));

    /** Finds the calls of a kind of task. */
    public StackNode kind(String name) {
        return root.child(new StackFrame(name, "", ""));
    }

    /** Returns all time; in nanoseconds. */
    public long totalNanos() {
        return root.totalNanos();
    }

    /**
     * Writes collapsed stacks, as tools that draw flame graphs read them.
     *
     * @return a line for each stack: its calls from the outermost on with {@code ;} between them, and how long it
     *     took by itself; in whole microseconds, at least 1
     */
    public List<String> collapsed() {
        List<String> lines = new ArrayList<>();
        for (StackNode kind : root.children()) collapse(kind, label(kind.frame()), lines);
        return lines;
    }

    private static void collapse(StackNode node, String path, List<String> lines) {
        long micros = node.selfNanos() / NANOS_PER_MICRO;
        if (micros > 0) lines.add(path + " " + micros);
        for (StackNode child : node.children()) collapse(child, path + ";" + label(child.frame()), lines);
    }

    /** A semicolon would end the call. */
    private static String label(StackFrame frame) {
        String text = frame.place().isEmpty() ? frame.function() : frame.function() + " " + frame.place();
        return text.replace(';', ',');
    }

    /** Lists lines, those first that took most by themselves. */
    public List<LineTime> lines() {
        return sums(StackFrame::place, false);
    }

    /** Lists functions, and the call points around them, those first that took most by themselves. */
    public List<LineTime> functions() {
        return sums(StackSamples::identity, true);
    }

    /** A function may begin in the line that sets a point around it. */
    private static String identity(StackFrame frame) {
        return frame.isPoint() ? frame.function() + " " + frame.place() : frame.begin();
    }

    private List<LineTime> sums(Function<StackFrame, String> key, boolean tellsPoints) {
        Sums sums = new Sums(key, tellsPoints);
        for (StackNode kind : root.children()) for (StackNode call : kind.children()) sums.add(call);
        List<LineTime> all = new ArrayList<>(sums.byKey.values());
        all.sort(Comparator.comparingLong(LineTime::selfNanos).reversed().thenComparing(LineTime::place));
        return all;
    }

    /** Of a function that calls itself the outermost call is all time: what it calls is within that. */
    private static final class Sums {
        private final Function<StackFrame, String> key;
        private final boolean tellsPoints;
        private final Set<String> open = new HashSet<>();
        final Map<String, LineTime> byKey = new LinkedHashMap<>();

        Sums(Function<StackFrame, String> key, boolean tellsPoints) {
            this.key = key;
            this.tellsPoints = tellsPoints;
        }

        long add(StackNode node) {
            return node.frame().isPoint() && !tellsPoints ? addWithin(node) : addRow(node);
        }

        /** A call point has no line of its own. */
        private long addWithin(StackNode point) {
            long total = point.selfNanos();
            for (StackNode child : point.children()) total += child.frame().isJava() ? child.totalNanos() : add(child);
            return total;
        }

        /** What a function of Java's takes belongs to the line that calls it. */
        private long addRow(StackNode node) {
            StackFrame frame = node.frame();
            String at = key.apply(frame);
            boolean isOutermost = open.add(at);
            long self = node.selfNanos();
            long total = 0;
            for (StackNode child : node.children())
                if (child.frame().isJava()) self += child.totalNanos();
                else total += add(child);
            total += self;
            if (isOutermost) open.remove(at);
            String place = frame.isPoint() ? frame.place() : at;
            byKey.merge(at, new LineTime(frame.function(), place, self, isOutermost ? total : 0), Sums::both);
            return total;
        }

        private static LineTime both(LineTime one, LineTime other) {
            return new LineTime(
                    one.function(),
                    one.place(),
                    one.selfNanos() + other.selfNanos(),
                    one.totalNanos() + other.totalNanos());
        }
    }

    /**
     * What a line or a function took, in all samples.
     *
     * @param function what the function is called
     * @param place {@code file:line}; of a function where it begins
     * @param selfNanos by itself; in nanoseconds
     * @param totalNanos with all that it calls; in nanoseconds
     */
    public record LineTime(String function, String place, long selfNanos, long totalNanos) {}
}

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
 * A call tree for each kind of task, with the time of each call. Owned by the game thread.
 *
 * @see <a href="https://github.com/brendangregg/FlameGraph">FlameGraph, which reads these collapsed stacks</a>
 */
public final class StackSamples {
    private static final long NANOS_PER_MICRO = 1_000;

    private final StackNode root = new StackNode(new StackFrame("", "", ""));

    /** Returns the root of a kind of task; created if necessary. */
    public StackNode kind(String name) {
        return root.child(new StackFrame(name, "", ""));
    }

    /** Returns the total time; in nanoseconds. */
    public long totalNanos() {
        return root.totalNanos();
    }

    /**
     * Writes collapsed stacks, the input of flame graph tools.
     *
     * @return a line for each stack: its calls, outermost first, separated by {@code ;}, and the time of the innermost
     *     call; in whole microseconds, at least 1
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

    /** Replaces semicolons, which would end the call. */
    private static String label(StackFrame frame) {
        String text = frame.place().isEmpty() ? frame.function() : frame.function() + " " + frame.place();
        return text.replace(';', ',');
    }

    /** Lists lines, sorted by self time, longest first. */
    public List<LineTime> lines() {
        return sums(StackFrame::place, false);
    }

    /** Lists functions and the call points around them, sorted by self time, longest first. */
    public List<LineTime> functions() {
        return sums(StackSamples::identity, true);
    }

    /** The key of a function or call point; a point includes its name, because a function may begin in its line. */
    private static String identity(StackFrame frame) {
        return frame.isPoint() ? frame.function() + " " + frame.place() : frame.begin();
    }

    private List<LineTime> sums(Function<StackFrame, String> key, boolean includesPoints) {
        Sums sums = new Sums(key, includesPoints);
        for (StackNode kind : root.children()) for (StackNode call : kind.children()) sums.add(call);
        List<LineTime> all = new ArrayList<>(sums.byKey.values());
        all.sort(Comparator.comparingLong(LineTime::selfNanos).reversed().thenComparing(LineTime::place));
        return all;
    }

    /** Totals per key. Of a recursive function only the outermost call counts, because it includes the others. */
    private static final class Sums {
        private final Function<StackFrame, String> key;
        private final boolean includesPoints;
        private final Set<String> open = new HashSet<>();
        final Map<String, LineTime> byKey = new LinkedHashMap<>();

        Sums(Function<StackFrame, String> key, boolean includesPoints) {
            this.key = key;
            this.includesPoints = includesPoints;
        }

        long add(StackNode node) {
            return node.frame().isPoint() && !includesPoints ? addWithin(node) : addRow(node);
        }

        /** Adds the time within a call point, which has no line of its own. */
        private long addWithin(StackNode point) {
            long total = point.selfNanos();
            for (StackNode child : point.children()) total += child.frame().isJava() ? child.totalNanos() : add(child);
            return total;
        }

        /** Adds the time of a node; the time of a Java function belongs to the line that calls it. */
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
     * Time of a line or a function in all samples.
     *
     * @param function name of the function
     * @param place {@code file:line}; for a function its first line
     * @param selfNanos self time; in nanoseconds
     * @param totalNanos time including all calls; in nanoseconds
     */
    public record LineTime(String function, String place, long selfNanos, long totalNanos) {}
}

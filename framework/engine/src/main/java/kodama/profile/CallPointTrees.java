package kodama.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The time of call points as a tree for each thread. Thread-safe. */
final class CallPointTrees {
    private static final double NANOS_PER_MILLI = 1e6;

    private final Map<String, StackNode> byThread = new TreeMap<>();

    synchronized StackNode of(String thread) {
        return byThread.computeIfAbsent(thread, name -> new StackNode(new StackFrame(name, "", "")));
    }

    synchronized List<String> report() {
        List<String> rows = new ArrayList<>();
        rows.add("   total ms     self ms  call point");
        for (StackNode thread : byThread.values()) write(thread, 0, rows);
        return rows;
    }

    private static void write(StackNode node, int depth, List<String> rows) {
        StackFrame at = node.frame();
        String name = "  ".repeat(depth) + at.function() + (at.isJava() ? "" : "  " + at.place());
        rows.add(String.format(
                Locale.ROOT,
                "%11.3f %11.3f  %s",
                node.totalNanos() / NANOS_PER_MILLI,
                node.selfNanos() / NANOS_PER_MILLI,
                name));
        List<StackNode> below = new ArrayList<>(node.children());
        below.sort(Comparator.comparingLong(StackNode::totalNanos)
                .reversed()
                .thenComparing(child -> child.frame().function())
                .thenComparing(child -> child.frame().place()));
        for (StackNode child : below) write(child, depth + 1, rows);
    }
}

package kodama.profile;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** A node of a call tree: a call, or a kind of task, and its time. Thread-safe. */
public final class StackNode {
    private final StackFrame frame;
    private final Map<StackFrame, StackNode> children = new ConcurrentHashMap<>();
    private final LongAdder selfNanos = new LongAdder();

    StackNode(StackFrame frame) {
        this.frame = frame;
    }

    /** Returns the node of a call made by this one; created if necessary. */
    public StackNode child(StackFrame called) {
        StackNode known = children.get(called);
        if (known != null) return known;
        return children.computeIfAbsent(called, StackNode::new);
    }

    /** Adds time that was spent in the call itself; in nanoseconds. */
    public void add(long nanos) {
        selfNanos.add(nanos);
    }

    /** Returns the call. */
    public StackFrame frame() {
        return frame;
    }

    /** Returns a live view of the calls made by this one, in no particular order. */
    public Collection<StackNode> children() {
        return children.values();
    }

    /** Returns the time spent in the call itself; in nanoseconds. */
    public long selfNanos() {
        return selfNanos.sum();
    }

    /** Returns the time spent in the call, including all calls made by it; in nanoseconds. */
    public long totalNanos() {
        long total = selfNanos();
        for (StackNode child : children.values()) total += child.totalNanos();
        return total;
    }
}

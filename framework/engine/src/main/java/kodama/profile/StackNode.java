package kodama.profile;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** A call, or a kind of task, under the calls that led to it, and how long it took. Any thread. */
public final class StackNode {
    private final StackFrame frame;
    private final Map<StackFrame, StackNode> children = new ConcurrentHashMap<>();
    private final LongAdder selfNanos = new LongAdder();

    StackNode(StackFrame frame) {
        this.frame = frame;
    }

    /** Finds what it calls. */
    public StackNode child(StackFrame called) {
        StackNode known = children.get(called);
        if (known != null) return known;
        return children.computeIfAbsent(called, StackNode::new);
    }

    /** Adds time that it took by itself; in nanoseconds. */
    public void add(long nanos) {
        selfNanos.add(nanos);
    }

    /** Returns which call it is. */
    public StackFrame frame() {
        return frame;
    }

    /** Returns a live view of what it calls, in no order. */
    public Collection<StackNode> children() {
        return children.values();
    }

    /** Returns the time it took by itself; in nanoseconds. */
    public long selfNanos() {
        return selfNanos.sum();
    }

    /** Returns the time it took with all that it calls; in nanoseconds. */
    public long totalNanos() {
        long total = selfNanos();
        for (StackNode child : children.values()) total += child.totalNanos();
        return total;
    }
}

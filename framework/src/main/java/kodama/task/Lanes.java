package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * The order of all tasks, waiting ones too.
 *
 * <p>How: 1. Sequence numbers only grow, so within one priority a task always joins at the end: each priority has a lane,
 * a linked list. 2. The lanes form a skip list by priority, so that a game with few priorities pays nothing and one that
 * sorts by height on the screen, with a priority for each task, pays a logarithm. 3. Empty lanes are kept for reuse.
 */
final class Lanes {
    /** Highest tower; enough for 4 to the power of 12 priorities. */
    private static final int HIGHEST = 12;

    private final Lane head = new Lane(HIGHEST);
    private final Lane[] path = new Lane[HIGHEST];
    private @Nullable Lane recent;
    private @Nullable Lane spare;
    private long random = 0x9E3779B97F4A7C15L;

    void append(Task task) {
        Lane lane = recent;
        if (lane == null || lane.priority != task.priority) lane = findOrAdd(task.priority);
        recent = lane;
        lane.append(task);
    }

    private Lane findOrAdd(double priority) {
        Lane found = find(priority);
        return found != null && found.priority == priority ? found : add(priority);
    }

    /** Returns the first lane that is not before a priority; the path then leads to it on each level. */
    private @Nullable Lane find(double priority) {
        Lane at = head;
        for (int level = HIGHEST - 1; level >= 0; level--) {
            for (Lane next = at.next[level]; next != null && next.priority < priority; next = at.next[level]) at = next;
            path[level] = at;
        }
        return at.next[0];
    }

    private Lane add(double priority) {
        Lane lane = takeSpare();
        lane.priority = priority;
        for (int level = 0; level < lane.next.length; level++) {
            lane.next[level] = path[level].next[level];
            path[level].next[level] = lane;
        }
        return lane;
    }

    private Lane takeSpare() {
        Lane lane = spare;
        if (lane == null) return new Lane(randomHeight());
        spare = lane.next[0];
        return lane;
    }

    /** Each level holds a quarter of the one below. The numbers are the same in every run (xorshift). */
    private int randomHeight() {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return Math.min(HIGHEST, 1 + Long.numberOfTrailingZeros(random) / 2);
    }

    void unlink(Task task) {
        Lane lane = task.lane;
        if (lane == null) return;
        lane.unlink(task);
        if (lane.isEmpty()) remove(lane);
    }

    private void remove(Lane lane) {
        find(lane.priority);
        for (int level = 0; level < lane.next.length; level++) path[level].next[level] = lane.next[level];
        lane.next[0] = spare;
        spare = lane;
        if (recent == lane) recent = null;
    }

    @Nullable
    Lane first() {
        return head.next[0];
    }
}

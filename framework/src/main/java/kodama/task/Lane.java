package kodama.task;

import org.jspecify.annotations.Nullable;

/** The tasks of one priority in their sequence, and the links of the skip list that {@link Lanes} is. */
final class Lane {
    final @Nullable Lane[] next;
    double priority;

    @Nullable
    Task first;

    private @Nullable Task last;

    Lane(int height) {
        next = new Lane[height];
    }

    void append(Task task) {
        task.lane = this;
        task.laneBefore = last;
        task.laneAfter = null;
        if (last == null) first = task;
        else last.laneAfter = task;
        last = task;
    }

    void unlink(Task task) {
        Task before = task.laneBefore;
        Task after = task.laneAfter;
        if (before == null) first = after;
        else before.laneAfter = after;
        if (after == null) last = before;
        else after.laneBefore = before;
        task.lane = null;
        task.laneBefore = null;
        task.laneAfter = null;
    }

    boolean isEmpty() {
        return first == null;
    }
}

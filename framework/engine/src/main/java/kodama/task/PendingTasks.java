package kodama.task;

import java.util.Arrays;
import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Tasks on their way into the ready list: those that arrived for this tick, in order, and those that arrive for the
 * next, as they came.
 */
final class PendingTasks {
    private static final int FIRST_SIZE = 64;

    private final TaskSorter sorter;
    private @Nullable TaskRecord[] next = new TaskRecord[FIRST_SIZE];
    private int nextSize;

    /** In order; a task that left makes a gap. */
    private @Nullable TaskRecord[] arrived = new TaskRecord[FIRST_SIZE];

    private int arrivedSize;

    private final Prefetcher lookahead = Prefetcher.forPending();

    /** How many of them were looked at ahead. */
    private int lookedAt;

    /** How many of those that arrived the walk has behind it, gaps too. */
    private int walked;

    PendingTasks(TaskSorter sorter) {
        this.sorter = sorter;
    }

    /** Lets a task arrive in the next tick. */
    void add(TaskRecord task) {
        if (nextSize == next.length) next = Arrays.copyOf(next, nextSize * 2);
        task.queue = Queue.NEXT;
        task.queueIndex = nextSize;
        next[nextSize++] = task;
    }

    /** Takes a task out of those of the next tick. */
    void removeNext(TaskRecord task) {
        TaskRecord last = next[--nextSize];
        assert last != null;
        next[task.queueIndex] = last;
        last.queueIndex = task.queueIndex;
        next[nextSize] = null;
        task.queue = Queue.NONE;
    }

    /** Takes a task out of those of this tick. */
    void removeCurrent(TaskRecord task) {
        arrived[task.queueIndex] = null;
        task.queue = Queue.NONE;
    }

    /** Begins a tick: its tasks are put in order. */
    void beginTick() {
        sorter.sort(next, 0, nextSize, TaskOrder.RUN);
        @Nullable TaskRecord[] free = arrived;
        arrived = next;
        arrivedSize = nextSize;
        next = free;
        nextSize = 0;
        walked = 0;
        lookedAt = 0;
        for (int i = 0; i < arrivedSize; i++) arrive(arrived[i], i);
    }

    private static void arrive(@Nullable TaskRecord task, int i) {
        assert task != null;
        task.queue = Queue.ARRIVED;
        task.queueIndex = i;
    }

    /** Returns the first of this tick that the walk has not passed, or null. */
    @Nullable
    TaskRecord peek() {
        while (walked < arrivedSize && arrived[walked] == null) walked++;
        if (walked >= lookedAt && walked < arrivedSize) lookedAt = lookahead.prefetch(walked, arrived, arrivedSize);
        return walked < arrivedSize ? arrived[walked] : null;
    }

    /** Ends a tick: those left, as an error broke the tick off, arrive in the next. */
    void endTick() {
        for (TaskRecord task = peek(); task != null; task = peek()) {
            removeCurrent(task);
            add(task);
        }
        Arrays.fill(arrived, 0, arrivedSize, null);
        arrivedSize = 0;
    }
}

package kodama.task;

import java.util.Arrays;
import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/** Tasks that enter the ready list: those of this tick, sorted, and those of the next, unsorted. */
final class PendingTasks {
    private static final int FIRST_SIZE = 64;

    private final TaskSorter sorter;
    private @Nullable TaskRecord[] next = new TaskRecord[FIRST_SIZE];
    private int nextSize;

    /** The tasks of this tick, sorted; null where a task was removed. */
    private @Nullable TaskRecord[] arrived = new TaskRecord[FIRST_SIZE];

    private int arrivedSize;

    private final Prefetcher prefetcher = Prefetcher.forPending();

    /** Number of entries that were prefetched. */
    private int prefetched;

    /** Number of entries that the walk has passed, including gaps. */
    private int walked;

    PendingTasks(TaskSorter sorter) {
        this.sorter = sorter;
    }

    /** Adds a task for the next tick. */
    void add(TaskRecord task) {
        if (nextSize == next.length) next = Arrays.copyOf(next, nextSize * 2);
        task.queue = Queue.NEXT;
        task.queueIndex = nextSize;
        next[nextSize++] = task;
    }

    /** Removes a task of the next tick. */
    void removeNext(TaskRecord task) {
        TaskRecord last = next[--nextSize];
        assert last != null;
        next[task.queueIndex] = last;
        last.queueIndex = task.queueIndex;
        next[nextSize] = null;
        task.queue = Queue.NONE;
    }

    /** Removes a task of this tick. */
    void removeCurrent(TaskRecord task) {
        arrived[task.queueIndex] = null;
        task.queue = Queue.NONE;
    }

    /** Starts a tick: sorts its tasks. */
    void beginTick() {
        sorter.sort(next, 0, nextSize, TaskOrder.RUN);
        @Nullable TaskRecord[] free = arrived;
        arrived = next;
        arrivedSize = nextSize;
        next = free;
        nextSize = 0;
        walked = 0;
        prefetched = 0;
        for (int i = 0; i < arrivedSize; i++) arrive(arrived[i], i);
    }

    private static void arrive(@Nullable TaskRecord task, int i) {
        assert task != null;
        task.queue = Queue.ARRIVED;
        task.queueIndex = i;
    }

    /** Returns the first task of this tick that the walk has not passed, or null. */
    @Nullable
    TaskRecord peek() {
        while (walked < arrivedSize && arrived[walked] == null) walked++;
        if (walked >= prefetched && walked < arrivedSize)
            prefetched = prefetcher.prefetch(walked, arrived, arrivedSize);
        return walked < arrivedSize ? arrived[walked] : null;
    }

    /** Ends a tick. If an error aborted it, the remaining tasks move to the next tick. */
    void endTick() {
        for (TaskRecord task = peek(); task != null; task = peek()) {
            removeCurrent(task);
            add(task);
        }
        Arrays.fill(arrived, 0, arrivedSize, null);
        arrivedSize = 0;
    }
}

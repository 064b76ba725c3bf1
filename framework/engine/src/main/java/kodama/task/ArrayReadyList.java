package kodama.task;

import java.util.Arrays;
import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * A list of ready tasks in two arrays: a walk reads one and writes the tasks that continue to the other, then they are
 * swapped. Tasks that ended drop out, and the order is kept.
 *
 * <p>Most of the references to be written are already there from two ticks ago. They are not written again, because the
 * garbage collector makes each store of a reference into an old object costly: with these stores a tick with 10,000
 * tasks took twice as long.
 *
 * @see <a href="https://note.com/marupeke296/">the double buffer of the task system by marupeke296</a>
 */
final class ArrayReadyList implements ReadyList {
    private static final int FIRST_SIZE = 64;

    /** The array that the walk reads; null where a task was removed. */
    private @Nullable TaskRecord[] list = new TaskRecord[FIRST_SIZE];

    private int size;

    /** Number of entries that the walk has passed, including gaps. */
    private int walked;

    private final Prefetcher prefetcher = Prefetcher.forUpdates();

    /** Number of entries that were prefetched. */
    private int prefetched;

    private @Nullable TaskRecord[] passed = new TaskRecord[FIRST_SIZE];
    private int passedSize;

    /** Number of used entries; those after the passed ones are from two ticks ago. */
    private int passedFilled;

    @Override
    public void beginWalk() {
        walked = 0;
        prefetched = 0;
        passedSize = 0;
    }

    @Override
    public @Nullable TaskRecord peek() {
        while (walked < size && list[walked] == null) walked++;
        if (walked >= prefetched) prefetched = prefetcher.prefetch(walked, list, size);
        return walked < size ? list[walked] : null;
    }

    @Override
    public void take() {
        walked++;
    }

    @Override
    public void pass(TaskRecord task) {
        if (passedSize == passed.length) passed = Arrays.copyOf(passed, 2 * passedSize);
        if (passed[passedSize] != task) passed[passedSize] = task;
        task.queueIndex = passedSize++;
        task.queue = Queue.LIST;
    }

    @Override
    public void remove(TaskRecord task) {
        int index = task.queueIndex;
        if (index < passedSize && passed[index] == task) passed[index] = null;
        else list[index] = null;
        task.queue = Queue.NONE;
    }

    @Override
    public void endWalk() {
        for (TaskRecord task = peek(); task != null; task = peek()) {
            take();
            pass(task);
        }
        if (passedSize < passedFilled) Arrays.fill(passed, passedSize, passedFilled, null);
        @Nullable TaskRecord[] next = passed;
        passed = list;
        passedFilled = size;
        list = next;
        size = passedSize;
        passedSize = 0;
    }
}

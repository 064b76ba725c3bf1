package kodama.task;

import java.util.Arrays;
import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Ready tasks in two arrays: a walk reads the one and writes those that go on into the other, then they change roles.
 * So those that ended drop out and the order is kept.
 *
 * <p>What is written is mostly there already, from two ticks ago, and is then left alone: a collector charges for each
 * reference that is stored into an old object, and a tick with 10,000 tasks took twice as long with these.
 *
 * @see <a href="https://note.com/marupeke296/">the double buffer of the task system by marupeke296</a>
 */
final class ArrayReadyList implements ReadyList {
    private static final int FIRST_SIZE = 64;

    /** What the walk reads; a task that left makes a gap. */
    private @Nullable TaskRecord[] list = new TaskRecord[FIRST_SIZE];

    private int size;

    /** How many places of the list the walk has behind it, gaps too. */
    private int walked;

    private final Prefetcher lookahead = Prefetcher.forUpdates();

    /** How many places the walk has looked at ahead. */
    private int lookedAt;

    private @Nullable TaskRecord[] passed = new TaskRecord[FIRST_SIZE];
    private int passedSize;

    /** How many places of it are not empty; those behind the passed are of two ticks ago. */
    private int passedFilled;

    @Override
    public void beginWalk() {
        walked = 0;
        lookedAt = 0;
        passedSize = 0;
    }

    @Override
    public @Nullable TaskRecord peek() {
        while (walked < size && list[walked] == null) walked++;
        if (walked >= lookedAt) lookedAt = lookahead.prefetch(walked, list, size);
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

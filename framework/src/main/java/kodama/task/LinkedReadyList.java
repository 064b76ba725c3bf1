package kodama.task;

import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Ready tasks in a chain of links. The next one is looked up after the present one has run, so that links may change
 * meanwhile.
 *
 * @see <a href="https://codezine.jp/article/detail/297">the task list of CodeZine 297</a>
 */
final class LinkedReadyList implements ReadyList {
    private @Nullable TaskRecord first;

    /** The last that the walk has passed; null at its start. */
    private @Nullable TaskRecord passed;

    @Override
    public void begin() {
        passed = null;
    }

    @Override
    public @Nullable TaskRecord peek() {
        return passed == null ? first : passed.readyAfter;
    }

    /** Leaves the task where it is; it is the one after those passed. */
    @Override
    public void take() {}

    @Override
    public void pass(TaskRecord task) {
        if (task.queue != Queue.LIST) insert(task);
        passed = task;
    }

    private void insert(TaskRecord task) {
        TaskRecord after = peek();
        link(passed, task);
        link(task, after);
        task.queue = Queue.LIST;
    }

    @Override
    public void leave(TaskRecord task) {
        if (passed == task) passed = task.readyBefore;
        link(task.readyBefore, task.readyAfter);
        task.readyBefore = null;
        task.readyAfter = null;
        task.queue = Queue.NONE;
    }

    @Override
    public void end() {
        passed = null;
    }

    /** Makes two tasks neighbors; null stands for the start and the end of the chain. */
    private void link(@Nullable TaskRecord before, @Nullable TaskRecord after) {
        if (before == null) first = after;
        else before.readyAfter = after;
        if (after != null) after.readyBefore = before;
    }
}

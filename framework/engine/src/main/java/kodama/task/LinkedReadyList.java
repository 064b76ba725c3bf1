package kodama.task;

import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * A list of ready tasks as a linked list of slot numbers. The next one is looked up after the current one has run, so
 * links may change during the run.
 *
 * @see <a href="https://codezine.jp/article/detail/297">the task list of CodeZine 297</a>
 */
final class LinkedReadyList implements ReadyList {
    private static final int NONE = SlotIntArray.NONE;

    private final Slots slots;
    private final SlotIntArray before = new SlotIntArray();
    private final SlotIntArray after = new SlotIntArray();

    private int first = NONE;

    /** The last slot that the walk has passed; none at its start. */
    private int passed = NONE;

    LinkedReadyList(Slots slots) {
        this.slots = slots;
    }

    @Override
    public void beginWalk() {
        passed = NONE;
    }

    @Override
    public @Nullable TaskRecord peek() {
        int next = next();
        return next == NONE ? null : slots.at(next);
    }

    private int next() {
        return passed == NONE ? first : after.get(passed);
    }

    /** Leaves the task in the list; it is the one after those passed. */
    @Override
    public void take() {}

    @Override
    public void pass(TaskRecord task) {
        if (task.queue != Queue.LIST) insert(task);
        passed = task.slot;
    }

    private void insert(TaskRecord task) {
        int next = next();
        link(passed, task.slot);
        link(task.slot, next);
        task.queue = Queue.LIST;
    }

    @Override
    public void remove(TaskRecord task) {
        int itsBefore = before.get(task.slot);
        if (passed == task.slot) passed = itsBefore;
        link(itsBefore, after.get(task.slot));
        task.queue = Queue.NONE;
    }

    @Override
    public void endWalk() {
        passed = NONE;
    }

    /** Links two slots as neighbors; one of them may be the start or the end of the list. */
    private void link(int slot, int next) {
        if (slot == NONE) first = next;
        else after.set(slot, next);
        if (next != NONE) before.set(next, slot);
    }
}

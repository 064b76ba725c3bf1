package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * Ready tasks in a ring of links with a sentinel that never runs. The next one is looked up after the present one has run,
 * so that links may change meanwhile.
 *
 * @see <a href="https://codezine.jp/article/detail/297">the task list of CodeZine 297</a>
 */
final class LinkedReadyList implements ReadyList {
    private static final class Sentinel extends Task {
        @Override
        protected boolean update(double dt) {
            return false;
        }
    }

    private final Task head = new Sentinel();
    private Task passed = head;

    LinkedReadyList() {
        link(head, head);
    }

    @Override
    public void begin() {
        passed = head;
    }

    @Override
    public @Nullable Task peek() {
        Task next = after(passed);
        return next == head ? null : next;
    }

    /** Leaves the task where it is; it is the one after those passed. */
    @Override
    public void take() {}

    @Override
    public void pass(Task task) {
        if (task.place != TaskTurn.Place.ROW) insert(task);
        passed = task;
    }

    private void insert(Task task) {
        Task next = after(passed);
        link(passed, task);
        link(task, next);
        task.place = TaskTurn.Place.ROW;
    }

    @Override
    public void leave(Task task) {
        Task before = task.runBefore;
        assert before != null;
        if (passed == task) passed = before;
        link(before, after(task));
        task.runBefore = null;
        task.runAfter = null;
        task.place = TaskTurn.Place.NONE;
    }

    @Override
    public void end() {
        passed = head;
    }

    private static void link(Task before, Task after) {
        before.runAfter = after;
        after.runBefore = before;
    }

    private static Task after(Task task) {
        Task after = task.runAfter;
        assert after != null;
        return after;
    }
}

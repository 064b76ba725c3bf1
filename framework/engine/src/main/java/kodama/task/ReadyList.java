package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * The tasks that are ready to run, in order, with a walk along them once per tick.
 *
 * <p>The walk divides the list into tasks that it has passed, which stay for the next tick, and tasks to come.
 * {@link ReadyQueue} implements the rules; a list only keeps the order. Each task in it has
 * {@link TaskRecord.Queue#LIST}.
 */
interface ReadyList {
    /** Starts a walk at the first task. */
    void beginWalk();

    /** Returns the first task to come, or null. */
    @Nullable
    TaskRecord peek();

    /** Takes the first task to come in order to run it. The task is then passed or removed. */
    void take();

    /**
     * Puts a task after those passed: the one taken, or one that was not in the list and belongs there in the order.
     */
    void pass(TaskRecord task);

    /** Removes a task from any position. */
    void remove(TaskRecord task);

    /** Ends the walk. Tasks still to come stay. */
    void endWalk();
}

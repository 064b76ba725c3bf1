package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * The tasks that are ready to run, in order, and a walk along them once a tick.
 *
 * <p>The walk divides the list: those it has passed, which stay for the next tick, and those to come.
 * {@link ReadyQueue} makes the rules; a list only keeps the order. Each task in it has {@link TaskRecord.Queue#LIST}.
 */
interface ReadyList {
    /** Begins a walk at the first task. */
    void beginWalk();

    /** Returns the first of those to come, or null. */
    @Nullable
    TaskRecord peek();

    /** Takes the first of those to come, to run it; it is then passed, or it leaves. */
    void take();

    /** Puts a task behind all that were passed: the one taken, or one that was not in the list and sorts there. */
    void pass(TaskRecord task);

    /** Takes a task out, wherever it is. */
    void remove(TaskRecord task);

    /** Ends the walk. Those still to come stay. */
    void endWalk();
}

package kodama.task;

/**
 * Called when one task ends its run in a tick and the next begins, to measure how long each runs. The time between
 * two calls belongs to the task of the second call, so one reading of the clock between two tasks is enough. Called on
 * the game thread.
 *
 * @param <T> the type of the tasks
 */
public interface RunTimeListener<T> {
    /** Called when tasks begin to run. The time until then belongs to no task. */
    void onBegin();

    /**
     * Called when a task has run, or is interrupted by another that it spawns.
     *
     * @param task the task to which the time since the last call belongs; may be dead
     */
    void onRan(T task);
}

package kodama.task;

/**
 * Hears how a tick's time is divided between tasks: what passes from one call to the next belongs to the task of the
 * latter. So one reading of the clock between two tasks is enough. On the game thread.
 *
 * @param <T> how it knows tasks
 */
public interface RunTimeListener<T> {
    /** Tasks begin to run: the time until now belongs to none. */
    void onBegin();

    /**
     * A task has run, or is interrupted by another that it spawns.
     *
     * @param task the task that the time since the last call belongs to; perhaps dead by now
     */
    void onRan(T task);
}

package kodama.task;

/** How long tasks take, as far as that is measured. On the game thread. */
public interface TaskTimes {
    /**
     * Returns how long a task ran, and drew, in the last frame.
     *
     * @param task any task
     * @return in nanoseconds; 0 if it did not, or that is not measured
     */
    long lastNanos(Task task);

    /**
     * Returns how long a task takes of a frame as a mean, those included in which it waits.
     *
     * @param task any task
     * @return in nanoseconds, since it was first measured; 0 if it never was
     */
    double meanNanos(Task task);
}

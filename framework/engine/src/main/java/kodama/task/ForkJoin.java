package kodama.task;

/** Runs the same work on several threads at once. This keeps the task list independent of the thread pool. */
@FunctionalInterface
public interface ForkJoin {
    /** Runs the work on the calling thread only. */
    ForkJoin SEQUENTIAL = Runnable::run;

    /**
     * Calls the work on the calling thread and, at the same time, on other threads that are available. Returns when all
     * calls have returned; their writes are then visible to the caller.
     *
     * @param share processes items until none is left; throws only errors of the virtual machine
     */
    void run(Runnable share);
}

package kodama.task;

/** Does the same work on several threads at once. What it is made of, the list of tasks need not know. */
@FunctionalInterface
public interface ForkJoin {
    /** The calling thread and no other. */
    ForkJoin SEQUENTIAL = Runnable::run;

    /**
     * Calls the work on the calling thread, and at the same time on others if there are any to spare. Returns when all
     * have come back from it; the caller then sees what they wrote.
     *
     * @param share takes pieces until none is left; throws nothing but errors of the virtual machine
     */
    void run(Runnable share);
}

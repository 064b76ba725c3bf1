package kodama.task;

/** A {@link RunWatch} as the dispatcher sees it, which knows tasks by their records. */
interface Turns {
    void begin();

    void end(TaskRecord task);
}

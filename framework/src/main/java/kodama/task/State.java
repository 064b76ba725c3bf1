package kodama.task;

/** What a task does in each tick of one of its states. */
@FunctionalInterface
public interface State {
    /**
     * Does the work of one tick.
     *
     * @param dt seconds in the game since the last tick, times the task's pace
     * @return true to go on, false when the task has finished
     */
    boolean run(double dt);
}

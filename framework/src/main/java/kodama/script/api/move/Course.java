package kodama.script.api.move;

/** What moves a task from tick to tick. */
interface Course {
    /**
     * Moves on by a tick.
     *
     * @param pace how much of a tick that is to the task which waits; 1 for a whole one
     * @return whether there is more to come
     */
    boolean goOn(double pace);
}

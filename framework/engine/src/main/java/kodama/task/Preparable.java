package kodama.task;

/**
 * A task that does the heavy part of its tick in parallel with others, on all available cores.
 *
 * <p>{@link #prepare} is called before each {@link Task#update}, once per tick. At the start of a tick all tasks that
 * will run prepare in parallel, and the tick continues when all are done. A task that becomes ready or is spawned
 * within the tick prepares alone, just before it runs. A prepared task that is paused, killed or still waits for a
 * condition when its turn comes is not updated.
 *
 * <p>The game behaves the same on any number of cores, provided that {@code prepare}
 *
 * <ul>
 *   <li>writes only to the task's own fields, and only to those that no other task's {@code prepare} reads, and
 *   <li>reads only data that no {@code prepare} writes: the results of the updates of the tick before.
 * </ul>
 *
 * <p>So {@code prepare} reads the positions of other tasks, computes, and stores the result; {@code update} then acts
 * on it. Calls that change or query the task list, such as waits, spawns and look-ups, throw an exception.
 *
 * <pre>{@code
 * final class Bird extends Task implements Preparable {
 *     public void prepare(double dt) {
 *         turn = sky.bestTurnAt(x, y);
 *     }
 *
 *     protected boolean update(double dt) {
 *         x += turn * dt;
 *         return true;
 *     }
 * }
 * }</pre>
 */
public interface Preparable {
    /**
     * Does the part of a tick's work that affects only this task. An exception ends the task before it runs, and is
     * reported with its name.
     *
     * @param dt the time that {@link Task#update} gets in this tick, unless the task's time scale is changed in between
     */
    void prepare(double dt);
}

package kodama.task;

/**
 * A task that does the heavy part of its tick beside others, on as many cores as there are.
 *
 * <p>{@link #prepare} comes before each {@link Task#update}, once in the same tick. At the start of a tick all tasks
 * that then have a turn to come prepare at once, and the tick goes on when the last has ended;
 * one that becomes ready within
 * the tick, or is born in it, prepares alone just before its turn. A task that is prepared but paused, killed or still
 * waiting for a condition when its turn comes is not updated.
 *
 * <p>Whatever the number of cores, the game is the same, so long as a task in {@code prepare}
 *
 * <ul>
 *   <li>writes only to fields of its own that no other task's {@code prepare} reads, and
 *   <li>reads only what no {@code prepare} writes: what the updates of the tick before have left behind.
 * </ul>
 *
 * <p>So it looks at the others' places, thinks, and keeps what it has found; {@code update} then acts on it. Whatever
 * would change or ask the list of tasks, a wait, a spawn, a look-up, is refused.
 *
 * <pre>{@code
 * final class Bird extends Task implements Preparing {
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
     * Does the part of a tick's work that touches nothing but this task. An exception ends the task before its turn,
     * and is reported with its name.
     *
     * @param dt what {@link Task#update} gets in this tick, unless the task's pace is changed in between
     */
    void prepare(double dt);
}

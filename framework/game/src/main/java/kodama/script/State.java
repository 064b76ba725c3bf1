package kodama.script;

import java.io.Serializable;

/**
 * The work of a task in each tick of one of its states or phases.
 *
 * <p>Serializable so that the name of its method can be found out; no state is ever written anywhere.
 */
@FunctionalInterface
public interface State extends Serializable {
    /**
     * Does the work of one tick.
     *
     * @param dt seconds in the game since the last tick, times the task's pace
     * @return true to go on, false when the task has finished
     */
    boolean run(double dt);
}

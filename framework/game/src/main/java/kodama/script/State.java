package kodama.script;

import java.io.Serializable;

/**
 * The work of a task in each tick of a state or phase.
 *
 * <p>Serializable so that the name of its method can be determined; it is never serialized.
 */
@FunctionalInterface
public interface State extends Serializable {
    /**
     * Does the work of one tick.
     *
     * @param dt length of the tick at the task's rate, in seconds of game time
     * @return true to continue, false to end the task
     */
    boolean run(double dt);
}

package kodama.script.task;

import kodama.task.Task;

/** Calls what scripts want done at the end of tasks, and sees how long that takes. On the game thread. */
@FunctionalInterface
public interface FinishWatch {
    /**
     * Calls a finish hook.
     *
     * @param task the task that has ended
     * @param hook runs to its end, in which more tasks may end
     */
    void finish(Task task, Runnable hook);
}

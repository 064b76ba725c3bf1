package kodama.dev.inspect;

import kodama.task.TaskRow;

/**
 * Identifies a task for threads that must not access it. The task may have died, and is dead after a reset.
 *
 * @param world number of the world, from 1
 * @param generation number of earlier tasks in the slot
 */
record TaskKey(long world, int slot, int generation) {
    static TaskKey of(long world, TaskRow row) {
        return new TaskKey(world, row.slot(), row.generation());
    }
}

package kodama.dev.inspect;

import kodama.task.TaskRow;

/**
 * A task for those who must not touch it. It may have died; after a reset it has.
 *
 * @param world which run of the game, from 1
 * @param generation how many tasks had the place before
 */
record TaskKey(long world, int slot, int generation) {
    static TaskKey of(long world, TaskRow row) {
        return new TaskKey(world, row.slot(), row.generation());
    }
}

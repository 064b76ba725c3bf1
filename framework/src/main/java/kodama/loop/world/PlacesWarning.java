package kodama.loop.world;

import kodama.log.Log;
import kodama.task.TaskList;

/**
 * Warns once in a world that the places for tasks are running out, for those who work on a game. When they have run
 * out, the spawn that finds none says so itself.
 */
final class PlacesWarning {
    /** So much of the pool is nearly all of it. */
    private static final double NEARLY = 0.9;

    private final TaskList tasks;
    private final Log log;
    private boolean told;

    PlacesWarning(TaskList tasks, Log log) {
        this.tasks = tasks;
        this.log = log;
    }

    void look() {
        int taken = tasks.taken();
        if (told || taken < NEARLY * tasks.capacity() || taken == tasks.capacity()) return;
        told = true;
        log.warn("%d of %d places for tasks are taken; 'tasks' in game.lua says how many there are"
                .formatted(taken, tasks.capacity()));
    }
}

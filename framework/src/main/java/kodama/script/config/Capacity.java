package kodama.script.config;

import kodama.job.LongJobs;
import kodama.lua.bind.Options;
import kodama.task.TaskOptions;

/**
 * How much of each kind a game can have at once.
 *
 * @param tasks how the list of tasks is built
 * @param shots most shots in the air
 * @param jobs most long jobs under way, 1 to 64; holds from the start of the program on
 */
public record Capacity(TaskOptions tasks, int shots, int jobs) {
    /** Most shots that a game can have in the air. */
    public static final int MOST_SHOTS = 1_000_000;

    static Capacity read(Options options) {
        return new Capacity(
                TaskSettings.read(options),
                options.integer("shots", 1, MOST_SHOTS, 16_384),
                options.integer("jobs", 1, LongJobs.MOST_PLACES, 4));
    }
}

package kodama.script.config;

import java.util.List;
import kodama.job.LongJobs;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.task.TaskOptions;

/**
 * The limits of a game.
 *
 * @param tasks options of the task list
 * @param shots largest number of shots
 * @param jobs largest number of background jobs, 1 to 64; applies from the start of the program
 */
public record Capacity(TaskOptions tasks, int shots, int jobs) {
    private static final Capacity STANDARD = new Capacity(TaskOptions.STANDARD, 16_384, 4);
    private static final int MAX_SHOTS = 1_000_000;

    static final List<Option> OPTIONS = List.of(
            TaskSettings.OPTION,
            Option.integer("shots", 1, MAX_SHOTS, 16_384, "Maximum number of shots."),
            Option.integer(
                    "jobs",
                    1,
                    LongJobs.MAX_SLOTS,
                    4,
                    "Maximum number of background jobs. Takes effect at the next start."));

    static Capacity read(Options options) {
        return STANDARD.with(options);
    }

    /** Returns these limits with those of some options in their place. */
    Capacity with(Options options) {
        return new Capacity(
                TaskSettings.read(options, tasks), options.integer("shots", shots), options.integer("jobs", jobs));
    }
}

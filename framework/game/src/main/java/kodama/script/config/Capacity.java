package kodama.script.config;

import java.util.List;
import kodama.job.LongJobs;
import kodama.lua.bind.Option;
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
    private static final Capacity STANDARD = new Capacity(TaskOptions.STANDARD, 16_384, 4);
    private static final int MOST_SHOTS = 1_000_000;

    static final List<Option> OPTIONS = List.of(
            TaskSettings.OPTION,
            Option.integer("shots", 1, MOST_SHOTS, 16_384, "Most shots at once."),
            Option.integer("jobs", 1, LongJobs.MAX_SLOTS, 4, "Most long jobs at once; holds from the next start on."));

    static Capacity read(Options options) {
        return STANDARD.with(options);
    }

    /** With what some options say; the rest stays. */
    Capacity with(Options options) {
        return new Capacity(
                TaskSettings.read(options, tasks), options.integer("shots", shots), options.integer("jobs", jobs));
    }
}

package kodama.script.spec;

import kodama.job.LongJobs;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.script.config.Capacity;
import kodama.script.config.GameConfig;
import kodama.script.config.TaskSettings;
import kodama.script.config.Timing;
import kodama.task.TaskOptions;
import org.jspecify.annotations.Nullable;

/**
 * What the game of a test is played with instead of what {@code game.lua} says; null where that counts.
 *
 * @param fps ticks a second; 1 to 240
 * @param tasks how the list of tasks is built
 * @param shots most shots in the air at once
 * @param jobs most long jobs under way at once; 1 to 64
 * @param dev whether it is played as somebody who works on it plays it, with remarks about likely mistakes
 */
public record SpecSettings(
        @Nullable Integer fps,
        @Nullable TaskOptions tasks,
        @Nullable Integer shots,
        @Nullable Integer jobs,
        @Nullable Boolean dev) {
    /** All as {@code game.lua} says. */
    public static final SpecSettings NONE = new SpecSettings(null, null, null, null, null);

    private static final OptionNames KNOWN = OptionNames.of("fps", "tasks", "shots", "jobs", "dev");

    /** Reads what a file of tests says. */
    static SpecSettings read(Table table) {
        Options options = new Options("settings", table, KNOWN);
        return new SpecSettings(
                given(options, "fps") ? options.integer("fps", 1, Timing.MOST_FPS, 1) : null,
                given(options, "tasks") ? TaskSettings.read(options) : null,
                given(options, "shots") ? options.integer("shots", 1, Capacity.MOST_SHOTS, 1) : null,
                given(options, "jobs") ? options.integer("jobs", 1, LongJobs.MOST_PLACES, 1) : null,
                given(options, "dev") ? options.flag("dev") : null);
    }

    private static boolean given(Options options, String name) {
        return !options.value(name).isNil();
    }

    /** These, and where they say nothing those of the group around. */
    SpecSettings over(SpecSettings outer) {
        return new SpecSettings(
                fps == null ? outer.fps : fps,
                tasks == null ? outer.tasks : tasks,
                shots == null ? outer.shots : shots,
                jobs == null ? outer.jobs : jobs,
                dev == null ? outer.dev : dev);
    }

    /**
     * Changes what {@code game.lua} says.
     *
     * @param game what it says
     * @return what the game is played with
     */
    public GameConfig over(GameConfig game) {
        Timing timing = game.timing();
        return game.with(fps == null ? timing : timing.withFps(fps), over(game.capacity()));
    }

    private Capacity over(Capacity game) {
        return new Capacity(
                tasks == null ? game.tasks() : tasks,
                shots == null ? game.shots() : shots,
                jobs == null ? game.jobs() : jobs);
    }

    /**
     * Tells whether somebody works on the game.
     *
     * @param otherwise what counts if nothing is said
     * @return whether likely mistakes are remarked upon
     */
    public boolean dev(boolean otherwise) {
        return dev == null ? otherwise : dev;
    }
}

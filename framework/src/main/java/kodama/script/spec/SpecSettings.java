package kodama.script.spec;

import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.script.config.GameConfig;

/**
 * What the game of a test is played with.
 *
 * @param config what {@code game.lua} says, but for the limits that the file of tests sets
 * @param dev whether it is played as someone who works on it plays it, with remarks about likely mistakes
 */
public record SpecSettings(GameConfig config, boolean dev) {
    private static final OptionNames KNOWN =
            OptionNames.of("fps", "tasks", "shots", "jobs", "players", "actions", "axes", "autorepeat", "dev");

    /** Changes what a file of tests says; the rest stays. */
    SpecSettings with(Table table) {
        Options options = new Options("settings", table, KNOWN);
        boolean isDev = options.value("dev").isNil() ? dev : options.flag("dev");
        return new SpecSettings(config.with(options), isDev);
    }
}

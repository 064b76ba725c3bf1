package kodama.unittest;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
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
    static final OptionClass OPTIONS = OptionClass.ofParts(
            "SpecSettings",
            "Settings for the game of a test. Settings that are not given are those of `game.lua`.",
            GameConfig.LIMITS,
            List.of(Option.flag(
                    "dev", "Whether the game runs as in `kodama dev`, with hints about likely mistakes in the log.")));

    /** Changes what a file of tests says; the rest stays. */
    SpecSettings with(Table table) {
        Options options = new Options("settings", table, OPTIONS);
        boolean isDev = options.flag("dev", dev);
        return new SpecSettings(config.with(options), isDev);
    }
}

package kodama.unittest;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.script.config.GameConfig;

/**
 * Settings for the game of a test.
 *
 * @param config the settings of {@code game.lua}, with the limits that the test file sets
 * @param dev whether the game runs as in {@code kodama dev}, which logs hints about likely mistakes
 */
public record SpecSettings(GameConfig config, boolean dev) {
    static final OptionClass OPTIONS = OptionClass.ofParts(
            "SpecSettings",
            "Settings for the game of a test. Settings that are not given are those of `game.lua`.",
            GameConfig.LIMITS,
            List.of(Option.flag(
                    "dev", "Whether the game runs as in `kodama dev`, with hints about likely mistakes in the log.")));

    /** Returns a copy with the settings of a table. */
    SpecSettings with(Table table) {
        Options options = new Options("settings", table, OPTIONS);
        boolean isDev = options.flag("dev", dev);
        return new SpecSettings(config.with(options), isDev);
    }
}

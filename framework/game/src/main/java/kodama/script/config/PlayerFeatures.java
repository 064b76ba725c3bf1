package kodama.script.config;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/**
 * The features for players that a game uses.
 *
 * @param disabledKeys names of the player keys that are turned off
 * @param languages two-letter codes of the game's languages; empty if it does not name any
 */
public record PlayerFeatures(Set<String> disabledKeys, List<String> languages) {
    private static final String PLAYER_KEYS = "player_keys";

    static final List<Option> OPTIONS = List.of(
            Option.of(
                    PLAYER_KEYS,
                    "boolean|PlayerKeys",
                    "Whether the player keys of the framework work, or a table that turns some of them off; all work"
                            + " by default."),
            Option.of(
                    "languages", "string[]", "Languages of the game, as two-letter codes such as { \"en\", \"ja\" }."));

    static final OptionClass KEY_OPTIONS = OptionClass.of(
            "PlayerKeys",
            "Keys for players, in addition to those of the game.",
            Option.flag("pause", true, "Whether a key pauses the game."),
            Option.flag("mute", true, "Whether a key mutes all sound."),
            Option.flag("screenshot", true, "Whether a key saves a screenshot."),
            Option.flag("clip", true, "Whether a key saves the last ten seconds as a GIF."),
            Option.flag("options", true, "Whether a key opens the options screen."));

    /** The names of the player keys in game.lua. */
    public static final List<String> KEYS = KEY_OPTIONS.names();

    static PlayerFeatures read(Options options) {
        return new PlayerFeatures(
                withoutKeys(options), options.texts("languages", "languages such as \"en\" and \"ja\""));
    }

    private static Set<String> withoutKeys(Options options) {
        Value value = options.value(PLAYER_KEYS);
        if (value.isNil()) return Set.of();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue() ? Set.of() : Set.copyOf(KEYS);
        if (!value.is(LuaType.TABLE)) throw wrong(options, value);
        return without(new Options(options.function() + ": " + PLAYER_KEYS, value.table(), KEY_OPTIONS));
    }

    private static Set<String> without(Options keys) {
        Set<String> without = new HashSet<>();
        for (String key : KEYS) if (!keys.flag(key)) without.add(key);
        return Set.copyOf(without);
    }

    private static LuaException wrong(Options options, Value value) {
        return new LuaException(options.function() + ": option '" + PLAYER_KEYS
                + "' must be true, false or a table such as { pause = false } but was " + value.describe());
    }

    /**
     * Whether a player key works.
     *
     * @param name one of {@link #KEYS}
     */
    public boolean hasKey(String name) {
        return !disabledKeys.contains(name);
    }
}

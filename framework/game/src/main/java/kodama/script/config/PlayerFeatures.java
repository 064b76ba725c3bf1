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
 * What of that which the framework offers to players a game leaves to it.
 *
 * @param disabledKeys which of the players' keys it does without
 * @param languages those that it speaks, by two letters; none if it does not say
 */
public record PlayerFeatures(Set<String> disabledKeys, List<String> languages) {
    private static final String PLAYER_KEYS = "player_keys";

    static final List<Option> OPTIONS = List.of(
            Option.of(
                    PLAYER_KEYS,
                    "boolean|PlayerKeys",
                    "Whether players have the keys that the framework gives them, or"
                            + " which of them; all if it is left out."),
            Option.of(
                    "languages",
                    "string[]",
                    "The languages that the game speaks, by two letters, as in { \"en\"," + " \"ja\" }."));

    static final OptionClass OF_KEYS = OptionClass.of(
            "PlayerKeys",
            "Which keys players have besides those of the game.",
            Option.flag("pause", true, "Whether a key lets the game stand still."),
            Option.flag("mute", true, "Whether a key turns all sound off and on."),
            Option.flag("screenshot", true, "Whether a key keeps a picture of the game."),
            Option.flag("options", true, "Whether a key opens the screen on which players choose keys and volumes."));

    /** What the players' keys do, by the names that games have for them. */
    public static final List<String> KEYS = OF_KEYS.names();

    static PlayerFeatures read(Options options) {
        return new PlayerFeatures(
                withoutKeys(options), options.texts("languages", "languages such as \"en\" and \"ja\""));
    }

    private static Set<String> withoutKeys(Options options) {
        Value value = options.value(PLAYER_KEYS);
        if (value.isNil()) return Set.of();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue() ? Set.of() : Set.copyOf(KEYS);
        if (!value.is(LuaType.TABLE)) throw wrong(options, value);
        return without(new Options(options.function() + ": " + PLAYER_KEYS, value.table(), OF_KEYS));
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
     * Whether players have a key for something.
     *
     * @param name one of {@link #KEYS}
     */
    public boolean hasKey(String name) {
        return !disabledKeys.contains(name);
    }
}

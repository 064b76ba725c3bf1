package kodama.script.config;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/**
 * What of that which the framework offers to players a game leaves to it.
 *
 * @param withoutKeys which of the players' keys it does without
 * @param languages those that it speaks, by two letters; none if it does not say
 */
public record ForPlayer(Set<String> withoutKeys, List<String> languages) {
    /** What the players' keys do, by the names that games have for them. */
    public static final List<String> KEYS = List.of("pause", "mute", "screenshot", "options");

    private static final String PLAYER_KEYS = "player_keys";
    private static final OptionNames NAMES = OptionNames.of(KEYS.toArray(String[]::new));

    static ForPlayer read(Options options) {
        return new ForPlayer(withoutKeys(options), options.texts("languages", "languages such as \"en\" and \"ja\""));
    }

    private static Set<String> withoutKeys(Options options) {
        Value value = options.value(PLAYER_KEYS);
        if (value.isNil()) return Set.of();
        if (value.is(LuaType.BOOLEAN)) return value.isTrue() ? Set.of() : Set.copyOf(KEYS);
        if (!value.is(LuaType.TABLE)) throw wrong(options, value);
        return without(new Options(options.function() + ": " + PLAYER_KEYS, value.table(), NAMES));
    }

    private static Set<String> without(Options keys) {
        Set<String> without = new HashSet<>();
        for (String key : KEYS) if (!keys.flag(key, true)) without.add(key);
        return Set.copyOf(without);
    }

    private static LuaException wrong(Options options, Value value) {
        return new LuaException(options.function() + ": option '" + PLAYER_KEYS
                + "' must be true, false or a table such as { pause = false } but was " + value.told());
    }

    /**
     * Tells whether players have a key for something.
     *
     * @param name one of {@link #KEYS}
     * @return whether
     */
    public boolean hasKey(String name) {
        return !withoutKeys.contains(name);
    }
}

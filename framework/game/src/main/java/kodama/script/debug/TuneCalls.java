package kodama.script.debug;

import java.util.List;
import kodama.base.Spelling;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * Handles calls of {@code tune} by scripts: the first call with a name defines the tune, further calls read it.
 *
 * <p>Owned by the game thread. Reading takes some tens of nanoseconds and allocates nothing.
 */
public final class TuneCalls {
    private static final String TUNE = "tune";
    private static final List<Option> LIMITS = List.of(
            Option.number("min", "Minimum of a number (default: no limit)."),
            Option.number("max", "Maximum of a number (default: no limit)."),
            Option.number("step", "Step by which a number is changed (default: chosen to fit the value)."));
    private static final Option CHOICES = Option.of("choices", "string[]", "Allowed values of a string.");

    private static final OptionClass NUMBER = OptionClass.ofParts("TuneOptions", "Limits of a number.", LIMITS);
    private static final OptionClass STRING_OPTIONS = OptionClass.of("TuneOptions", "Possible strings.", CHOICES);

    /** All options of a tune, for the reference. */
    public static final OptionClass OPTIONS = OptionClass.ofParts(
            "TuneOptions",
            "Limits of a tuned value: `min`, `max` and `step` of a number, `choices` of a string.",
            LIMITS,
            List.of(CHOICES));

    private static final double NOT_GIVEN = Double.NaN;

    /** Instruction cost of comparing a misspelled name with one known name. */
    private static final int COST_OF_GUESS = 50;

    /** Instruction cost of reporting a conflict with the first call. */
    private static final int COST_OF_REMARK = 300;

    private final Tunes tunes;
    private final Lua lua;
    private final FieldKey min;
    private final FieldKey max;
    private final FieldKey step;

    /** Creates the handler for a machine. */
    public TuneCalls(Tunes tunes, Lua lua) {
        this.tunes = tunes;
        this.lua = lua;
        min = lua.key("min");
        max = lua.key("max");
        step = lua.key("step");
    }

    /**
     * Returns the current value of a tune, and defines the tune if it does not exist.
     *
     * @param defaultValue the script's value; nil to only read
     * @param options the limits or choices; null for none
     * @throws IllegalArgumentException if the definition is invalid
     */
    public Value read(Value name, Value defaultValue, @Nullable Table options) {
        Tune found = tunes.find(name);
        if (found == null) return make(name.text(), defaultValue, options).luaValue();
        if (defaultValue.isNil() || isSameDefinition(found, defaultValue, options)) return found.luaValue();
        lua.chargeDeferred(COST_OF_REMARK);
        tunes.reportConflict(found, location());
        return found.luaValue();
    }

    private boolean isSameDefinition(Tune tune, Value defaultValue, @Nullable Table options) {
        return tune.declaredValue().equals(defaultValue)
                && isSameLimit(tune.min, options, min)
                && isSameLimit(tune.max, options, max)
                && isSameLimit(tune.step, options, step);
    }

    private static boolean isSameLimit(double given, @Nullable Table options, FieldKey key) {
        double here = options == null ? NOT_GIVEN : options.number(key, NOT_GIVEN);
        return given == here || Double.isNaN(given) && Double.isNaN(here);
    }

    private String location() {
        String line = lua.location();
        return line == null ? "a script" : line;
    }

    private Tune make(String name, Value defaultValue, @Nullable Table options) {
        if (defaultValue.isNil()) {
            lua.charge((long) COST_OF_GUESS * tunes.names().size());
            throw new LuaException(TUNE + ": '" + name + "' has no value yet" + Spelling.hint(name, tunes.names())
                    + "; give one in its first call, such as tune(\"" + name + "\", 1)");
        }
        Options limits = options(defaultValue, options);
        return tunes.make(name, toJava(defaultValue), definitionOf(defaultValue, limits), location());
    }

    private static Object toJava(Value value) {
        if (value.is(LuaType.NUMBER)) return value.number();
        return value.is(LuaType.BOOLEAN) ? (Object) value.isTrue() : value.text();
    }

    private Options options(Value defaultValue, @Nullable Table options) {
        OptionClass names = defaultValue.is(LuaType.NUMBER) ? NUMBER : STRING_OPTIONS;
        return new Options(TUNE, options == null ? lua.newTable() : options, names);
    }

    /** Rejects NaN, which stands internally for a limit that is not given. */
    private static double limit(Options limits, String name) {
        if (Double.isNaN(limits.number(name, 0)))
            throw new LuaException(TUNE + ": " + name + " must be a number but was nan, as 0/0 is");
        return limits.number(name, NOT_GIVEN);
    }

    private static TuneDefinition definitionOf(Value defaultValue, Options limits) {
        if (defaultValue.is(LuaType.NUMBER))
            return TuneDefinition.number(
                    defaultValue.number(), limit(limits, "min"), limit(limits, "max"), limit(limits, "step"));
        if (defaultValue.is(LuaType.BOOLEAN)) return TuneDefinition.of(new TuneRange.Switch());
        List<String> words = limits.texts("choices", "words");
        return TuneDefinition.of(new TuneRange.Choices(words));
    }
}

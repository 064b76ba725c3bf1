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
 * What a script's call of {@code tune} means: the first one of a name makes the tune, further ones read it.
 *
 * <p>Owned by the game thread. To read one takes some tens of nanoseconds and allocates nothing.
 */
public final class TuneCalls {
    private static final String TUNE = "tune";
    private static final List<Option> LIMITS = List.of(
            Option.number("min", "Minimum of a number; estimated by default."),
            Option.number("max", "Maximum of a number; estimated by default."),
            Option.number("step", "Step by which a number is changed; estimated by default."));
    private static final Option CHOICES = Option.of("choices", "string[]", "Allowed values of a string.");

    private static final OptionClass NUMBER = OptionClass.ofParts("TuneOptions", "Limits of a number.", LIMITS);
    private static final OptionClass WORD = OptionClass.of("TuneOptions", "Words of a string.", CHOICES);

    /** All that a tune may have, for the reference. */
    public static final OptionClass OPTIONS = OptionClass.ofParts(
            "TuneOptions",
            "Limits of a tweakable parameter: `min`, `max` and `step` of a number, `choices` of a string.",
            LIMITS,
            List.of(CHOICES));

    private static final double NOT_GIVEN = Double.NaN;

    /** The effort of comparing a misspelled name with one that there is. */
    private static final int COST_OF_GUESS = 50;

    /** The effort of telling that a value is another than at the first call. */
    private static final int COST_OF_REMARK = 300;

    private final Tunes tunes;
    private final Lua lua;
    private final FieldKey min;
    private final FieldKey max;
    private final FieldKey step;

    /** Takes the calls of a machine. */
    public TuneCalls(Tunes tunes, Lua lua) {
        this.tunes = tunes;
        this.lua = lua;
        min = lua.key("min");
        max = lua.key("max");
        step = lua.key("step");
    }

    /**
     * Reads the value in force of a tune, and makes the tune if there is none.
     *
     * @param otherwise the script's value; nil only to read
     * @param options its limits or words, if there are any
     * @throws IllegalArgumentException if it cannot be made
     */
    public Value read(Value name, Value otherwise, @Nullable Table options) {
        Tune found = tunes.find(name);
        if (found == null) return make(name.text(), otherwise, options).luaValue();
        if (otherwise.isNil() || agrees(found, otherwise, options)) return found.luaValue();
        lua.chargeDeferred(COST_OF_REMARK);
        tunes.reportConflict(found, place());
        return found.luaValue();
    }

    private boolean agrees(Tune tune, Value otherwise, @Nullable Table options) {
        return tune.declaredValue().equals(otherwise)
                && same(tune.min, options, min)
                && same(tune.max, options, max)
                && same(tune.step, options, step);
    }

    private static boolean same(double given, @Nullable Table options, FieldKey key) {
        double here = options == null ? NOT_GIVEN : options.number(key, NOT_GIVEN);
        return given == here || Double.isNaN(given) && Double.isNaN(here);
    }

    private String place() {
        String line = lua.location();
        return line == null ? "a script" : line;
    }

    private Tune make(String name, Value otherwise, @Nullable Table options) {
        if (otherwise.isNil()) {
            lua.charge((long) COST_OF_GUESS * tunes.names().size());
            throw new LuaException(TUNE + ": there is no '" + name + "' yet" + Spelling.hint(name, tunes.names())
                    + "; the first call of a name gives its value, as tune(\"" + name + "\", 1)");
        }
        Options limits = options(otherwise, options);
        return tunes.make(name, plain(otherwise), declared(otherwise, limits), place());
    }

    private static Object plain(Value value) {
        if (value.is(LuaType.NUMBER)) return value.number();
        return value.is(LuaType.BOOLEAN) ? (Object) value.isTrue() : value.text();
    }

    private Options options(Value otherwise, @Nullable Table options) {
        OptionClass names = otherwise.is(LuaType.NUMBER) ? NUMBER : WORD;
        return new Options(TUNE, options == null ? lua.newTable() : options, names);
    }

    /** No number is refused at the door: within, it stands for a limit that is not given. */
    private static double limit(Options limits, String name) {
        if (Double.isNaN(limits.number(name, 0)))
            throw new LuaException(TUNE + ": " + name + " must be a number but was nan, as 0/0 is");
        return limits.number(name, NOT_GIVEN);
    }

    private static TuneDefinition declared(Value otherwise, Options limits) {
        if (otherwise.is(LuaType.NUMBER))
            return TuneDefinition.number(
                    otherwise.number(), limit(limits, "min"), limit(limits, "max"), limit(limits, "step"));
        if (otherwise.is(LuaType.BOOLEAN)) return TuneDefinition.of(new TuneRange.Switch());
        List<String> words = limits.texts("choices", "words");
        return TuneDefinition.of(new TuneRange.Choices(words));
    }
}

package kodama.script.api.pattern;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.pattern.Series;
import org.jspecify.annotations.Nullable;

/** Reads the numbers of a level: a number, a pair from the first place to the last, or a function of the place. */
final class PatternNumberReader {
    static final String TYPE = "number|number[]|fun(i: integer, n: integer): number";

    private static final int PAIR = 2;

    private final PatternCallbacks callbacks;

    PatternNumberReader(PatternCallbacks callbacks) {
        this.callbacks = callbacks;
    }

    /** Returns null if the option is not given. In a scatter, a pair means random numbers between the two. */
    @Nullable
    Series read(Options options, String name, int n, boolean isRandom) {
        Value value = options.value(name);
        if (value.isNil()) return null;
        if (value.is(LuaType.NUMBER)) return Series.constant(number(options, name, value));
        if (value.is(LuaType.FUNCTION)) return called(options, name, value, n);
        if (!(value instanceof Table pair) || pair.length() != PAIR) throw wrong(options, name, value);
        double first = number(options, name, pair.get(1));
        double last = number(options, name, pair.get(PAIR));
        return isRandom ? Series.random(first, last) : Series.ramp(first, last);
    }

    private Series called(Options options, String name, Value function, int n) {
        double[] values = new double[n];
        for (int i = 0; i < n; i++) values[i] = returned(options, name, callbacks.call(function, i, n));
        return Series.cycle(values);
    }

    private static double returned(Options options, String name, Value value) {
        if (value.is(LuaType.NUMBER) && Double.isFinite(value.number())) return value.number();
        throw new LuaException(options.function() + ": the function '" + name + "' must return a number but returned "
                + (value.isNil() ? "nothing" : value.describe()));
    }

    private static double number(Options options, String name, Value value) {
        if (value.is(LuaType.NUMBER) && Double.isFinite(value.number())) return value.number();
        throw wrong(options, name, value);
    }

    private static LuaException wrong(Options options, String name, Value value) {
        String was = value instanceof Table list ? "a table of " + list.length() : value.describe();
        return new LuaException(options.function() + ": option '" + name
                + "' must be a number, a pair of numbers or a function of a position, but was " + was);
    }
}

package kodama.script.api.tween;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.ScriptColors;
import org.jspecify.annotations.Nullable;

/** A numeric field that a tween or a spring changes, with its values at the start and at the end. */
final class ChangedField {
    private final Table table;
    private final FieldKey key;
    private double start;
    private final double goal;

    /** Null unless the value is a color. */
    private final @Nullable ColorMix mix;

    private final double fallback;
    private final String path;

    /**
     * @param table the table that has it
     * @param path its name with those of the tables around it, for messages, such as {@code size.width}
     * @param fallback value at the start if the table has none; NaN for none
     * @param mix mixes the colors; null if the value is not a color
     */
    ChangedField(Table table, FieldKey key, String path, double goal, double fallback, @Nullable ColorMix mix) {
        this.table = table;
        this.key = key;
        this.path = path;
        this.goal = goal;
        this.fallback = fallback;
        this.mix = mix;
    }

    String path() {
        return path;
    }

    boolean isColor() {
        return mix != null;
    }

    double start() {
        return start;
    }

    double goal() {
        return goal;
    }

    /** Prefetches a part of the table; the result is meaningless. */
    int prefetch() {
        return table.prefetch();
    }

    /**
     * Reads the value at the start.
     *
     * @throws LuaException if it is not a finite number, or not a color
     */
    void readStart(String function) {
        Value value = table.index(key.toString());
        start = value.isNil() && !Double.isNaN(fallback) ? fallback : checked(function, value);
        if (mix != null) mix.set((int) start, (int) goal);
    }

    private double checked(String function, Value value) {
        String name = function + ": the target's '" + path + "' must be ";
        if (value.isNil()) throw new LuaException(name + "a number but is missing; set it first");
        if (!value.is(LuaType.NUMBER)) throw new LuaException(name + "a number but was " + value.describe());
        requireFinite(name, value);
        if (mix != null) requireColor(name, value);
        return value.number();
    }

    /**
     * Checks a number.
     *
     * @param name beginning of the message
     */
    static void requireFinite(String name, Value value) {
        double number = value.number();
        if (Double.isFinite(number)) return;
        String given = Double.isNaN(number) ? "nan, as 0/0 is" : value.describe();
        throw new LuaException(name + "a finite number but was " + given);
    }

    /**
     * Checks a color.
     *
     * @param name beginning of the message
     */
    static void requireColor(String name, Value value) {
        double color = value.number();
        if (color >= 0 && color <= ScriptColors.WHITE && color == Math.rint(color)) return;
        throw new LuaException(name + "a color from 0x000000 to 0xFFFFFF but was " + value.describe());
    }

    /**
     * Writes the value at a part of the way.
     *
     * @param share 0 for the start, 1 for the end; may be outside if the easing overshoots
     */
    void show(double share) {
        if (share == 1) write(goal);
        else if (mix == null) write(start + (goal - start) * share);
        else write(share == 0 ? start : mix.at(share));
    }

    /** Writes a value: without an object if the table itself has the field, otherwise as a script does. */
    void write(double value) {
        double present = table.numberOrNan(key);
        if (present == present) table.put(key, value);
        else table.set(key, value);
    }
}

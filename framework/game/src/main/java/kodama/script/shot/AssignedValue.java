package kodama.script.shot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kodama.base.Spelling;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;

/**
 * A value that a script assigns to a field of a shot or laser. Its methods convert it, or throw an error that names the
 * field.
 *
 * @param field name of the field in messages, as {@code a shot's 'speed'}
 * @param value any value
 */
record AssignedValue(String field, Value value) {
    boolean isNil() {
        return value.isNil();
    }

    double finite() {
        double number = require(LuaType.NUMBER).number();
        if (!Double.isNaN(number) && !Double.isInfinite(number)) return number;
        throw wrongValue("a finite number", value.text());
    }

    /** Returns a finite number, or the given bound for nil. */
    double bound(double none) {
        return value.isNil() ? none : finite();
    }

    /** Checks that a number is at least this bound. */
    double atLeast(int bound, double number) {
        if (number >= bound) return number;
        throw new LuaException(field + " must be at least " + bound + " but was " + value);
    }

    /** Returns a number within two bounds. */
    double between(int least, int most) {
        double number = finite();
        if (number >= least && number <= most) return number;
        throw outside(least, most);
    }

    int wholeBetween(int least, int most) {
        double number = require(LuaType.INTEGER).number();
        if (number >= least && number <= most) return (int) number;
        throw outside(least, most);
    }

    private LuaException outside(int least, int most) {
        return new LuaException(field + " must be from " + least + " to " + most + " but was " + value);
    }

    /** Returns a color, {@code 0xRRGGBB}. */
    int color() {
        double number = finite();
        if (number >= 0 && number <= 0xFFFFFF) return (int) number;
        throw new LuaException(field + " must be from 0x000000 to 0xFFFFFF but was " + value);
    }

    /** Returns the constant of an enum by its name in lower case. */
    <E extends Enum<E>> E word(Class<E> constants) {
        String word = text();
        List<String> words = Arrays.stream(constants.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .toList();
        int at = words.indexOf(word);
        if (at >= 0) return constants.getEnumConstants()[at];
        throw new LuaException(field + " must be one of " + String.join(", ", words) + " but was '" + word + "'"
                + Spelling.hint(word, words));
    }

    int wholeAtLeast(int bound) {
        return (int) atLeast(bound, require(LuaType.INTEGER).number());
    }

    String text() {
        return require(LuaType.STRING).text();
    }

    boolean flag() {
        return require(LuaType.BOOLEAN).isTrue();
    }

    /** Returns a function or nil. */
    Value function() {
        return value.isNil() ? value : require(LuaType.FUNCTION);
    }

    Value textOrTable() {
        if (value.is(LuaType.STRING) || value.is(LuaType.TABLE)) return value;
        throw wrongValue("a string or a table");
    }

    private Value require(LuaType wanted) {
        if (value.is(wanted)) return value;
        throw wrongValue(wanted.phrase());
    }

    private LuaException wrongValue(String wanted) {
        boolean showsNumber = value.is(LuaType.NUMBER) && wanted.endsWith("number");
        return wrongValue(wanted, value.isNil() ? "nil" : showsNumber ? value.text() : "a " + value.typeName());
    }

    private LuaException wrongValue(String wanted, String found) {
        return new LuaException(field + " must be " + wanted + " but was " + found);
    }
}

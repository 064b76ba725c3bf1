package kodama.script.shot;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;

/**
 * What a script writes to a field of a table that stands for something: as what the field takes, or refused by the
 * field's name.
 *
 * @param field as {@code a shot's 'speed'}
 * @param value any
 */
record AssignedValue(String field, Value value) {
    double finite() {
        double number = checked(LuaType.NUMBER).number();
        if (!Double.isNaN(number) && !Double.isInfinite(number)) return number;
        throw wrong("a finite number", value.text());
    }

    /** A finite number, or the bound that nil stands for. */
    double bound(double none) {
        return value.isNil() ? none : finite();
    }

    /** Any number of this bound on. */
    double atLeast(int bound, double number) {
        if (number >= bound) return number;
        throw new LuaException(field + " must be at least " + bound + " but was " + value);
    }

    int wholeAtLeast(int bound) {
        return (int) atLeast(bound, checked(LuaType.INTEGER).number());
    }

    String text() {
        return checked(LuaType.STRING).text();
    }

    boolean flag() {
        return checked(LuaType.BOOLEAN).isTrue();
    }

    /** A function or nil. */
    Value function() {
        return value.isNil() ? value : checked(LuaType.FUNCTION);
    }

    Value textOrTable() {
        if (value.is(LuaType.STRING) || value.is(LuaType.TABLE)) return value;
        throw wrong("a string or a table");
    }

    private Value checked(LuaType wanted) {
        if (value.is(wanted)) return value;
        throw wrong(wanted.phrase());
    }

    private LuaException wrong(String wanted) {
        boolean tellsNumber = value.is(LuaType.NUMBER) && wanted.endsWith("number");
        return wrong(wanted, value.isNil() ? "nil" : tellsNumber ? value.text() : "a " + value.typeName());
    }

    private LuaException wrong(String wanted, String found) {
        return new LuaException(field + " must be " + wanted + " but was " + found);
    }
}

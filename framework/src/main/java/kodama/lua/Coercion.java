package kodama.lua;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Any value as text, as {@code tostring} and {@code %s} give it. */
final class Coercion {
    private static final LuaString TOSTRING = LuaString.valueOf("__tostring");

    private Coercion() {}

    /** The text of a value; asks its {@code __tostring} first. */
    static LuaString described(LuaMachine machine, LuaValue value) {
        if (isText(value)) return text(value);
        LuaValue described = machine.metamethod(value, TOSTRING);
        return described.isnil() ? LuaString.valueOf(value.tojstring()) : checked(described.call(value));
    }

    /** Whether a value is used as a string without being asked: strings and numbers are. */
    static boolean isText(LuaValue value) {
        return value.type() == LuaValue.TSTRING || value.type() == LuaValue.TNUMBER;
    }

    /** The text of a string or a number. */
    static LuaString text(LuaValue value) {
        return value instanceof LuaString text ? text : NumberFormat.toLuaString(value);
    }

    private static LuaString checked(LuaValue described) {
        if (isText(described)) return text(described);
        throw new LuaError("'__tostring' must return a string");
    }
}

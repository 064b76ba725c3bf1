package kodama.lua;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Any value as text, as {@code tostring} and {@code %s} give it. */
final class Texts {
    private static final LuaString TOSTRING = LuaString.valueOf("__tostring");

    private Texts() {}

    /** The text of a value; asks its {@code __tostring} first. */
    static LuaString of(LuaMachine machine, LuaValue value) {
        if (isPlain(value)) return ofPlain(value);
        LuaValue described = machine.metamethod(value, TOSTRING);
        return described.isnil() ? LuaString.valueOf(value.tojstring()) : checked(described.call(value));
    }

    /** Whether a value is used as a string without being asked: strings and numbers are. */
    static boolean isPlain(LuaValue value) {
        return value.type() == LuaValue.TSTRING || value.type() == LuaValue.TNUMBER;
    }

    /** The text of a string or a number. */
    static LuaString ofPlain(LuaValue value) {
        return value instanceof LuaString text ? text : NumberFormat.toLuaString(value);
    }

    private static LuaString checked(LuaValue described) {
        if (isPlain(described)) return ofPlain(described);
        throw new LuaError("'__tostring' must return a string");
    }
}

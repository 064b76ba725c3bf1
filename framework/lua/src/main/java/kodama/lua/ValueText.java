package kodama.lua;

import kodama.lua.error.MessageError;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.Metamethod;
import kodama.lua.value.NumberFormat;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Any value as text, as {@code tostring} and {@code %s} give it. */
public final class ValueText {

    private ValueText() {}

    /**
     * The text of a value; asks its {@code __tostring} first.
     *
     * @param machine the machine that knows metatables
     */
    public static LuaString of(LuaMachine machine, LuaValue value) {
        if (isPlain(value)) return ofPlain(value);
        LuaValue described = machine.metamethod(value, Metamethod.TOSTRING);
        return described.isnil()
                ? LuaString.valueOf(value.tojstring())
                : checked(machine.invoke(described, value).arg1());
    }

    /**
     * Whether a value is used as a string without being asked: strings and numbers are.
     *
     * @return true for a string or a number
     */
    public static boolean isPlain(LuaValue value) {
        return value.type() == LuaValue.TSTRING || value.type() == LuaValue.TNUMBER;
    }

    /** The text of a string or a number. */
    public static LuaString ofPlain(LuaValue value) {
        return value instanceof LuaString text ? text : NumberFormat.toLuaString(value);
    }

    /**
     * The text of a number that is no value of Lua's yet.
     *
     * @return the text, as {@code tostring} gives it
     */
    public static String ofNumber(double number) {
        return ofPlain(LuaValue.valueOf(number)).tojstring();
    }

    private static LuaString checked(LuaValue described) {
        if (isPlain(described)) return ofPlain(described);
        throw new MessageError("'__tostring' must return a string");
    }

    /** What {@code tostring} says of a value that has no metamethod for it. */
    public static LuaString raw(LuaValue value) {
        if (isPlain(value)) return ofPlain(value);
        return LuaString.valueOf(value.isnil() ? "nil" : value.tojstring());
    }

    /**
     * Puts a text before a string or number, byte by byte.
     *
     * @param prefix what stands before
     */
    public static LuaString join(String prefix, LuaValue value) {
        LuaString text = ofPlain(value);
        LuaString head = LosslessUtf8.of(prefix);
        return joined(head, text);
    }

    /**
     * Puts a text behind a string or number, byte by byte.
     *
     * @param suffix what stands behind
     */
    public static LuaString append(LuaValue value, String suffix) {
        LuaString text = ofPlain(value);
        return joined(text, LosslessUtf8.of(suffix));
    }

    private static LuaString joined(LuaString head, LuaString tail) {
        byte[] all = new byte[head.m_length + tail.m_length];
        System.arraycopy(head.m_bytes, head.m_offset, all, 0, head.m_length);
        System.arraycopy(tail.m_bytes, tail.m_offset, all, head.m_length, tail.m_length);
        return LuaString.valueUsing(all);
    }
}

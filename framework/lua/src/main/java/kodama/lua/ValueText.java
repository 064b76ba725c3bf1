package kodama.lua;

import kodama.lua.error.MessageError;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.Metamethod;
import kodama.lua.value.NumberFormat;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Converts values to strings, as {@code tostring} and {@code %s} do. */
public final class ValueText {

    private ValueText() {}

    /**
     * Converts a value to a string, by its {@code __tostring} if it has one.
     *
     * @param machine the machine, for metatables of types
     */
    public static LuaString of(LuaMachine machine, LuaValue value) {
        if (isPlain(value)) return ofPlain(value);
        LuaValue described = machine.metamethod(value, Metamethod.TOSTRING);
        return described.isnil()
                ? raw(value)
                : checked(machine.invoke(described, value).arg1());
    }

    /**
     * Whether a value can be used as a string without conversion by a metamethod.
     *
     * @return true for a string or a number
     */
    public static boolean isPlain(LuaValue value) {
        return value.type() == LuaValue.TSTRING || value.type() == LuaValue.TNUMBER;
    }

    /** Converts a string or a number. */
    public static LuaString ofPlain(LuaValue value) {
        return value instanceof LuaString text ? text : NumberFormat.toLuaString(value);
    }

    /**
     * Converts a Java number.
     *
     * @return the string that {@code tostring} returns
     */
    public static String ofNumber(double number) {
        return ofPlain(LuaValue.valueOf(number)).tojstring();
    }

    private static LuaString checked(LuaValue described) {
        if (isPlain(described)) return ofPlain(described);
        throw new MessageError("'__tostring' must return a string");
    }

    /** Converts a value without metamethods, as {@code tostring} does. */
    public static LuaString raw(LuaValue value) {
        if (isPlain(value)) return ofPlain(value);
        if (value.isuserdata()) return LuaString.valueOf(ofUserdata(value));
        return LuaString.valueOf(value.isnil() ? "nil" : value.tojstring());
    }

    /** The text of an object; its class if the text would be different in each run. */
    private static String ofUserdata(LuaValue value) {
        String text = value.tojstring();
        Object object = value.touserdata();
        String withHash = object.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(object));
        return text.equals(withHash) ? "userdata: " + object.getClass().getSimpleName() : text;
    }

    /**
     * Prepends a prefix to a string or number, byte by byte.
     *
     * @param prefix the prefix
     */
    public static LuaString join(String prefix, LuaValue value) {
        LuaString text = ofPlain(value);
        LuaString head = LosslessUtf8.of(prefix);
        return joined(head, text);
    }

    /**
     * Appends a suffix to a string or number, byte by byte.
     *
     * @param suffix the suffix
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

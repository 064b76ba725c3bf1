package kodama.lua;

import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Values as text. */
final class Texts {

    private Texts() {}

    /** What {@code tostring} says of a value that has no metamethod for it. */
    static LuaString plain(LuaValue value) {
        if (value instanceof LuaString text) return text;
        if (value instanceof LuaNumber) return NumberFormat.toLuaString(value);
        if (value.isnil()) return LuaValue.valueOf("nil");
        return LuaValue.valueOf(value.tojstring());
    }

    /** A string or number as Java text; other values are an error of the named function. */
    static String of(LuaValue value, String function) {
        return Arguments.checkString(LuaValue.varargsOf(value, value), 2, function).tojstring();
    }

    /** Puts a text before a value, byte by byte. */
    static LuaString join(String prefix, LuaValue value) {
        LuaString text = plain(value);
        byte[] head = prefix.getBytes(StandardCharsets.UTF_8);
        byte[] all = java.util.Arrays.copyOf(head, head.length + text.m_length);
        System.arraycopy(text.m_bytes, text.m_offset, all, head.length, text.m_length);
        return LuaString.valueUsing(all);
    }
}

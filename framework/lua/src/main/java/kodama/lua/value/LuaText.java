package kodama.lua.value;

import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaString;

/** Converts between Lua strings and Java strings. */
public final class LuaText {
    private LuaText() {}

    /**
     * Decodes UTF-8. LuaJ's own decoder does not support characters above 65535.
     *
     * @param text bytes in UTF-8
     */
    public static String utf8(LuaString text) {
        return new String(text.m_bytes, text.m_offset, text.m_length, StandardCharsets.UTF_8);
    }

    /**
     * Encodes a string in UTF-8.
     *
     * @param text any characters
     * @return the bytes in UTF-8
     */
    public static LuaString utf8(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Converts each byte to the character with the same code, without loss.
     *
     * @param text any bytes
     * @return as many characters
     */
    public static String latin1(LuaString text) {
        return new String(text.m_bytes, text.m_offset, text.m_length, StandardCharsets.ISO_8859_1);
    }

    /**
     * Converts a string whose characters are all below 256 to bytes.
     *
     * @return as many bytes
     */
    public static LuaString latin1(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}

package kodama.lua.value;

import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaString;

/** Lua's bytes as Java text, and back. */
public final class LuaText {
    private LuaText() {}

    /**
     * Text for people. LuaJ's own decoder knows no characters beyond 65535.
     *
     * @param text bytes in UTF-8
     */
    public static String utf8(LuaString text) {
        return new String(text.m_bytes, text.m_offset, text.m_length, StandardCharsets.UTF_8);
    }

    /**
     * The bytes of a text for people.
     *
     * @param text any characters
     * @return the bytes in UTF-8
     */
    public static LuaString utf8(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Each byte as the character of the same number, so that nothing is lost.
     *
     * @param text any bytes
     * @return as many characters
     */
    public static String latin1(LuaString text) {
        return new String(text.m_bytes, text.m_offset, text.m_length, StandardCharsets.ISO_8859_1);
    }

    /**
     * The bytes of a text whose characters are all below 256.
     *
     * @return as many bytes
     */
    public static LuaString latin1(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}

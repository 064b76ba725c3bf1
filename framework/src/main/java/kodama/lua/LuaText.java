package kodama.lua;

import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaString;

/** Lua's bytes as Java characters of the same number, and back: nothing is lost either way. */
final class LuaText {
    private LuaText() {}

    static String latin1(LuaString text) {
        return new String(text.m_bytes, text.m_offset, text.m_length, StandardCharsets.ISO_8859_1);
    }

    static LuaString latin1(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}

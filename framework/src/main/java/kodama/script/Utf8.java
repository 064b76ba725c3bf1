package kodama.script;

import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Text for people as Lua's bytes, and back; LuaJ's own coder knows no characters beyond 65535. */
final class Utf8 {
    private Utf8() {}

    /** Reads a string or number. */
    static String decode(LuaValue value) {
        LuaString bytes = value.checkstring();
        return new String(bytes.m_bytes, bytes.m_offset, bytes.m_length, StandardCharsets.UTF_8);
    }

    static LuaString encode(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.UTF_8));
    }
}

package kodama.lua.library.string;

import kodama.lua.text.ByteBuilder;
import kodama.lua.text.CharClass;
import org.luaj.vm2.LuaString;

/** A string between quotes that Lua reads back as the same string: {@code %q}. */
final class QuotedText {
    private QuotedText() {}

    static void append(ByteBuilder out, LuaString text) {
        out.append('"');
        for (int i = 0; i < text.m_length; i++) append(out, text, i);
        out.append('"');
    }

    private static void append(ByteBuilder out, LuaString text, int index) {
        int c = text.luaByte(index);
        if (c == '"' || c == '\\' || c == '\n') out.append('\\').append(c);
        else if (CharClass.isControl(c)) appendCode(out, c, text, index);
        else out.append(c);
    }

    private static void appendCode(ByteBuilder out, int c, LuaString text, int index) {
        boolean digitFollows = index + 1 < text.m_length && CharClass.isDigit(text.luaByte(index + 1));
        out.append('\\');
        if (digitFollows && c < 100) out.append('0');
        if (digitFollows && c < 10) out.append('0');
        out.appendDecimal(c);
    }
}

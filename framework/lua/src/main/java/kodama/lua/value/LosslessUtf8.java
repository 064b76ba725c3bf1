package kodama.lua.value;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaString;

/** Converts Lua strings to Java strings for messages, and back, without loss even if they are not valid UTF-8. */
public final class LosslessUtf8 {

    /** Added to an invalid byte: an unpaired surrogate, which valid UTF-8 never yields. */
    private static final int HALF = 0xDC00;

    private static final int FIRST_HALF = HALF + 0x80;
    private static final int LAST_HALF = HALF + 0xFF;
    private static final char UNKNOWN = '\uFFFD';

    private LosslessUtf8() {}

    /**
     * Decodes a string; each invalid byte becomes an unpaired surrogate.
     *
     * @param text any bytes
     */
    public static String of(LuaString text) {
        String characters = LuaText.utf8(text);
        return characters.indexOf(UNKNOWN) < 0 ? characters : exactly(text);
    }

    private static String exactly(LuaString text) {
        ByteBuffer in = ByteBuffer.wrap(text.m_bytes, text.m_offset, text.m_length);
        CharBuffer out = CharBuffer.allocate(text.m_length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        for (CoderResult end = decoder.decode(in, out, true); end.isError(); end = decoder.decode(in, out, true)) {
            for (int i = 0; i < end.length(); i++) out.put((char) (HALF + (in.get() & 0xFF)));
        }
        return out.flip().toString();
    }

    /**
     * Encodes a string.
     *
     * @param text a result of {@link #of(LuaString)}, or any other string
     */
    public static LuaString of(String text) {
        ByteBuilder out = new ByteBuilder(text.length());
        int plain = 0;
        for (int i = 0; i < text.length(); i++) {
            if (!isHalf(text, i)) continue;
            out.append(LuaText.utf8(text.substring(plain, i))).append(text.charAt(i) - HALF);
            plain = i + 1;
        }
        return plain == 0
                ? LuaText.utf8(text)
                : out.append(LuaText.utf8(text.substring(plain))).toLuaString();
    }

    private static boolean isHalf(String text, int at) {
        char c = text.charAt(at);
        boolean isPair = at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        return c >= FIRST_HALF && c <= LAST_HALF && !isPair;
    }
}

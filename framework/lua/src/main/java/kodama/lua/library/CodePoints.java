package kodama.lua.library;

import kodama.lua.value.ByteBuilder;
import org.luaj.vm2.LuaString;

/** Code points in byte strings. Indices count from 0. */
final class CodePoints {
    static final int LARGEST = 0x10FFFF;
    private static final int INVALID = -1;

    private CodePoints() {}

    /** Whether the byte at {@code index} continues a code point; false after the end. */
    static boolean isContinuation(LuaString text, int index) {
        return index < text.m_length && (text.luaByte(index) & 0xC0) == 0x80;
    }

    /** Returns the index of the next code point. */
    static int next(LuaString text, int index) {
        int at = index + 1;
        while (isContinuation(text, at)) at++;
        return at;
    }

    /** Returns the start of the code point that contains {@code index}. */
    static int start(LuaString text, int index) {
        int at = index;
        while (at > 0 && isContinuation(text, at)) at--;
        return at;
    }

    /** Returns the number of bytes of a code point. */
    static int size(int code) {
        if (code < 0x80) return 1;
        if (code < 0x800) return 2;
        return code < 0x10000 ? 3 : 4;
    }

    /** Decodes the code point at {@code index}; negative if there is none, or if its encoding is too long. */
    static int decode(LuaString text, int index) {
        int first = text.luaByte(index);
        if (first < 0x80) return first;
        int size = first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 0;
        if (size == 0) return INVALID;
        int code = first & 0x7F >> size;
        for (int i = 1; i < size; i++) {
            if (!isContinuation(text, index + i)) return INVALID;
            code = code << 6 | text.luaByte(index + i) & 0x3F;
        }
        return size(code) == size && code <= LARGEST ? code : INVALID;
    }

    /** Appends a code point. */
    static void append(ByteBuilder out, int code) {
        switch (size(code)) {
            case 1 -> out.append(code);
            case 2 -> out.append(0xC0 | code >> 6).append(tail(code));
            case 3 -> out.append(0xE0 | code >> 12).append(tail(code >> 6)).append(tail(code));
            default ->
                out.append(0xF0 | code >> 18)
                        .append(tail(code >> 12))
                        .append(tail(code >> 6))
                        .append(tail(code));
        }
    }

    private static int tail(int bits) {
        return 0x80 | bits & 0x3F;
    }
}

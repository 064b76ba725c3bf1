package kodama.lua.compile;

import java.nio.charset.StandardCharsets;
import org.luaj.vm2.LuaString;

/**
 * Parses numbers like the reference implementation's {@code tonumber}: decimal and hexadecimal, both with point and
 * exponent, with surrounding spaces; not {@code inf} or {@code nan}.
 */
public final class NumberParser {
    /** The result of {@link #parse} for text that is not a number; no number has this value. */
    public static final double NONE = Double.NaN;

    /** Most digits of an integer that is certainly exact as a double. */
    private static final int SHORT_DIGITS = 15;

    private final byte[] bytes;
    private final int end;
    private int at;

    private NumberParser(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.at = from;
        this.end = to;
    }

    /**
     * Parses a string.
     *
     * @return the number, or {@link #NONE}
     */
    public static double parse(LuaString text) {
        return parse(text.m_bytes, text.m_offset, text.m_length);
    }

    /**
     * Parses a range of bytes.
     *
     * @param offset index of the first byte
     * @param length number of bytes
     * @return the number, or {@link #NONE}
     */
    public static double parse(byte[] bytes, int offset, int length) {
        int from = offset;
        int to = offset + length;
        while (from < to && isSpace(bytes[from])) from++;
        while (from < to && isSpace(bytes[to - 1])) to--;
        return from == to ? NONE : new NumberParser(bytes, from, to).number();
    }

    /**
     * Whether a character is a space in the C locale.
     *
     * @return true for space, tab, line breaks, form feed and vertical tab
     */
    public static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private double number() {
        boolean negative = bytes[at] == '-';
        if (negative || bytes[at] == '+') at++;
        double magnitude = isHex() ? hex() : decimal();
        return negative ? -magnitude : magnitude;
    }

    private boolean isHex() {
        return at + 1 < end && bytes[at] == '0' && (bytes[at + 1] | 0x20) == 'x';
    }

    private double decimal() {
        int start = at;
        long value = 0;
        while (at < end && isDigit(bytes[at])) value = value * 10 + (bytes[at++] - '0');
        if (at == end && at > start && at - start <= SHORT_DIGITS) return value;
        int digits = at - start;
        if (at < end && bytes[at] == '.') digits += fraction(false);
        return digits > 0 && exponent('e') ? Double.parseDouble(text(start)) : NONE;
    }

    private double hex() {
        int start = at;
        at += 2;
        int digits = digits(true);
        if (at < end && bytes[at] == '.') digits += fraction(true);
        boolean scaled = at < end;
        if (digits == 0 || !exponent('p')) return NONE;
        return Double.parseDouble(scaled ? text(start) : text(start) + "p0");
    }

    private int fraction(boolean hex) {
        at++;
        return digits(hex);
    }

    private int digits(boolean hex) {
        int start = at;
        while (at < end && (isDigit(bytes[at]) || hex && isHexLetter(bytes[at]))) at++;
        return at - start;
    }

    /** Parses an optional exponent; returns whether the text ends after it. */
    private boolean exponent(char letter) {
        if (at == end) return true;
        if ((bytes[at++] | 0x20) != letter) return false;
        if (at < end && (bytes[at] == '-' || bytes[at] == '+')) at++;
        return digits(false) > 0 && at == end;
    }

    private String text(int start) {
        return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isHexLetter(int c) {
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'f';
    }
}

package kodama.lua.library;

import kodama.lua.error.MessageError;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.CharClass;

/** A conversion of a format string: flags, width, precision and letter. Reused for all conversions of one call. */
final class FormatSpec {
    /** The precision of a conversion that does not specify one. */
    static final int NO_PRECISION = -1;

    private static final int MAX_FLAGS = 5;

    // The flags -, +, space, # and 0.
    private boolean left;
    private boolean plus;
    private boolean space;
    private boolean alternate;
    private boolean zeros;
    /** The width, in characters; 0 by default. */
    private int width;

    private int precision;
    /** The letter. */
    private int conversion;

    /** Reads a conversion after {@code %}; returns the index after its letter. */
    int read(byte[] format, int from, int end) {
        int at = readFlags(format, from, end);
        width = digits(format, at, end);
        at = skipDigits(format, at, end);
        precision = NO_PRECISION;
        if (at < end && format[at] == '.') {
            precision = digits(format, ++at, end);
            at = skipDigits(format, at, end);
        }
        if (at < end && CharClass.isDigit(format[at]))
            throw new MessageError("invalid format (width or precision too long)");
        conversion = at < end ? format[at] & 0xFF : 0;
        return at + 1;
    }

    private int readFlags(byte[] format, int from, int end) {
        left = plus = space = alternate = zeros = false;
        int at = from;
        while (at < end && readFlag(format[at])) at++;
        if (at - from > MAX_FLAGS) throw new MessageError("invalid format (repeated flags)");
        return at;
    }

    private boolean readFlag(int c) {
        switch (c) {
            case '-' -> left = true;
            case '+' -> plus = true;
            case ' ' -> space = true;
            case '#' -> alternate = true;
            case '0' -> zeros = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Returns the value of at most two digits. */
    private static int digits(byte[] format, int from, int end) {
        int number = 0;
        for (int i = from; i < skipDigits(format, from, end); i++) number = number * 10 + (format[i] - '0');
        return number;
    }

    private static int skipDigits(byte[] format, int from, int end) {
        int at = from;
        while (at < end && at < from + 2 && CharClass.isDigit(format[at])) at++;
        return at;
    }

    int conversion() {
        return conversion;
    }

    int precision() {
        return precision;
    }

    boolean isPlain() {
        return width == 0 && precision == NO_PRECISION;
    }

    /** Returns the precision, or C's default. */
    int precisionOr(int fallback) {
        return precision == NO_PRECISION ? fallback : precision;
    }

    boolean isAlternate() {
        return alternate;
    }

    boolean isCapital() {
        return conversion >= 'A' && conversion <= 'Z';
    }

    /** Appends the sign of a number. */
    void sign(ByteBuilder out, boolean negative) {
        if (negative) out.append('-');
        else if (plus) out.append('+');
        else if (space) out.append(' ');
    }

    /** Pads an item that begins at {@code start} to the width; zeros are inserted before {@code digits} digits. */
    void pad(ByteBuilder out, int start, int digits, boolean zerosAllowed) {
        int missing = width - (out.size() - start);
        if (missing <= 0) return;
        if (left) out.repeat(' ', missing);
        else if (zeros && zerosAllowed) out.insert(digits, '0', missing);
        else out.insert(start, ' ', missing);
    }
}

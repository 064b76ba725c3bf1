package kodama.lua.library;

import kodama.lua.LuaMachine;
import kodama.lua.ValueText;
import kodama.lua.error.BadArgument;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.CharClass;
import kodama.lua.value.FloatText;
import kodama.lua.value.LuaReal;
import kodama.lua.value.NumberFormat;
import kodama.lua.value.Numbers;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A call of {@code string.format}. */
final class StringFormat {
    private static final int FLOAT_PRECISION = 6;

    /** Cost of converting an argument. */
    private static final long COST_OF_ARGUMENT = 20;

    private static final int BYTES_PER_INSTRUCTION = 2;

    /** Length from which on the reference implementation copies a string without a precision unchanged. */
    private static final int UNFORMATTED_LENGTH = 100;

    private final LuaMachine machine;
    private final Varargs args;
    private final ByteBuilder out;
    private final FormatSpec spec = new FormatSpec();
    /** Index of the last argument; the format is 1. */
    private int argument = 1;

    /** Number of string bytes charged to the budget. */
    private long counted;

    private StringFormat(LuaMachine machine, Varargs args, int expectedLength) {
        this.machine = machine;
        this.args = args;
        this.out = new ByteBuilder(expectedLength);
    }

    static LuaString format(LuaMachine machine, Varargs args) {
        LuaString format = Args.string(args, 1);
        return new StringFormat(machine, args, format.m_length + 24).run(format);
    }

    private LuaString run(LuaString format) {
        byte[] bytes = format.m_bytes;
        int end = format.m_offset + format.m_length;
        int at = format.m_offset;
        while (at < end) {
            int next = at;
            while (next < end && bytes[next] != '%') next++;
            out.append(bytes, at, next - at);
            if (next == end) break;
            at = next + 1;
            if (at < end && bytes[at] == '%') {
                out.append('%');
                at++;
            } else at = item(bytes, at, end);
        }
        machine.charge(COST_OF_ARGUMENT * args.narg() + Math.max(0, out.size() - counted) / BYTES_PER_INSTRUCTION);
        return out.finish();
    }

    private int item(byte[] format, int at, int end) {
        if (++argument > args.narg()) throw new BadArgument(argument, "no value");
        int next = spec.read(format, at, end);
        convert();
        return next;
    }

    private void convert() {
        int start = out.size();
        switch (spec.conversion()) {
            case 'c' -> character(start);
            case 'd', 'i' -> decimal(start);
            case 'o', 'u', 'x', 'X' -> unsigned(start);
            case 'a', 'A', 'e', 'E', 'f', 'g', 'G' -> floating(start);
            case 'q' -> quote(counted(Args.string(args, argument)));
            case 's' -> text(start);
            default -> throw new MessageError("invalid option '%" + (char) spec.conversion() + "' to 'format'");
        }
    }

    /** Appends a quoted string that Lua reads back as the same string. */
    private void quote(LuaString text) {
        out.append('"');
        for (int i = 0; i < text.m_length; i++) quote(text, i);
        out.append('"');
    }

    private void quote(LuaString text, int index) {
        int c = text.luaByte(index);
        if (c == '"' || c == '\\' || c == '\n') out.append('\\').append(c);
        else if (CharClass.isControl(c)) appendCode(c, text, index);
        else out.append(c);
    }

    private void appendCode(int c, LuaString text, int index) {
        boolean digitFollows = index + 1 < text.m_length && CharClass.isDigit(text.luaByte(index + 1));
        out.append('\\');
        if (digitFollows && c < 100) out.append('0');
        if (digitFollows && c < 10) out.append('0');
        out.appendDecimal(c);
    }

    /** Returns the argument as a number, even if it is a long numeral. */
    private double number() {
        if (!(args.arg(argument) instanceof LuaString text)) return Args.number(args, argument);
        machine.charge(3L * text.m_length);
        LuaReal number = Numbers.of(text);
        return number == null ? Args.number(args, argument) : number.v;
    }

    private void character(int start) {
        out.append(Args.smallInteger(args, argument));
        spec.pad(out, start, start, false);
    }

    private void decimal(int start) {
        double number = number();
        long whole = Args.whole(number);
        checkRange(number - whole, "not a number in proper range");
        spec.sign(out, whole < 0);
        int digits = out.size();
        if (whole == Long.MIN_VALUE) out.append("9223372036854775808");
        else if (whole != 0 || spec.precision() != 0) out.appendDecimal(Math.abs(whole));
        finishWhole(start, digits);
    }

    private void unsigned(int start) {
        double number = number();
        long whole = toUnsigned(number);
        checkRange(number - toDouble(whole), "not a non-negative number in proper range");
        if (spec.isAlternate() && whole != 0 && spec.conversion() != 'o' && spec.conversion() != 'u') out.append("0x");
        int digits = out.size();
        if (spec.isAlternate() && spec.conversion() == 'o' && whole != 0) out.append('0');
        if (whole != 0 || spec.precision() != 0 || needsOctalZero()) out.append(unsignedText(whole));
        finishWhole(start, digits);
        if (spec.isCapital()) out.capitalize(start);
    }

    private boolean needsOctalZero() {
        return spec.isAlternate() && spec.conversion() == 'o';
    }

    private String unsignedText(long whole) {
        return switch (spec.conversion()) {
            case 'o' -> Long.toOctalString(whole);
            case 'u' -> Long.toUnsignedString(whole);
            default -> Long.toHexString(whole);
        };
    }

    private void finishWhole(int start, int digits) {
        int missing = spec.precision() - (out.size() - digits);
        if (missing > 0) out.insert(digits, '0', missing);
        spec.pad(out, start, digits, spec.precision() == FormatSpec.NO_PRECISION);
    }

    private void checkRange(double rest, String reason) {
        Args.check(rest > -1 && rest < 1, argument, reason);
    }

    /** Converts a number to unsigned 64 bits; a number out of range gives a result far from it. */
    private static long toUnsigned(double number) {
        if (number < 0x1p63) return (long) number;
        return number < 0x1p64 ? (long) (number - 0x1p63) ^ Long.MIN_VALUE : 0;
    }

    private static double toDouble(long unsigned) {
        return unsigned >= 0 ? unsigned : (unsigned & Long.MAX_VALUE) + 0x1p63;
    }

    private void floating(int start) {
        double number = number();
        machine.charge(4L * spec.precisionOr(FLOAT_PRECISION) + Math.abs(Math.getExponent(number)) / 4);
        boolean finite = Math.abs(number) <= Double.MAX_VALUE;
        spec.sign(out, NumberFormat.isNegative(number));
        int digits = out.size();
        if (finite) finite(Math.abs(number));
        else out.append(number != number ? "nan" : "inf");
        boolean hex = finite && (spec.conversion() | 0x20) == 'a';
        spec.pad(out, start, hex ? digits + 2 : digits, finite);
        if (spec.isCapital()) out.capitalize(start);
    }

    private void finite(double magnitude) {
        int precision = spec.precisionOr(FLOAT_PRECISION);
        switch (spec.conversion() | 0x20) {
            case 'a' -> FloatText.hex(out, magnitude, spec.precision(), spec.isAlternate());
            case 'e' -> FloatText.scientific(out, magnitude, precision, spec.isAlternate());
            case 'f' -> FloatText.fixed(out, magnitude, precision, spec.isAlternate());
            default -> FloatText.general(out, magnitude, precision, spec.isAlternate());
        }
    }

    private void text(int start) {
        LuaValue value = args.arg(argument);
        if (spec.isPlain() && value.type() == LuaValue.TNUMBER) NumberFormat.append(out, value);
        else text(start, counted(ValueText.of(machine, value)));
    }

    /** Charges for a string before it is processed, since that may end the call. */
    private LuaString counted(LuaString text) {
        counted += text.m_length;
        machine.charge(text.m_length / BYTES_PER_INSTRUCTION);
        return text;
    }

    private void text(int start, LuaString text) {
        if (spec.precision() == FormatSpec.NO_PRECISION && text.m_length >= UNFORMATTED_LENGTH) {
            out.append(text);
            return;
        }
        int length = upToZero(text);
        out.append(text.m_bytes, text.m_offset, Math.min(length, spec.precisionOr(length)));
        spec.pad(out, start, start, false);
    }

    private static int upToZero(LuaString text) {
        int length = 0;
        while (length < text.m_length && text.m_bytes[text.m_offset + length] != 0) length++;
        return length;
    }
}

package kodama.lua.open;

import java.io.IOException;
import kodama.lua.compile.NumberParser;
import kodama.lua.error.BadArgument;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Args;
import kodama.lua.value.ByteBuilder;
import kodama.lua.value.CharClass;
import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Implements the formats of {@code read} and {@code lines}. */
final class StreamReader {
    private static final int LONGEST_NUMBER = 200;
    private static final String NUMBER_CHARACTERS = "0123456789abcdefABCDEFxXpP.+-";

    private final LuaStream stream;

    /** Creates a reader of a stream. */
    public StreamReader(LuaStream stream) {
        this.stream = stream;
    }

    /**
     * Reads a value for each format, up to the first that fails; reads a line if there are no formats.
     *
     * @param formats arguments of {@code read}
     * @param first index of the first format, from 1
     * @return the values; nil for the format that failed
     * @throws IOException if the system refuses
     */
    public Varargs read(Varargs formats, int first) throws IOException {
        if (formats.narg() < first) return line(false);
        LuaValue[] values = new LuaValue[formats.narg() - first + 1];
        for (int i = 0; i < values.length; i++) {
            values[i] = read(formats.arg(first + i), first + i);
            if (values[i].isnil()) return LuaValue.varargsOf(java.util.Arrays.copyOf(values, i + 1));
        }
        return LuaValue.varargsOf(values);
    }

    private LuaValue read(LuaValue format, int index) throws IOException {
        if (format instanceof LuaNumber count) return bytes(count.tolong());
        boolean known = format instanceof LuaString text && text.m_length > 0 && text.luaByte(0) == '*';
        Args.check(known, index, "invalid option");
        LuaString letters = (LuaString) format;
        return switch (letters.m_length > 1 ? letters.luaByte(1) : 0) {
            case 'n' -> number();
            case 'l' -> line(false);
            case 'L' -> line(true);
            case 'a' -> bytesOrEmpty(Long.MAX_VALUE);
            default -> throw new BadArgument(index, "invalid format");
        };
    }

    private LuaValue line(boolean withEnd) throws IOException {
        ByteBuilder out = new ByteBuilder(80);
        for (int c = stream.read(); c != LuaStream.END; c = stream.read()) {
            if (c == '\n') return (withEnd ? out.append(c) : out).finish();
            out.append(c);
        }
        return out.size() == 0 ? LuaValue.NIL : out.finish();
    }

    private LuaValue bytes(long count) throws IOException {
        if (count < 0) throw new ScriptError(LuaValue.valueOf("memory allocation error: block too big"));
        if (count == 0) return stream.peek() == LuaStream.END ? LuaValue.NIL : LuaString.valueOf("");
        LuaString found = bytesOrEmpty(count);
        return found.m_length == 0 ? LuaValue.NIL : found;
    }

    private LuaString bytesOrEmpty(long most) throws IOException {
        ByteBuilder out = new ByteBuilder((int) Math.min(most, 4096));
        for (long i = 0; i < most && stream.peek() != LuaStream.END; i++) out.append(stream.read());
        return out.finish();
    }

    private LuaValue number() throws IOException {
        while (NumberParser.isSpace(stream.peek())) stream.read();
        ByteBuilder out = new ByteBuilder(32);
        if (isSign(stream.peek())) out.append(stream.read());
        double special = special(out.size() > 0 && out.toLuaString().luaByte(0) == '-');
        if (special != 0) return LuaReal.of(special);
        while (out.size() < LONGEST_NUMBER && continuesNumber(out, stream.peek())) out.append(stream.read());
        double value = NumberParser.parse(withoutEmptyExponent(out.finish()));
        return value != value ? LuaValue.NIL : LuaReal.of(value);
    }

    /** Removes an exponent without digits, which was consumed from the file and is ignored. */
    private static LuaString withoutEmptyExponent(LuaString text) {
        String shown = LuaText.latin1(text);
        boolean isHex = shown.indexOf('x') >= 0 || shown.indexOf('X') >= 0;
        return LuaText.latin1(shown.replaceFirst(isHex ? "[pP][-+]?$" : "[eE][-+]?$", ""));
    }

    private static boolean isSign(int c) {
        return c == '+' || c == '-';
    }

    /**
     * Reads words for infinity and NaN, which C's scanf accepts but Lua's syntax does not; returns 0 for other words.
     */
    private double special(boolean isNegative) throws IOException {
        int first = stream.peek() | 0x20;
        if (first == 'n') return takes("nan") == 3 ? Double.NaN : 0;
        if (first != 'i') return 0;
        int taken = takes("infinity");
        if (taken != 3 && taken != 8) return 0;
        return isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }

    /** Consumes the letters that match a word. Returns their number. */
    private int takes(String word) throws IOException {
        int taken = 0;
        while (taken < word.length() && (stream.peek() | 0x20) == word.charAt(taken)) {
            stream.read();
            taken++;
        }
        return taken;
    }

    /** Whether a character continues a number, according to C's scanf. */
    private static boolean continuesNumber(ByteBuilder sofar, int c) {
        if (c < 0 || NUMBER_CHARACTERS.indexOf(c) < 0) return false;
        String text = LuaText.latin1(sofar.toLuaString());
        String digits = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
        boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
        String exponent = hex ? "pP" : "eE";
        boolean isWhole = !hasAny(digits, exponent);
        return switch (c) {
            case '+', '-' -> text.isEmpty() || hasAny(text.substring(text.length() - 1), exponent);
            case 'x', 'X' -> digits.equals("0");
            case '.' -> isWhole && digits.indexOf('.') < 0;
            case 'p', 'P' -> hex && isWhole;
            case 'e', 'E' -> isWhole && (hex || hasAny(digits, "0123456789"));
            default -> CharClass.isDigit(c) || hex && isWhole;
        };
    }

    private static boolean hasAny(String text, String letters) {
        return text.chars().anyMatch(letter -> letters.indexOf(letter) >= 0);
    }
}

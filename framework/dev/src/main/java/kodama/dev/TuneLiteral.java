package kodama.dev;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The value argument of a call of {@code tune} in a script. Each character stands for a byte of the file, so that all
 * other bytes are preserved, whatever the encoding and line ends.
 */
final class TuneLiteral {
    /** A token of a script; comments and white space match no group. */
    private static final Pattern TOKEN = Pattern.compile("(?s)\\s++|--\\[(=*)\\[(?:.*?\\]\\1\\]|.*)|--[^\\r\\n]*"
            + "|(?<block>\\[(?<level>=*)\\[(?:.*?\\]\\k<level>\\]|.*))"
            + "|(?<text>\"[^\"\\\\\\r\\n]*+(?:" + LuaStringLiteral.ESCAPE + "[^\"\\\\\\r\\n]*+)*+\"?+"
            + "|'[^'\\\\\\r\\n]*+(?:" + LuaStringLiteral.ESCAPE + "[^'\\\\\\r\\n]*+)*+'?+)"
            + "|(?<number>0[xX][\\da-fA-F.]+(?:[pP][+-]?\\d+)?|(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)"
            + "|(?<word>[A-Za-z_]\\w*)|(?<sign>.)");

    private record Token(String text, int start, int end, int line, boolean isPlain) {
        boolean is(String other) {
            return text.equals(other);
        }
    }

    private final String script;
    private final int start;
    private final int end;
    private final boolean isLiteral;

    private TuneLiteral(String script, int start, int end, boolean isLiteral) {
        this.script = script;
        this.start = start;
        this.end = end;
        this.isLiteral = isLiteral;
    }

    /** Finds the value of a tune in a line; empty unless there is exactly one call with the name. */
    static Optional<TuneLiteral> find(byte[] bytes, int line, String name) {
        String script = new String(bytes, StandardCharsets.ISO_8859_1);
        List<Token> tokens = tokens(script);
        List<TuneLiteral> found = new ArrayList<>();
        for (int i = 0; i + 4 < tokens.size(); i++)
            if (tokens.get(i).line == line && begins(tokens, i, name)) found.add(value(script, tokens, i + 4));
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static List<Token> tokens(String script) {
        List<Token> tokens = new ArrayList<>();
        Matcher next = TOKEN.matcher(script);
        int line = 1;
        while (next.find()) {
            String text = next.group();
            boolean isPlain = next.group("text") != null || next.group("number") != null;
            boolean counts = isPlain || next.group("word") != null || next.group("sign") != null;
            if (counts || next.group("block") != null)
                tokens.add(new Token(text, next.start(), next.end(), line, isPlain || isTruth(text)));
            line += (int) text.chars().filter(each -> each == '\n').count();
        }
        return tokens;
    }

    private static boolean isTruth(String text) {
        return text.equals("true") || text.equals("false");
    }

    private static boolean begins(List<Token> tokens, int at, String name) {
        return tokens.get(at).is("tune")
                && tokens.get(at + 1).is("(")
                && LuaStringLiteral.matches(tokens.get(at + 2).text, bytes(name))
                && tokens.get(at + 3).is(",");
    }

    /**
     * The value that starts at a token: a literal if it is one token, with an optional minus, and ends the argument.
     */
    private static TuneLiteral value(String script, List<Token> tokens, int at) {
        int last = tokens.get(at).is("-") && at + 1 < tokens.size() ? at + 1 : at;
        boolean ends = last + 1 < tokens.size()
                && (tokens.get(last + 1).is(",") || tokens.get(last + 1).is(")"));
        boolean isLiteral = ends && tokens.get(last).isPlain;
        return new TuneLiteral(script, tokens.get(at).start, tokens.get(last).end, isLiteral);
    }

    /** The string with one character for each byte. */
    private static String bytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    /** Whether the value is only a number, boolean or string. */
    boolean isLiteral() {
        return isLiteral;
    }

    /** The source text of the value. */
    String text() {
        return new String(script.substring(start, end).getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    /** Whether the literal has this value: a Double, Boolean or String. */
    boolean hasValue(Object value) {
        if (value instanceof String word) return LuaStringLiteral.matches(script.substring(start, end), bytes(word));
        if (value instanceof Double number) return number.equals(number(text()));
        return text().equals(value.toString());
    }

    private static double number(String text) {
        String digits = text.replaceAll("[-\\s]", "");
        boolean isHex = digits.startsWith("0x") || digits.startsWith("0X");
        try {
            double size = isHex ? Long.decode(digits) : Double.parseDouble(digits);
            return text.startsWith("-") ? -size : size;
        } catch (NumberFormatException none) {
            return Double.NaN; // a string, or a hexadecimal number with an exponent
        }
    }

    /** The script with the value replaced; a string keeps its kind of quotes. */
    String withValue(Object value, String text) {
        String put = value instanceof String ? LuaStringLiteral.quote(bytes(text), script.charAt(start)) : bytes(text);
        return script.substring(0, start) + put + script.substring(end);
    }
}

package kodama.dev;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Converts between quoted Lua strings and their values; each character stands for a byte. */
final class LuaStringLiteral {
    /** Regular expression for an escape sequence, without groups. */
    static final String ESCAPE = "\\\\(?:\\r\\n|\\n\\r|z\\s*+|x[\\da-fA-F]{2}|\\d{1,3}|[^zx\\d])";

    private static final Pattern ESCAPED = Pattern.compile("(?s)" + ESCAPE);

    /** Letters of escape sequences; their values are in {@code NAMED}, in the same order. */
    private static final String NAMES = "abfnrtv";

    private static final String NAMED = "\u0007\b\f\n\r\t\u000b";

    private static final int HEX = 16;
    private static final char DELETE = 127;

    private LuaStringLiteral() {}

    /** Whether a piece of a script is a quoted string with this value. */
    static boolean matches(String literal, String bytes) {
        boolean isQuoted = literal.length() > 1 && (literal.charAt(0) == '"' || literal.charAt(0) == '\'');
        return isQuoted && inside(literal).equals(bytes);
    }

    private static String inside(String literal) {
        return ESCAPED.matcher(literal.substring(1, literal.length() - 1))
                .replaceAll(escape -> Matcher.quoteReplacement(meant(escape.group())));
    }

    private static String meant(String escape) {
        char kind = escape.charAt(1);
        int named = NAMES.indexOf(kind);
        if (named >= 0) return NAMED.substring(named, named + 1);
        if (kind == 'z') return "";
        if (kind == 'x') return String.valueOf((char) Integer.parseInt(escape.substring(2), HEX));
        if (Character.isDigit(kind)) return String.valueOf((char) Integer.parseInt(escape.substring(1)));
        return kind == '\r' ? "\n" : escape.substring(1, 2);
    }

    /** Returns a quoted string with this value, on one line. */
    static String quote(String bytes, char mark) {
        StringBuilder out = new StringBuilder().append(mark);
        for (char each : bytes.toCharArray()) out.append(escaped(each, mark));
        return out.append(mark).toString();
    }

    private static String escaped(char each, char mark) {
        if (each == mark || each == '\\') return "\\" + each;
        int named = NAMED.indexOf(each);
        if (named >= 0) return "\\" + NAMES.charAt(named);
        return each < ' ' || each == DELETE ? String.format("\\%03d", (int) each) : String.valueOf(each);
    }
}

package kodama.save;

import kodama.save.SaveFormat.SaveDamage;

/** Quoted strings in saves: text as it is, everything else escaped as {@code \n}, {@code \"} or {@code \xE9}. */
final class SaveString {
    private SaveString() {}

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        text.codePoints().forEach(letter -> append(quoted, letter));
        return quoted.append('"').toString();
    }

    private static void append(StringBuilder quoted, int letter) {
        switch (letter) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            default -> {
                if (ByteString.isRawByte(letter)) quoted.append("\\x%02x".formatted(ByteString.byteOf(letter)));
                else if (letter < ' ' || letter == 0x7F) quoted.append("\\x%02x".formatted(letter));
                else quoted.appendCodePoint(letter);
            }
        }
    }

    /**
     * Parses a quoted string.
     *
     * @param quoted the string with its quotes
     * @throws SaveDamage if it is not valid
     */
    static String parse(String quoted) {
        int end = quoted.length() - 1;
        if (end < 1 || quoted.charAt(0) != '"' || quoted.charAt(end) != '"')
            throw new SaveDamage("a string without an end");
        String inner = quoted.substring(1, end);
        return inner.indexOf('\\') < 0 ? plain(inner) : unescaped(inner);
    }

    private static String plain(String inner) {
        if (inner.indexOf('"') >= 0) throw new SaveDamage("a quote within a string");
        return inner;
    }

    private static String unescaped(String inner) {
        StringBuilder text = new StringBuilder(inner.length());
        for (int i = 0; i < inner.length(); i++) {
            char letter = inner.charAt(i);
            if (letter == '"') throw new SaveDamage("a quote within a string");
            if (letter != '\\') {
                text.append(letter);
                continue;
            }
            char escape = ++i < inner.length() ? inner.charAt(i) : ' ';
            text.append(unescaped(escape, inner, i));
            if (escape == 'x') i += 2;
        }
        return text.toString();
    }

    private static char unescaped(char escape, String inner, int at) {
        return switch (escape) {
            case '"', '\\' -> escape;
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'x' -> ofNumber(inner, at + 1);
            default -> throw new SaveDamage("an unknown escape in a string");
        };
    }

    private static char ofNumber(String inner, int from) {
        if (from + 2 > inner.length()) throw new SaveDamage("an unknown escape in a string");
        int high = Character.digit(inner.charAt(from), 16);
        int low = Character.digit(inner.charAt(from + 1), 16);
        if (high < 0 || low < 0) throw new SaveDamage("an unknown escape in a string");
        int number = high * 16 + low;
        return number < 0x80 ? (char) number : ByteString.letterOf(number);
    }
}

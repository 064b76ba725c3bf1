package kodama.base;

import java.util.Locale;

/**
 * Makes strings from scripts, files and names safe for terminals and logs.
 *
 * <p>Control characters could move the cursor or change colors and the window title; bidirectional marks reverse the
 * order of letters. Each of them is replaced by its Lua escape sequence: {@code \027}, {@code \r},
 * <code>&#92;u{202e}</code>. Tabs and all other characters are kept.
 */
public final class PrintableText {
    /** Starts every line of a message except the first, so that none of them looks like another message. */
    private static final String INDENT = "\n    ";

    private PrintableText() {}

    /**
     * Escapes a string for a single line.
     *
     * @return the string without line breaks and other control characters; the same object if there were none
     */
    public static String line(String text) {
        return escaped(text, false);
    }

    /**
     * Escapes a string of several lines.
     *
     * @return the string without control characters except line feeds and tabs; the same object if there were none
     */
    public static String lines(String text) {
        return escaped(text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n"), true);
    }

    /**
     * Escapes a message and indents every line except the first.
     *
     * @return the escaped message, in which only the first line is not indented
     */
    public static String message(String text) {
        String lines = lines(text);
        return lines.indexOf('\n') < 0 ? lines : lines.stripTrailing().replace("\n", INDENT);
    }

    /**
     * Shortens a string.
     *
     * @param most maximum length in characters, at least 1
     * @return the string, or its beginning and the number of characters that were cut off
     */
    public static String limited(String text, int most) {
        if (text.length() <= most) return text;
        int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return text.substring(0, end) + String.format(Locale.ROOT, "… (%,d more characters)", text.length() - end);
    }

    private static String escaped(String text, boolean keepsLines) {
        int at = 0;
        while (at < text.length() && isPrintable(text.charAt(at), keepsLines)) at++;
        if (at == text.length()) return text;
        StringBuilder safe = new StringBuilder(text.length() + 16).append(text, 0, at);
        for (; at < text.length(); at++) append(text.charAt(at), keepsLines, safe);
        return safe.toString();
    }

    private static void append(char letter, boolean keepsLines, StringBuilder safe) {
        if (isPrintable(letter, keepsLines)) safe.append(letter);
        else safe.append(escape(letter));
    }

    private static boolean isPrintable(char letter, boolean keepsLines) {
        return letter == '\n' ? keepsLines : isPrintable(letter);
    }

    /**
     * Returns whether a terminal merely displays a character. Line feeds are not printable, tabs are.
     *
     * @param letter the character; half of a surrogate pair is printable
     */
    public static boolean isPrintable(char letter) {
        if (letter < ' ') return letter == '\t';
        if (letter < 0x7F) return true;
        if (letter < 0xA0 || letter == '\u2028' || letter == '\u2029') return false;
        return !isBidirectional(letter);
    }

    /** The marks, embeddings, overrides and isolates of the Unicode Bidirectional Algorithm. */
    private static boolean isBidirectional(char letter) {
        return letter == '\u061C'
                || letter == '\u200E'
                || letter == '\u200F'
                || letter >= '\u202A' && letter <= '\u202E'
                || letter >= '\u2066' && letter <= '\u2069';
    }

    /**
     * Escapes a character as in a Lua string.
     *
     * @return its escape sequence
     */
    public static String escape(char letter) {
        return switch (letter) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            default -> String.format(Locale.ROOT, letter < 0x80 ? "\\%03d" : "\\u{%x}", (int) letter);
        };
    }
}

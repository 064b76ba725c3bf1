package kodama.dev.ui;

import java.util.ArrayList;
import java.util.List;

/** Wraps text to a maximum line length, between words if possible. */
public final class TextWrap {
    private static final String CUT = "..";

    private TextWrap() {}

    /** Wraps a whole text. {@code columns} must be at least 1. */
    public static List<String> wrap(String text, int columns) {
        return first(text, columns, Integer.MAX_VALUE);
    }

    /**
     * Wraps the beginning of a text to a maximum number of lines, at least 1. An ellipsis shows that there is more.
     * Only the necessary part of the text is read.
     */
    public static List<String> wrap(String text, int columns, int most) {
        List<String> lines = first(text, columns, most + 1);
        if (lines.size() <= most) return lines;
        String last = cut(lines.get(most - 1) + " ".repeat(columns + 1), columns);
        lines.set(most - 1, last.replaceFirst(" +\\.\\.$", " .."));
        return lines.subList(0, most);
    }

    private static List<String> first(String text, int columns, int most) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < text.length() && lines.size() < most; ) {
            int end = lineEnd(text, from);
            wrapLine(text.substring(from, end), Math.max(1, columns), most, lines);
            from = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines;
    }

    private static int lineEnd(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') end++;
        return end;
    }

    private static void wrapLine(String line, int columns, int most, List<String> lines) {
        int from = 0;
        while (line.length() - from > columns && lines.size() < most) {
            int space = from + columns;
            while (space > from && line.charAt(space) != ' ') space--;
            int end = space > from ? space : from + columns;
            lines.add(line.substring(from, end));
            from = end;
            while (from < line.length() && line.charAt(from) == ' ') from++;
        }
        if (lines.size() < most) lines.add(line.substring(from));
    }

    /** Cuts a line to a number of columns, with an ellipsis at its end if it is longer. */
    public static String cut(String text, int columns) {
        if (text.length() <= columns) return text;
        return columns < 2 * CUT.length()
                ? text.substring(0, Math.max(0, columns))
                : text.substring(0, columns - CUT.length()) + CUT;
    }
}

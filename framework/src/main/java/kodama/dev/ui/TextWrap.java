package kodama.dev.ui;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a greatest length, between words where it can. */
public final class TextWrap {
    private static final String CUT = "..";

    private TextWrap() {}

    /**
     * Breaks a text.
     *
     * @param text of any number of lines
     * @param columns letters in a line; at least 1
     * @return its lines
     */
    public static List<String> wrap(String text, int columns) {
        List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> wrapLine(line, Math.max(1, columns), lines));
        return lines;
    }

    private static void wrapLine(String line, int columns, List<String> lines) {
        int from = 0;
        while (line.length() - from > columns) {
            int space = line.lastIndexOf(' ', from + columns);
            int end = space > from ? space : from + columns;
            lines.add(line.substring(from, end));
            from = end;
            while (from < line.length() && line.charAt(from) == ' ') from++;
        }
        lines.add(line.substring(from));
    }

    /**
     * Takes the first so many lines; what shows that there are more is in the last.
     *
     * @param lines the lines
     * @param most how many; at least 1
     * @param columns letters in a line
     * @return these lines or fewer
     */
    public static List<String> atMost(List<String> lines, int most, int columns) {
        if (lines.size() <= most) return lines;
        List<String> first = new ArrayList<>(lines.subList(0, most));
        first.set(
                most - 1,
                cut(first.get(most - 1) + " ".repeat(columns), columns).replaceFirst(" +\\.\\.$", " .."));
        return first;
    }

    /**
     * Takes as much of a text as fits into a line; what shows that there is more is at its end.
     *
     * @param text a line
     * @param columns letters in a line
     * @return the text, or its beginning
     */
    public static String cut(String text, int columns) {
        if (text.length() <= columns) return text;
        return columns < 2 * CUT.length()
                ? text.substring(0, Math.max(0, columns))
                : text.substring(0, columns - CUT.length()) + CUT;
    }
}

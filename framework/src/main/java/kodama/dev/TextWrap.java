package kodama.dev;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a greatest length, between words where it can. */
final class TextWrap {
    private TextWrap() {}

    static List<String> wrap(String text, int columns) {
        List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> wrapLine(line, Math.max(1, columns), lines));
        return lines;
    }

    private static void wrapLine(String line, int columns, List<String> lines) {
        String rest = line;
        while (rest.length() > columns) {
            int space = rest.lastIndexOf(' ', columns);
            int end = space > 0 ? space : columns;
            lines.add(rest.substring(0, end));
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
    }
}

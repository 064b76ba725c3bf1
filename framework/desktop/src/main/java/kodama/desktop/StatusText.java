package kodama.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import kodama.base.PrintableText;

/** Fits texts of any kind into a width: control characters are escaped, and an ellipsis shows that there is more. */
final class StatusText {
    private static final String MORE = "...";

    /** Characters that are read at most, because measuring takes time. */
    private static final int MOST = 500;

    private static final int MOST_ROWS = 8;

    private StatusText() {}

    /** Returns as much of a text as fits into one row. */
    static String cut(String text, int width, ToIntFunction<String> measure) {
        String safe = safe(text);
        if (safe.length() <= MOST && measure.applyAsInt(safe) <= width) return safe;
        int end = fitting(safe, width - measure.applyAsInt(MORE), measure);
        return end == 0 ? "" : safe.substring(0, end) + MORE;
    }

    /** Returns a text of less importance if it fits into one row together with a notice, else an empty string. */
    static String besides(String text, String notice, int width, ToIntFunction<String> measure) {
        String safe = safe(notice);
        boolean fits = safe.isEmpty()
                || safe.length() <= MOST && measure.applyAsInt(safe) + measure.applyAsInt(safe(text)) <= width;
        return fits ? text : "";
    }

    /** Wraps a text between words if possible, into at most eight rows. */
    static List<String> wrap(String text, int width, ToIntFunction<String> measure) {
        List<String> rows = new ArrayList<>();
        String rest = safe(text);
        while (rows.size() < MOST_ROWS - 1 && measure.applyAsInt(head(rest)) > width) {
            int end = lineEnd(rest, Math.max(1, fitting(rest, width, measure)));
            rows.add(rest.substring(0, end));
            rest = rest.substring(end).stripLeading();
        }
        rows.add(cut(rest, width, measure));
        return rows;
    }

    private static int lineEnd(String text, int fitting) {
        int space = text.lastIndexOf(' ', fitting);
        return space > 0 ? space : fitting;
    }

    private static String safe(String text) {
        return PrintableText.line(head(text).replace('\t', ' '));
    }

    /** One character more than may be shown, so that a longer text is cut. */
    private static String head(String text) {
        return text.length() <= MOST ? text : text.substring(0, MOST + 1);
    }

    /** Returns the number of characters from the beginning that fit; does not split a pair of surrogates. */
    private static int fitting(String text, int width, ToIntFunction<String> measure) {
        int low = 0;
        int high = Math.min(MOST, text.length());
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (measure.applyAsInt(text.substring(0, middle)) <= width) low = middle;
            else high = middle - 1;
        }
        return low > 0 && Character.isHighSurrogate(text.charAt(low - 1)) ? low - 1 : low;
    }
}

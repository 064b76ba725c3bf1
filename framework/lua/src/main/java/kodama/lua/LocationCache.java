package kodama.lua;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The lines of a function as {@code file:line} strings, each made once, because tools ask for the same ones often. */
final class LocationCache {
    private final String file;
    private final int first;

    /** The strings, from the function's first line on; null until needed. */
    private @Nullable String[] texts = new String[0];

    /**
     * @param file the script's file as messages show it
     * @param first the function's first line
     */
    LocationCache(String file, int first) {
        this.file = file;
        this.first = first;
    }

    /** Returns a line as {@code file:line}. */
    String of(int line) {
        int index = line - first;
        if (index < 0) return file + ":" + line; // the line is unknown
        if (index >= texts.length) texts = Arrays.copyOf(texts, index + 1);
        String known = texts[index];
        return known != null ? known : keep(index, file + ":" + line);
    }

    private String keep(int index, String text) {
        texts[index] = text;
        return text;
    }
}

package kodama.lua;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The lines of a function as texts, each written once: who looks on asks for the same ones again and again. */
final class LocationCache {
    private final String file;
    private final int first;

    /** By how far the line is from the first; null for one that no one has asked for. */
    private @Nullable String[] texts = new String[0];

    /**
     * @param file the script as messages show it
     * @param first the line where the function begins
     */
    LocationCache(String file, int first) {
        this.file = file;
        this.first = first;
    }

    /** A line as {@code file:line}. */
    String of(int line) {
        int index = line - first;
        if (index < 0) return file + ":" + line; // the line is not known
        if (index >= texts.length) texts = Arrays.copyOf(texts, index + 1);
        String known = texts[index];
        return known != null ? known : keep(index, file + ":" + line);
    }

    private String keep(int index, String text) {
        texts[index] = text;
        return text;
    }
}

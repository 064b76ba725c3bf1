package kodama.draw;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import kodama.file.BundledFiles;

/** Reads characters of {@link PixelFont} that are drawn as rows of text. */
final class PixelFontReader {
    private PixelFontReader() {}

    /** Reads the dots of each character in a file of this package, in the format of {@link PixelFont#rows}. */
    static Map<Integer, Long> load(String resource) {
        return parse(BundledFiles.text(PixelFontReader.class, resource).lines().iterator());
    }

    /**
     * A line of characters is followed by their eight rows, next to each other and separated by a blank; # is a dot.
     */
    private static Map<Integer, Long> parse(Iterator<String> lines) {
        Map<Integer, Long> glyphs = new HashMap<>();
        while (lines.hasNext()) {
            String names = lines.next();
            String[] rows = new String[8];
            for (int i = 0; i < 8; i++) rows[i] = lines.next();
            for (int i = 0; i < names.length(); i++) glyphs.put((int) names.charAt(i), glyph(rows, 9 * i));
        }
        return glyphs;
    }

    private static long glyph(String[] rows, int column) {
        long dots = 0;
        for (String row : rows) for (int i = 0; i < 8; i++) dots = dots << 1 | (row.charAt(column + i) == '#' ? 1 : 0);
        return dots;
    }
}

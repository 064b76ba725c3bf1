package kodama.draw;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import kodama.file.BundledFiles;

/** Reads letters of {@link PixelFont} that are drawn as rows of text. */
final class PixelFontReader {
    private PixelFontReader() {}

    /** The dots of each character in a file beside this class, as {@link PixelFont#rows} has them. */
    static Map<Integer, Long> load(String resource) {
        return parse(BundledFiles.text(PixelFontReader.class, resource).lines().iterator());
    }

    /** A line of characters is followed by their eight rows, side by side with a blank between; # is a dot. */
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

package kodama.draw;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Reads letters of {@link DotFont} that are drawn as rows of text. */
final class DotRows {
    private DotRows() {}

    /** The dots of each character in a file beside this class, as {@link DotFont#rows} has them. */
    static Map<Integer, Long> load(String resource) {
        try (InputStream in = DotRows.class.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException("kodama/draw/" + resource + " is missing from the jar");
            return parse(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line of characters is followed by their eight rows, side by side with a blank between; # is a dot. */
    private static Map<Integer, Long> parse(BufferedReader lines) throws IOException {
        Map<Integer, Long> glyphs = new HashMap<>();
        for (String names = lines.readLine(); names != null; names = lines.readLine()) {
            String[] rows = new String[8];
            for (int i = 0; i < 8; i++) rows[i] = lines.readLine();
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

package kodama.draw.text;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import kodama.draw.Colors;
import kodama.draw.Glyph;
import kodama.draw.Image;

/** The glyphs of a font that were asked for; each is made when that first happens. */
public final class GlyphCache {
    /** So many are kept at most, and so many pixels of them: a few megabytes, and more than a text has. */
    private static final int MOST = 8_192;

    private static final int MOST_PIXELS = 1 << 21;

    private static final int LARGEST_BOX = 64;

    private final IntFunction<Glyph> maker;
    private final Map<Integer, Glyph> made = new HashMap<>();
    private long pixels;

    public GlyphCache(IntFunction<Glyph> maker) {
        this.maker = maker;
    }

    public Glyph get(int code) {
        Glyph known = made.get(code);
        return known != null ? known : make(code);
    }

    private Glyph make(int code) {
        Glyph glyph = maker.apply(code);
        pixels += glyph.pixels();
        if (made.size() == MOST || pixels > MOST_PIXELS) {
            made.clear();
            pixels = glyph.pixels();
        }
        made.put(code, glyph);
        return glyph;
    }

    /** A frame of dots, which stands for a character that a font lacks; the next one stands a dot apart. */
    public static Glyph box(int wide, int high, int top) {
        int width = Math.min(wide, LARGEST_BOX);
        int height = Math.min(high, LARGEST_BOX);
        int[] dots = new int[width * height];
        for (int i = 0; i < dots.length; i++) {
            boolean isEdge = i % width == 0 || i % width == width - 1 || i < width || i >= dots.length - width;
            if (isEdge) dots[i] = Colors.WHITE;
        }
        return Glyph.of(new Image("box", width, height, dots), 0, top, wide + 1);
    }
}

package kodama.draw.text;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import kodama.draw.Colors;
import kodama.draw.Glyph;
import kodama.draw.Image;

/** A cache of a font's glyphs, which are created when they are first used. */
public final class GlyphCache {
    /** Most glyphs and pixels to keep: a few megabytes, and more than a text has. */
    private static final int MAX_GLYPHS = 8_192;

    private static final int MAX_PIXELS = 1 << 21;

    private static final int MAX_BOX = 64;

    private final IntFunction<Glyph> maker;
    private final Map<Integer, Glyph> cache = new HashMap<>();
    private long pixels;

    public GlyphCache(IntFunction<Glyph> maker) {
        this.maker = maker;
    }

    public Glyph get(int code) {
        Glyph known = cache.get(code);
        return known != null ? known : make(code);
    }

    private Glyph make(int code) {
        Glyph glyph = maker.apply(code);
        pixels += glyph.pixels();
        if (cache.size() == MAX_GLYPHS || pixels > MAX_PIXELS) {
            cache.clear();
            pixels = glyph.pixels();
        }
        cache.put(code, glyph);
        return glyph;
    }

    /** Creates a hollow box, which stands for a missing character; the next character begins a dot after it. */
    public static Glyph box(int wide, int high, int top) {
        int width = Math.min(wide, MAX_BOX);
        int height = Math.min(high, MAX_BOX);
        int[] dots = new int[width * height];
        for (int i = 0; i < dots.length; i++) {
            boolean isEdge = i % width == 0 || i % width == width - 1 || i < width || i >= dots.length - width;
            if (isEdge) dots[i] = Colors.WHITE;
        }
        return Glyph.of(new Image("box", width, height, dots), 0, top, wide + 1);
    }
}

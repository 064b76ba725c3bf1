package kodama.draw;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws {@link GlyphRun}: all shadows, then all outlines, then the letters, so that none lies on its neighbor. */
final class GlyphRunRasterizer {
    private final Surface surface;

    // Of the text that is drawn: its top left corner (in pixels) and how many letters of it are seen.
    private GlyphRun letters = new GlyphRun(List.of(), 0, 0, 1, false);
    private int left;
    private int top;
    private int count;

    GlyphRunRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Sets what is drawn next, and where; no more than so many characters of it are shown. */
    void text(GlyphRun text, int x, int y, int shown) {
        letters = text;
        left = x;
        top = y;
        count = text.count(shown);
    }

    /** Draws the shapes of letters and of their outlines, if they have some, so far away. */
    void shadow(int argb, int right, int down) {
        if (argb >>> 24 == 0) return;
        for (int i = 0; i < count; i++) {
            shape(letters.images[i], i, right, down, argb);
            outline(i, right, down, argb);
        }
    }

    void outline(int argb) {
        if (argb >>> 24 == 0) return;
        for (int i = 0; i < count; i++) outline(i, 0, 0, argb);
    }

    private void outline(int letter, int right, int down, int argb) {
        @Nullable Image outline = letters.outline(letter);
        if (outline != null) shape(outline, letter, right - letters.scale, down - letters.scale, argb);
    }

    /** Draws a picture as if it were white all over. */
    private void shape(Image image, int letter, int right, int down, int argb) {
        picture(image, x(letter) + right, y(letter) + down, argb, Colors.WHITE);
    }

    void fill(int argb) {
        for (int i = 0; i < count; i++) {
            int own = letters.colors[i];
            int ink = own == GlyphRun.TEXT_COLOR ? argb : argb & Colors.BLACK | own;
            picture(letters.images[i], x(i), y(i), ink, 0);
        }
    }

    private int x(int letter) {
        return left + letters.xs[letter] * letters.scale;
    }

    private int y(int letter) {
        return top + letters.ys[letter] * letters.scale;
    }

    /** Draws the dots of a picture; bits of {@code white} are set in their colors before. */
    private void picture(Image image, int x, int y, int ink, int white) {
        int scale = letters.scale;
        if (x >= surface.right || x + image.width * scale <= surface.left) return;
        for (int row = 0; row < image.height; row++) {
            int line = y + row * scale;
            if (line < surface.bottom && line + scale > surface.top) row(image, row * image.width, x, line, ink, white);
        }
    }

    /** Neighboring dots of one color are drawn at once. */
    private void row(Image image, int first, int x, int y, int ink, int white) {
        int scale = letters.scale;
        int[] dots = image.pixels;
        int end = first + image.width;
        int from = first;
        while (from < end) {
            int color = dots[from];
            int to = from + 1;
            while (to < end && dots[to] == color) to++;
            if (color != 0)
                surface.rect(
                        x + (from - first) * scale,
                        y,
                        x + (to - first) * scale,
                        y + scale,
                        inked(color | white & ~Colors.BLACK, ink));
            from = to;
        }
    }

    /** White takes on the ink exactly. */
    private static int inked(int color, int ink) {
        int cover = color >>> 24 == 255 ? ink >>> 24 : Colors.scale(color >>> 24, ink >>> 24);
        int shade = (color | Colors.BLACK) == Colors.WHITE ? ink : Colors.tint(color, ink);
        return cover << 24 | shade & ~Colors.BLACK;
    }
}

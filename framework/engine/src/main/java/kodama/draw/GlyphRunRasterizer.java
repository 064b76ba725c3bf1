package kodama.draw;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws {@link GlyphRun}: all shadows, then all outlines, then the letters, so that none covers its neighbor. */
final class GlyphRunRasterizer {
    private final Surface surface;

    // Current text, its top left corner (in pixels) and the number of letters to draw
    private GlyphRun run = new GlyphRun(List.of(), 0, 0, 1, false);
    private int left;
    private int top;
    private int count;

    GlyphRunRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Sets the text to draw and its position; at most {@code shown} characters are drawn. */
    void text(GlyphRun text, int x, int y, int shown) {
        run = text;
        left = x;
        top = y;
        count = text.count(shown);
    }

    /** Draws the silhouettes of the letters and their outlines, if any, at an offset. */
    void shadow(int argb, int right, int down) {
        if (argb >>> 24 == 0) return;
        for (int i = 0; i < count; i++) {
            shape(run.images[i], i, right, down, argb);
            outline(i, right, down, argb);
        }
    }

    void outline(int argb) {
        if (argb >>> 24 == 0) return;
        for (int i = 0; i < count; i++) outline(i, 0, 0, argb);
    }

    private void outline(int letter, int right, int down, int argb) {
        @Nullable Image outline = run.outline(letter);
        if (outline != null) shape(outline, letter, right - run.scale, down - run.scale, argb);
    }

    /** Draws the silhouette of a picture. */
    private void shape(Image image, int letter, int right, int down, int argb) {
        picture(image, x(letter) + right, y(letter) + down, argb, Colors.WHITE);
    }

    void fill(int argb) {
        for (int i = 0; i < count; i++) {
            int own = run.colors[i];
            int ink = own == GlyphRun.TEXT_COLOR ? argb : argb & Colors.BLACK | own;
            picture(run.images[i], x(i), y(i), ink, 0);
        }
    }

    private int x(int letter) {
        return left + run.xs[letter] * run.scale;
    }

    private int y(int letter) {
        return top + run.ys[letter] * run.scale;
    }

    /** Draws the dots of a picture; the bits of {@code white} are first set in their colors. */
    private void picture(Image image, int x, int y, int ink, int white) {
        int scale = run.scale;
        if (x >= surface.right || x + image.width * scale <= surface.left) return;
        for (int row = 0; row < image.height; row++) {
            int line = y + row * scale;
            if (line < surface.bottom && line + scale > surface.top) row(image, row * image.width, x, line, ink, white);
        }
    }

    /** Draws a row; adjacent dots of one color are drawn together. */
    private void row(Image image, int first, int x, int y, int ink, int white) {
        int scale = run.scale;
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

    /** Multiplies a color by the ink, exactly for white. */
    private static int inked(int color, int ink) {
        int cover = Colors.fade(color >>> 24, ink >>> 24);
        int shade = (color | Colors.BLACK) == Colors.WHITE ? ink : Colors.tint(color, ink);
        return cover << 24 | shade & ~Colors.BLACK;
    }
}

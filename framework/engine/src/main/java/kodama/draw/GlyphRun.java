package kodama.draw;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text that is laid out, for {@link DrawList#glyphs}; it can be drawn repeatedly without allocating.
 *
 * <p>Immutable, so the draw thread may read it while the game continues.
 */
public final class GlyphRun {
    /**
     * A letter with its position.
     *
     * @param x its left end; in dots from the left end of the text
     * @param y the top of its line; in dots from the top of the text
     * @param color its own color {@code 0xRRGGBB}, or {@link #TEXT_COLOR}
     * @param index number of characters of the text before it
     */
    public record PlacedGlyph(Glyph glyph, int x, int y, int color, int index) {}

    /** Stands for the color of the text. */
    public static final int TEXT_COLOR = -1;

    // Pictures of the visible letters, in the order of the text, and their outlines, which are empty if not needed
    final Image[] images;
    final Image[] outlines;
    // Top left corners; in dots
    final int[] xs;
    final int[] ys;
    final int[] colors;
    final int[] indices;
    final int scale;
    private final int width;
    private final int height;

    /**
     * Creates a text from its letters.
     *
     * @param placed the letters, in the order of the text
     * @param width width of the whole text; in pixels
     * @param height height of the whole text; in pixels
     * @param scale width and height of a dot, in pixels
     * @param isOutlined whether the text can be drawn with an outline
     */
    public GlyphRun(List<PlacedGlyph> placed, int width, int height, int scale, boolean isOutlined) {
        List<PlacedGlyph> seen =
                placed.stream().filter(one -> one.glyph.image() != null).toList();
        this.width = width;
        this.height = height;
        this.scale = scale;
        images = seen.stream().map(one -> one.glyph.image()).toArray(Image[]::new);
        outlines = isOutlined ? seen.stream().map(one -> one.glyph.outline()).toArray(Image[]::new) : new Image[0];
        xs = seen.stream().mapToInt(one -> one.x + one.glyph.left()).toArray();
        ys = seen.stream().mapToInt(one -> one.y + one.glyph.top()).toArray();
        colors = seen.stream().mapToInt(PlacedGlyph::color).toArray();
        indices = seen.stream().mapToInt(PlacedGlyph::index).toArray();
    }

    /** Returns the width of the text: from its left end to the right end of its longest line, in pixels. */
    public int width() {
        return width;
    }

    /** Returns the height of the text: from the top of its first line to the bottom of its last, in pixels. */
    public int height() {
        return height;
    }

    /** Returns the number of visible letters: without blanks and line ends. */
    public int count() {
        return images.length;
    }

    /** Number of visible letters among the first {@code shown} characters of the text. */
    int count(int shown) {
        int count = images.length;
        while (count > 0 && indices[count - 1] >= shown) count--;
        return count;
    }

    /** Outline of a letter; null if not needed. */
    @Nullable
    Image outline(int letter) {
        return outlines.length == 0 ? null : outlines[letter];
    }
}

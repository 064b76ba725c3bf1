package kodama.draw;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text whose letters have their places: what {@link DrawList#glyphs} draws, as often as wanted, without allocating.
 *
 * <p>Immutable, so the draw thread may read it while the game goes on.
 */
public final class GlyphRun {
    /**
     * A letter at its place.
     *
     * @param x its left end; in dots from the left end of the text
     * @param y the top of its line; in dots from the top of the text
     * @param color {@code 0xRRGGBB} of its own, or {@link #TEXT_COLOR}
     * @param index how many characters of the text come before it
     */
    public record PlacedGlyph(Glyph glyph, int x, int y, int color, int index) {}

    /** The color of a letter that has that of the text. */
    public static final int TEXT_COLOR = -1;

    // What is drawn of each letter that is seen, in the order of the text; the outlines are empty where none is wanted.
    final Image[] images;
    final Image[] outlines;
    // Their top left corners; in dots.
    final int[] xs;
    final int[] ys;
    final int[] colors;
    final int[] indices;
    final int scale;
    private final int width;
    private final int height;

    /**
     * Keeps letters.
     *
     * @param placed the letters, in the order of the text
     * @param width of the whole text; in pixels
     * @param height of the whole text; in pixels
     * @param scale how many pixels a dot is wide and high
     * @param isOutlined whether it can be drawn with an outline
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

    /** Measures the text: from its left end to the right end of its longest line, in pixels. */
    public int width() {
        return width;
    }

    /** Measures the text: from the top of its first line to the bottom of its last, in pixels. */
    public int height() {
        return height;
    }

    /** Counts the letters that are to be seen: blanks and line ends are none. */
    public int count() {
        return images.length;
    }

    /** How many letters are drawn when no more than so many characters of the text are shown. */
    int count(int shown) {
        int count = images.length;
        while (count > 0 && indices[count - 1] >= shown) count--;
        return count;
    }

    /** The outline of a letter; null where none is wanted. */
    @Nullable
    Image outline(int letter) {
        return outlines.length == 0 ? null : outlines[letter];
    }
}

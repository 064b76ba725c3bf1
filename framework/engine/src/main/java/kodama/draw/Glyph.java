package kodama.draw;

import org.jspecify.annotations.Nullable;

/**
 * The picture and the metrics of a character in a font.
 *
 * <p>All lengths are in dots of the font, relative to the left end of the character and the top of its line. White
 * pixels take the color of the text; other colors are multiplied by it. Owned by the game thread.
 */
public final class Glyph {
    private final @Nullable Image image;
    private final int left;
    private final int top;
    private final int advance;

    /** Created on demand and cached: few texts have an outline, but those are drawn in each frame. */
    private @Nullable Image outline;

    private Glyph(@Nullable Image image, int left, int top, int advance) {
        this.image = image;
        this.left = left;
        this.top = top;
        this.advance = advance;
    }

    /**
     * Creates a visible glyph.
     *
     * @param left from the left end of the character to the picture's left edge; in dots, may be negative
     * @param top from the top of the line to the picture's top edge; in dots, may be negative
     * @param advance from the left end of this character to that of the next; in dots
     */
    public static Glyph of(Image image, int left, int top, int advance) {
        return new Glyph(image, left, top, advance);
    }

    /**
     * Creates an invisible glyph, such as a blank.
     *
     * @param advance from the left end of this character to that of the next; in dots
     */
    public static Glyph blank(int advance) {
        return new Glyph(null, 0, 0, advance);
    }

    /** Returns the distance from the left end of this character to that of the next; in dots. */
    public int advance() {
        return advance;
    }

    /** Returns the number of dots of its picture; 0 if it is invisible. */
    public int pixels() {
        return image == null ? 0 : image.width * image.height;
    }

    /**
     * Returns a scaled glyph.
     *
     * @param scale scale factor, at least 1
     * @param down distance by which it is moved down afterwards; in dots, may be negative
     * @return the same glyph if nothing changes
     */
    public Glyph scaled(int scale, int down) {
        if (scale == 1 && down == 0) return this;
        return new Glyph(
                image == null ? null : scaled(image, scale), left * scale, top * scale + down, advance * scale);
    }

    private static Image scaled(Image image, int scale) {
        int width = image.width * scale;
        int[] pixels = new int[width * image.height * scale];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = image.pixels[i / width / scale * image.width + i % width / scale];
        return new Image(image.name, width, image.height * scale, pixels);
    }

    int left() {
        return left;
    }

    int top() {
        return top;
    }

    /** The picture; null if it is invisible. */
    @Nullable
    Image image() {
        return image;
    }

    /** The outline: a dot wide on all sides of the picture, without the picture itself; null if it is invisible. */
    @Nullable
    Image outline() {
        if (outline == null && image != null) outline = around(image);
        return outline;
    }

    private static Image around(Image image) {
        int width = image.width + 2;
        int height = image.height + 2;
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % width - 1;
            int y = i / width - 1;
            int cover = Math.max(0, nearby(image, x, y) - cover(image, x, y));
            pixels[i] = cover << 24 | Colors.WHITE & ~Colors.BLACK;
        }
        return new Image(image.name, width, height, pixels);
    }

    private static int nearby(Image image, int x, int y) {
        int most = 0;
        for (int i = 0; i < 9; i++) most = Math.max(most, cover(image, x + i % 3 - 1, y + i / 3 - 1));
        return most;
    }

    private static int cover(Image image, int x, int y) {
        boolean isInside = x >= 0 && y >= 0 && x < image.width && y < image.height;
        return isInside ? image.pixels[y * image.width + x] >>> 24 : 0;
    }
}

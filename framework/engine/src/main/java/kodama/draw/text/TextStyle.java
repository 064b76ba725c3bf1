package kodama.draw.text;

import kodama.base.Checks;

/**
 * How a text is laid out; its colors are set when it is drawn.
 *
 * @param scale width and height of a dot in pixels, 1 to 100
 * @param width greatest width of a line, in pixels; 0 to break lines only at line breaks
 * @param align horizontal alignment of the lines
 * @param lineHeight distance between the tops of two lines, in dots of the font; 0 for the font's own
 * @param outlined whether the text can be drawn with an outline
 */
public record TextStyle(Font font, int scale, int width, Align align, int lineHeight, boolean outlined) {
    private static final int MAX_SCALE = 100;

    /**
     * Returns the simplest style of a font.
     *
     * @return not scaled, not wrapped, not outlined, aligned at the left
     */
    public static TextStyle of(Font font) {
        return new TextStyle(font, 1, 0, Align.LEFT, 0, false);
    }

    /**
     * Checks a scale.
     *
     * @param scale width and height of a dot in pixels
     * @return the scale
     * @throws IllegalArgumentException if it is not between 1 and 100
     */
    public static int checkScale(int scale) {
        return Checks.between("text scale", scale, 1, MAX_SCALE);
    }

    /** Distance between lines; in dots. */
    int lineStep() {
        return lineHeight > 0 ? lineHeight : font.lineHeight();
    }

    /** Greatest width of a line; in dots. */
    int maxWidth() {
        return width == 0 ? Integer.MAX_VALUE : width / scale;
    }
}

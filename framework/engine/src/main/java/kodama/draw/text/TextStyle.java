package kodama.draw.text;

import kodama.base.Checks;

/**
 * How a text is laid out; its colors are said when it is drawn.
 *
 * @param scale how many pixels a dot is wide and high, 1 to 100
 * @param width so wide a line may be, in pixels; 0 for lines that end only where the text says
 * @param align where lines stand beside each other
 * @param lineHeight from the top of one line to the next, in dots of the font; 0 for what the font says
 * @param outlined whether it can be drawn with an outline
 */
public record TextStyle(Font font, int scale, int width, Align align, int lineHeight, boolean outlined) {
    private static final int MOST_SCALE = 100;

    /**
     * Makes the plainest look of a font.
     *
     * @return neither scaled nor wrapped nor outlined, with lines that begin at the left
     */
    public static TextStyle of(Font font) {
        return new TextStyle(font, 1, 0, Align.LEFT, 0, false);
    }

    /**
     * Checks a scale.
     *
     * @param scale how many pixels a dot is wide and high
     * @return the scale
     * @throws IllegalArgumentException if it is not from 1 to 100
     */
    public static int checkScale(int scale) {
        return Checks.between("text scale", scale, 1, MOST_SCALE);
    }

    /** How far lines are apart; in dots. */
    int lineStep() {
        return lineHeight > 0 ? lineHeight : font.lineHeight();
    }

    /** How wide a line may be; in dots. */
    int maxWidth() {
        return width == 0 ? Integer.MAX_VALUE : width / scale;
    }
}

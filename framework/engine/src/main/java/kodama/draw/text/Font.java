package kodama.draw.text;

import kodama.draw.Glyph;

/** A font: the glyphs of characters and the distances between characters and lines. All lengths are in dots. */
public interface Font {
    /** Returns the name for messages. */
    String name();

    /** Returns the glyph of a character: a box if the font does not have it. */
    Glyph glyph(int code);

    /** Returns whether the font has a character: false if it is shown as a box. */
    boolean has(int code);

    /**
     * Returns the kerning of two characters.
     *
     * @param left code of the first character
     * @param right code of the next character
     * @return added to the advance of the first; in dots, usually 0
     */
    default int kerning(int left, int right) {
        return 0;
    }

    /** Returns the height of a line without the space between lines; in dots. */
    int height();

    /** Returns the distance between the tops of two lines; in dots. */
    int lineHeight();
}

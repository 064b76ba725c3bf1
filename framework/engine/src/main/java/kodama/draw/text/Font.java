package kodama.draw.text;

import kodama.draw.Glyph;

/** A font: what each character looks like, and how far apart characters and lines stand. All lengths are dots. */
public interface Font {
    /** Returns what messages call it. */
    String name();

    /** Returns what a character looks like: its glyph; a box if there is none. */
    Glyph glyph(int code);

    /** Tells whether a character is seen as itself: false if it shows as a box. */
    boolean has(int code);

    /**
     * Tells how much two characters are moved together or apart.
     *
     * @param left code of the first
     * @param right code of that which follows
     * @return what is added to the advance of the first; in dots, mostly 0
     */
    default int kerning(int left, int right) {
        return 0;
    }

    /** Tells how high a line is, without what lies between two, in dots. */
    int height();

    /** Tells how far lines are apart, from the top of one to the top of the next; in dots. */
    int lineHeight();
}

package kodama.dev;

/**
 * A row of text on the screen.
 *
 * @param text what it says
 * @param color of its letters; ARGB
 * @param band colour of the band it stands on; ARGB, 0 for none
 */
record TextRow(String text, int color, int band) {
    void draw(Ink ink, int left, int top) {
        if (band != 0) ink.rect(0, top, ink.width(), Ink.ROW, band);
        ink.text(text, left, top + 1, ink.width() - left, color);
    }
}

package kodama.dev;

/**
 * A row of text on the screen.
 *
 * @param text what it says
 * @param color of its letters; ARGB
 * @param band colour of the band it stands on; ARGB, 0 for none
 */
record TextRow(String text, int color, int band) {
    void draw(DotCanvas canvas, int left, int top) {
        if (band != 0) canvas.rect(0, top, canvas.width(), DotCanvas.ROW, band);
        canvas.text(text, left, top + 1, canvas.width() - left, color);
    }
}

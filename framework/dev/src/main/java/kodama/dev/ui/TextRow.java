package kodama.dev.ui;

/**
 * A row of text on the screen.
 *
 * @param text what it says
 * @param color of its letters; ARGB
 * @param band color of the band it stands on; ARGB, 0 for none
 */
public record TextRow(String text, int color, int band) {
    /**
     * Draws the row; its band is as wide as the window.
     *
     * @param canvas where to
     * @param left where its letters begin; in dots
     * @param top its top edge; in dots
     */
    public void draw(DotCanvas canvas, int left, int top) {
        if (band != 0) canvas.rect(0, top, canvas.width(), DotCanvas.ROW, band);
        canvas.text(text, left, top + 1, canvas.width() - left, color);
    }
}

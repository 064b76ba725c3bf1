package kodama.dev.ui;

/** A row of text with its color and the color of its background band, 0 for none; in ARGB. */
public record TextRow(String text, int color, int band) {
    /** Draws the row; the band is as wide as the window. */
    public void draw(DotCanvas canvas, int left, int top) {
        if (band != 0) canvas.rect(0, top, canvas.width(), DotCanvas.ROW, band);
        canvas.text(text, left, top + 1, canvas.width() - left, color);
    }
}

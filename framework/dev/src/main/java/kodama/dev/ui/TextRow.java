package kodama.dev.ui;

/** A row of text on the screen; the band that it stands on is 0 for none. Colors are ARGB. */
public record TextRow(String text, int color, int band) {
    /** Draws the row; its band is as wide as the window. */
    public void draw(DotCanvas canvas, int left, int top) {
        if (band != 0) canvas.rect(0, top, canvas.width(), DotCanvas.ROW, band);
        canvas.text(text, left, top + 1, canvas.width() - left, color);
    }
}

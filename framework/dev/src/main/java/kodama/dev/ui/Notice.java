package kodama.dev.ui;

import kodama.draw.DotFont;

/** A sentence at the foot of the window for three seconds, over the game that goes on. */
public final class Notice {
    private static final int FRAMES = 180;
    private static final int MARGIN = 4;

    private String text = "";

    /** Frames for which it is still shown; 0 while there is nothing to say. */
    private int left;

    /**
     * Shows a sentence from now on, in place of the last.
     *
     * @param sentence what it says
     */
    public void say(String sentence) {
        text = sentence;
        left = FRAMES;
    }

    /** Lets a frame go by. */
    public void frame() {
        if (left > 0) left--;
    }

    /**
     * Draws the sentence, if there is one.
     *
     * @param canvas where to
     */
    public void draw(DotCanvas canvas) {
        if (left == 0) return;
        String shown = TextWrap.cut(text, canvas.columns(MARGIN));
        int width = shown.length() * DotFont.WIDTH + 2 * MARGIN;
        int top = canvas.height() - DotCanvas.ROW - MARGIN;
        canvas.rect((canvas.width() - width) / 2, top, width, DotCanvas.ROW, Palette.BAND);
        canvas.text(shown, (canvas.width() - width) / 2 + MARGIN, top + 1, width, Palette.GOLD);
    }
}

package kodama.dev;

import kodama.draw.Font;

/** A sentence at the foot of the window for three seconds, over the game that goes on. */
final class Notice {
    private static final int FRAMES = 180;
    private static final int MARGIN = 4;

    private String text = "";
    private int left;

    void say(String sentence) {
        text = sentence;
        left = FRAMES;
    }

    /** Lets a frame go by. */
    void frame() {
        if (left > 0) left--;
    }

    void draw(Ink ink) {
        if (left == 0) return;
        String shown = TextWrap.cut(text, ink.columns(MARGIN));
        int width = shown.length() * Font.WIDTH + 2 * MARGIN;
        int top = ink.height() - Ink.ROW - MARGIN;
        ink.rect((ink.width() - width) / 2, top, width, Ink.ROW, Ink.BAND);
        ink.text(shown, (ink.width() - width) / 2 + MARGIN, top + 1, width, Ink.GOLD);
    }
}

package kodama.dev;

import kodama.input.Pad;

/** How far rows of text are scrolled, by keys and pad; what is held down repeats. */
final class Scroll {
    private static final int BAR = 2;

    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private final KeyRepeat pageUp = new KeyRepeat();
    private final KeyRepeat pageDown = new KeyRepeat();
    private int top;
    private int most;
    private int seen = 1;

    /** Says how many rows there are, and how many are seen. */
    void resize(int rows, int rowsSeen) {
        seen = Math.max(0, rowsSeen);
        most = Math.max(0, rows - seen);
        to(top);
    }

    void listen(Pad pad) {
        if (happens(up, pad, "up")) by(-1);
        if (happens(down, pad, "down")) by(1);
        if (happens(pageUp, pad, DevKeys.PAGE_UP)) by(-page());
        if (happens(pageDown, pad, DevKeys.PAGE_DOWN)) by(page());
        if (pad.isPressed(DevKeys.HOME)) to(0);
        if (pad.isPressed(DevKeys.END)) to(most);
    }

    private int page() {
        return Math.max(1, seen - 1);
    }

    private static boolean happens(KeyRepeat held, Pad pad, String action) {
        return held.happens(pad.isPressed(action), pad.isDown(action));
    }

    void by(int rows) {
        to(top + rows);
    }

    void to(int row) {
        top = Math.max(0, Math.min(most, row));
    }

    void toEnd() {
        to(most);
    }

    /** How many rows there is room for. */
    int seen() {
        return seen;
    }

    /** Draws a bar at the right edge that tells how far all is scrolled, if there is more than is seen. */
    void drawBar(DotCanvas canvas, int top) {
        if (most == 0) return;
        int height = seen * DotCanvas.ROW;
        int length = Math.max(4, height * seen / (most + seen));
        canvas.rect(canvas.width() - BAR, top, BAR, height, Palette.BAND);
        canvas.rect(canvas.width() - BAR, top + (height - length) * this.top / most, BAR, length, Palette.MINT);
    }

    /** The first row that is seen. */
    int top() {
        return top;
    }
}

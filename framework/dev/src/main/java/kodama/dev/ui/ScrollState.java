package kodama.dev.ui;

import kodama.input.Pad;
import kodama.player.KeyRepeat;

/** How far rows of text are scrolled, by keys and pad; what is held down repeats. */
public final class ScrollState {
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private final KeyRepeat pageUp = new KeyRepeat();
    private final KeyRepeat pageDown = new KeyRepeat();
    /** The first row on screen that was last chosen; a change of the height leaves it as it is. */
    private int chosen;

    private int most;
    private int seen = 1;

    /** Says how many rows there are, and how many are seen. Rows that had to move for that go back when they can. */
    public void resize(int rows, int rowsSeen) {
        seen = Math.max(0, rowsSeen);
        most = Math.max(0, rows - seen);
    }

    /** Scrolls by keys. */
    public void handleKeys(Pad pad) {
        if (up.happens(pad, "up")) by(-1);
        if (down.happens(pad, "down")) by(1);
        if (pageUp.happens(pad, DevKeys.PAGE_UP)) by(-page());
        if (pageDown.happens(pad, DevKeys.PAGE_DOWN)) by(page());
        if (pad.isPressed(DevKeys.HOME)) to(0);
        if (pad.isPressed(DevKeys.END)) to(most);
    }

    private int page() {
        return Math.max(1, seen - 1);
    }

    /** Scrolls within the rows there are, less than 0 for up. */
    public void by(int rows) {
        to(top() + rows);
    }

    /** Scrolls until a row, from 0, is the first to be seen, or as near as can be. */
    public void to(int row) {
        chosen = Math.max(0, Math.min(most, row));
    }

    /** Scrolls to the end. */
    public void toEnd() {
        to(most);
    }

    /** How many rows there is room for. */
    public int seen() {
        return seen;
    }

    /** Draws a bar at the right edge that tells how far all is scrolled, if there is more than is seen. */
    public void drawBar(DotCanvas canvas, int top) {
        canvas.scrollBar(canvas.width(), top, seen, most + seen, top());
    }

    /** The first row that is seen, from 0. */
    public int top() {
        return Math.min(chosen, most);
    }
}

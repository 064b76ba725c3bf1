package kodama.dev.ui;

import kodama.input.Pad;
import kodama.player.KeyRepeat;

/** The scroll position of rows of text, changed by keys and controllers; held keys repeat. */
public final class ScrollState {
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private final KeyRepeat pageUp = new KeyRepeat();
    private final KeyRepeat pageDown = new KeyRepeat();
    /** The first visible row as chosen by the user; not changed when the height changes. */
    private int chosen;

    private int most;
    private int seen = 1;

    /** Sets the number of rows and of visible rows. A position moved by that is restored when possible. */
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

    /** Scrolls by a number of rows; negative values scroll up. */
    public void by(int rows) {
        to(top() + rows);
    }

    /** Scrolls until a row, from 0, is the first visible one, if possible. */
    public void to(int row) {
        chosen = Math.max(0, Math.min(most, row));
    }

    /** Scrolls to the end. */
    public void toEnd() {
        to(most);
    }

    /** The number of visible rows. */
    public int seen() {
        return seen;
    }

    /** Draws a scroll bar at the right edge, if not all rows are visible. */
    public void drawBar(DotCanvas canvas, int top) {
        canvas.scrollBar(canvas.width(), top, seen, most + seen, top());
    }

    /** The first visible row, from 0. */
    public int top() {
        return Math.min(chosen, most);
    }
}

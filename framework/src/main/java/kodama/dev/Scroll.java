package kodama.dev;

import kodama.input.Pad;

/** How far rows of text are scrolled, by keys and pad; what is held down repeats. */
final class Scroll {
    private final Held up = new Held();
    private final Held down = new Held();
    private final Held pageUp = new Held();
    private final Held pageDown = new Held();
    private int top;
    private int most;
    private int page = 1;

    /** Says how many rows there are, and how many are seen. */
    void resize(int rows, int seen) {
        most = Math.max(0, rows - seen);
        page = Math.max(1, seen - 1);
        to(top);
    }

    void listen(Pad pad) {
        if (happens(up, pad, "up")) by(-1);
        if (happens(down, pad, "down")) by(1);
        if (happens(pageUp, pad, DevKeys.PAGE_UP)) by(-page);
        if (happens(pageDown, pad, DevKeys.PAGE_DOWN)) by(page);
        if (pad.isPressed(DevKeys.HOME)) to(0);
        if (pad.isPressed(DevKeys.END)) to(most);
    }

    private static boolean happens(Held held, Pad pad, String action) {
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

    /** The first row that is seen. */
    int top() {
        return top;
    }
}

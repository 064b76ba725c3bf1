package kodama.dev.overlay;

import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.profile.FrameHistory;
import kodama.profile.Profiler;

/**
 * A graph of the last 600 frames across the top of the window, the newest at the right: a bar for the game thread, a
 * dot for the draw thread, and a line for the frame's time limit. If there are fewer columns, each shows the slowest of
 * its frames.
 */
final class FrameGraph {
    /** Height, in dots. */
    static final int HEIGHT = 40;

    private static final int MARGIN = 4;

    /** Height of the limit line, in dots from the bottom. */
    private static final int LIMIT = 27;

    private FrameGraph() {}

    /** Draws the graph and marks the frame with an age; -1 for none. */
    static void draw(DotCanvas canvas, FrameHistory history, int marked) {
        canvas.rect(0, 0, canvas.width(), HEIGHT, StatsPanel.GLASS);
        int columns = canvas.width() - 2 * MARGIN;
        int perColumn = (FrameHistory.FRAMES + columns - 1) / columns;
        int right = canvas.width() - MARGIN - 1;
        int age = 0;
        for (int x = right; age < history.count(); x--) {
            int end = Math.min(history.count(), age + framesOf(history, age, perColumn));
            if (marked >= age && marked < end) canvas.rect(x, 0, 1, HEIGHT, Palette.WHITE);
            drawColumn(canvas, history, x, age, end, marked >= age && marked < end);
            age = end;
        }
        canvas.rect(MARGIN, HEIGHT - LIMIT, columns, 1, Palette.GOLD);
    }

    /** A frame stays in the same column while that moves to the left, so that the graph does not flicker. */
    private static int framesOf(FrameHistory history, int age, int perColumn) {
        return (int) (history.number(age) % perColumn) + 1;
    }

    private static void drawColumn(DotCanvas canvas, FrameHistory history, int x, int from, int to, boolean isMarked) {
        int main = 0;
        int draw = 0;
        for (int age = from; age < to; age++) {
            main = Math.max(main, dots(history, Profiler.MAIN, age));
            draw = Math.max(draw, dots(history, Profiler.DRAW, age));
        }
        int color = isMarked ? Palette.WHITE : main > LIMIT ? Palette.RED : Palette.MINT;
        if (main > 0) canvas.rect(x, HEIGHT - main, 1, main, color);
        if (draw > 0) canvas.rect(x, HEIGHT - draw, 1, 1, Palette.PINK);
    }

    private static int dots(FrameHistory history, int key, int age) {
        long period = Math.max(1, history.periodNanos(age));
        long nanos = history.nanos(key, age);
        return nanos == 0 ? 0 : (int) Math.max(1, Math.min(HEIGHT, nanos * LIMIT / period));
    }
}

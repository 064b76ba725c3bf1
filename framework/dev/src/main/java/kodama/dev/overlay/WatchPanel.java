package kodama.dev.overlay;

import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.script.debug.Watch;

/** Shows watches at the right edge of the window: name, text, and a small graph of numbers. */
public final class WatchPanel implements Overlay {
    private static final int WIDTH = 100;
    private static final int COLUMNS = WIDTH / PixelFont.WIDTH;
    private static final int MAX_ROWS = 3;
    private static final int GRAPH = 16;
    private static final int MARGIN = 2;
    private static final int PER_DOT = Watch.VALUES / WIDTH;

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        return false;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        List<Watch> watches = game.world().watches();
        if (watches.isEmpty()) return;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        int top = MARGIN;
        for (int i = 0; i < watches.size() && top < canvas.height(); i++) top = draw(canvas, watches.get(i), top);
    }

    /** Draws a watch. Returns the top of the next one. */
    private static int draw(DotCanvas canvas, Watch watch, int top) {
        Graph graph = Graph.of(watch);
        int left = Math.max(0, canvas.width() - WIDTH - 2 * MARGIN);
        List<String> below = below(watch);
        int text = (1 + below.size()) * DotCanvas.ROW;
        int height = graph.isEmpty() ? text : text + GRAPH + 1;
        canvas.rect(left, top, WIDTH + 2 * MARGIN, height, Palette.GROUND);
        canvas.text(watch.name(), left + MARGIN, top + 1, WIDTH, Palette.DIM);
        if (below.isEmpty()) canvas.textRightAligned(watch.text(), left + MARGIN + WIDTH, top + 1, Palette.WHITE);
        for (int i = 0; i < below.size(); i++)
            canvas.text(below.get(i), left + MARGIN, top + (1 + i) * DotCanvas.ROW + 1, WIDTH, Palette.WHITE);
        graph.draw(canvas, left + MARGIN, top + text);
        return top + height + 1;
    }

    /** The rows below the name for a text that does not fit next to it; none if it fits. */
    private static List<String> below(Watch watch) {
        if (watch.name().length() + 1 + watch.text().length() <= COLUMNS) return List.of();
        return TextWrap.wrap(watch.text(), COLUMNS, MAX_ROWS);
    }

    /** A graph of a watch's numbers between minimum and maximum, the newest at the right. */
    private record Graph(Watch watch, double least, double most) {
        static Graph of(Watch watch) {
            double least = Double.POSITIVE_INFINITY;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < watch.size(); i++) {
                if (Double.isFinite(watch.value(i))) {
                    least = Math.min(least, watch.value(i));
                    most = Math.max(most, watch.value(i));
                }
            }
            return new Graph(watch, least, most);
        }

        boolean isEmpty() {
            return least > most;
        }

        /** Draws the graph. A column covers six values, from their minimum to their maximum. */
        void draw(DotCanvas canvas, int left, int top) {
            for (int column = 0; !isEmpty() && column < WIDTH; column++) {
                int end = watch.size() - (WIDTH - 1 - column) * PER_DOT;
                draw(canvas, left + column, top, Math.max(0, end - PER_DOT), end);
            }
        }

        private void draw(DotCanvas canvas, int x, int top, int from, int to) {
            int high = GRAPH;
            int low = -1;
            for (int i = from; i < to; i++) {
                double value = watch.value(i);
                if (!Double.isFinite(value)) continue;
                high = Math.min(high, row(value));
                low = Math.max(low, row(value));
            }
            if (low >= 0) canvas.rect(x, top + high, 1, low - high + 1, Palette.MINT);
        }

        private int row(double value) {
            return most == least ? GRAPH / 2 : (int) Math.round((most - value) / (most - least) * (GRAPH - 1));
        }
    }
}

package kodama.dev.console;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.log.LogLevel;
import kodama.log.LogLine;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Shows lines of the log at the foot of the window, each until it has been seen for three seconds. What has failed is
 * the error screen's. A hint takes one row and is shown once, also when the game begins again: the log has all of it.
 *
 * <p>Lines come from any thread; all else is on the game thread.
 */
public final class LogNotices implements Overlay, Consumer<LogLine> {
    private static final int FRAMES = 180;
    private static final int MOST = 5;
    private static final int MOST_ROWS = 4;
    private static final int MARGIN = 4;
    private static final int MOST_HINTS = 1000;

    /** A line, and for how many frames it has been seen: an error screen, say, may lie over it for minutes. */
    private static final class Notice {
        private final LogLine line;
        private int frames;

        Notice(LogLine line) {
            this.line = line;
        }
    }

    private final Queue<LogLine> heard = new ConcurrentLinkedQueue<>();
    private final List<Notice> shown = new ArrayList<>();
    /** The hints that were shown. */
    private final Set<String> hints = new HashSet<>();

    /** Whether they were drawn since the last frame. */
    private boolean isSeen;

    @Override
    public void accept(LogLine line) {
        if (!line.category().equals(LogLine.FAILURE)) heard.add(line);
    }

    /** Stops showing a line that no longer holds. Owned by the game thread. */
    public void withdraw(String text) {
        heard.removeIf(line -> line.text().equals(text));
        shown.removeIf(notice -> notice.line.text().equals(text));
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        shown.removeIf(notice -> isSeen && ++notice.frames >= FRAMES);
        isSeen = false;
        for (LogLine line = heard.poll(); line != null; line = heard.poll())
            if (isNew(line)) shown.add(new Notice(line));
        while (shown.size() > MOST) shown.remove(0);
        return false;
    }

    private boolean isNew(LogLine line) {
        if (!isHint(line)) return true;
        if (hints.size() == MOST_HINTS) hints.clear();
        return hints.add(line.text());
    }

    private static boolean isHint(LogLine line) {
        return line.category().equals(LogLine.KODAMA) && line.text().startsWith(LogLine.HINT);
    }

    /** The last line has the lowest row but one, which is where the error screen says who is dead. */
    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (shown.isEmpty()) return;
        isSeen = true;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        int bottom = canvas.height() - MARGIN - DotCanvas.ROW - 1;
        for (int i = shown.size() - 1; i >= 0; i--) bottom = drawAbove(canvas, shown.get(i).line, bottom);
    }

    /** Draws a line in as many rows as it needs, within reason; answers where the one before it ends. */
    private static int drawAbove(DotCanvas canvas, LogLine line, int bottom) {
        String text = line.text().lines().findFirst().orElse("");
        int columns = canvas.columns(MARGIN);
        List<String> rows = TextWrap.wrap(text, columns, isHint(line) ? 1 : MOST_ROWS);
        int width = rows.stream().mapToInt(String::length).max().orElse(0) * PixelFont.WIDTH + 2 * MARGIN;
        int left = (canvas.width() - width) / 2;
        int top = bottom - rows.size() * DotCanvas.ROW;
        canvas.rect(left, top, width, bottom - top, Palette.BAND);
        for (int i = 0; i < rows.size(); i++)
            canvas.text(rows.get(i), left + MARGIN, top + i * DotCanvas.ROW + 1, width, color(line.level()));
        return top - 1;
    }

    private static int color(LogLevel level) {
        if (level == LogLevel.NOTICE) return Palette.MINT;
        return level == LogLevel.ERROR ? Palette.PINK : Palette.GOLD;
    }
}

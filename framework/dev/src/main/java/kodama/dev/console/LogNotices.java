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
 * Shows log lines at the bottom of the window, each until it has been visible for three seconds. Failures are left to
 * the error screen. A hint takes one row and is shown only once, even after a reset; the log has its full text.
 *
 * <p>Log lines may come from any thread; everything else is owned by the game thread.
 */
public final class LogNotices implements Overlay, Consumer<LogLine> {
    private static final int FRAMES = 180;
    private static final int MAX_NOTICES = 5;
    private static final int MAX_ROWS = 4;
    private static final int MARGIN = 4;
    private static final int MAX_HINTS = 1000;

    /** A line, and the number of frames in which it was visible: an error screen may cover it for minutes. */
    private static final class Notice {
        private final LogLine line;
        private int frames;

        Notice(LogLine line) {
            this.line = line;
        }
    }

    private final Queue<LogLine> incoming = new ConcurrentLinkedQueue<>();
    private final List<Notice> shown = new ArrayList<>();
    /** Hints that were shown. */
    private final Set<String> hints = new HashSet<>();

    /** Whether the lines were drawn since the last frame. */
    private boolean isSeen;

    @Override
    public void accept(LogLine line) {
        if (!line.category().equals(LogLine.FAILURE)) incoming.add(line);
    }

    /** Stops showing a line that does not apply any more. Owned by the game thread. */
    public void withdraw(String text) {
        incoming.removeIf(line -> line.text().equals(text));
        shown.removeIf(notice -> notice.line.text().equals(text));
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        shown.removeIf(notice -> isSeen && ++notice.frames >= FRAMES);
        isSeen = false;
        for (LogLine line = incoming.poll(); line != null; line = incoming.poll())
            if (isNew(line)) shown.add(new Notice(line));
        while (shown.size() > MAX_NOTICES) shown.remove(0);
        return false;
    }

    private boolean isNew(LogLine line) {
        if (!isHint(line)) return true;
        if (hints.size() == MAX_HINTS) hints.clear();
        return hints.add(line.text());
    }

    private static boolean isHint(LogLine line) {
        return line.category().equals(LogLine.KODAMA) && line.text().startsWith(LogLine.HINT);
    }

    /** Draws the lines, the last one in the second lowest row: the lowest is that of the error screen's notice. */
    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (shown.isEmpty()) return;
        isSeen = true;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        int bottom = canvas.height() - MARGIN - DotCanvas.ROW - 1;
        for (int i = shown.size() - 1; i >= 0; i--) bottom = drawAbove(canvas, shown.get(i).line, bottom);
    }

    /** Draws a line in up to {@code MAX_ROWS} rows. Returns the bottom of the line above it. */
    private static int drawAbove(DotCanvas canvas, LogLine line, int bottom) {
        String text = line.text().lines().findFirst().orElse("");
        int columns = canvas.columns(MARGIN);
        List<String> rows = TextWrap.wrap(text, columns, isHint(line) ? 1 : MAX_ROWS);
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

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
import kodama.draw.StatusBar;
import kodama.input.Pad;
import kodama.log.LogLevel;
import kodama.log.LogLine;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Shows log lines in the window's status bar, or without one at the bottom of the picture, each until it has been
 * visible for three seconds. Failures are left to the error screen. A hint takes one row and is shown only once, even
 * after a reset; the log has its full text.
 *
 * <p>The status bar shows one line after the other, each for at least a second, so that it can be read however many
 * lines arrive.
 *
 * <p>Log lines may come from any thread; everything else is owned by the game thread.
 */
public final class LogNotices implements Overlay, Consumer<LogLine> {
    private static final int FRAMES = 180;
    private static final int MAX_NOTICES = 5;
    /** Frames for which the status bar shows a line while others wait. */
    private static final int SHORT_FRAMES = 60;

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

    private StatusBar bar = StatusBar.NONE;

    /** Whether the lines were drawn since the last frame. */
    private boolean isSeen;

    @Override
    public void accept(LogLine line) {
        if (!line.category().equals(LogLine.FAILURE)) incoming.add(line);
    }

    /** Sets the bar that shows the lines while it is visible. */
    public void setStatusBar(StatusBar bar) {
        this.bar = bar;
    }

    /** Stops showing a line that does not apply any more. Owned by the game thread. */
    public void withdraw(String text) {
        incoming.removeIf(line -> line.text().equals(text));
        shown.removeIf(notice -> notice.line.text().equals(text));
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        boolean inBar = bar.isVisible();
        if (inBar) ageFirst();
        else shown.removeIf(notice -> isSeen && ++notice.frames >= FRAMES);
        isSeen = false;
        for (LogLine line = incoming.poll(); line != null; line = incoming.poll())
            if (isNew(line)) shown.add(new Notice(line));
        while (shown.size() > MAX_NOTICES) shown.remove(inBar ? 1 : 0); // the bar shows the first for a while
        bar.showNotices(inBar ? barNotices() : List.of());
        return false;
    }

    private void ageFirst() {
        if (shown.isEmpty()) return;
        int most = shown.size() > 1 ? SHORT_FRAMES : FRAMES;
        if (++shown.get(0).frames >= most) shown.remove(0);
    }

    private List<StatusBar.Notice> barNotices() {
        if (shown.isEmpty()) return List.of();
        return shown.stream()
                .map(notice -> new StatusBar.Notice(firstLine(notice.line), color(notice.line.level())))
                .toList();
    }

    @Override
    public void end(RunningGame game) {
        bar.showNotices(List.of());
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
        if (shown.isEmpty() || bar.isVisible()) return;
        isSeen = true;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        int bottom = canvas.height() - MARGIN - DotCanvas.ROW - 1;
        for (int i = shown.size() - 1; i >= 0; i--) bottom = drawAbove(canvas, shown.get(i).line, bottom);
    }

    /** Draws a line in up to {@code MAX_ROWS} rows. Returns the bottom of the line above it. */
    private static int drawAbove(DotCanvas canvas, LogLine line, int bottom) {
        String text = firstLine(line);
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

    private static String firstLine(LogLine line) {
        return line.text().lines().findFirst().orElse("");
    }

    private static int color(LogLevel level) {
        if (level == LogLevel.NOTICE) return Palette.MINT;
        return level == LogLevel.ERROR ? Palette.PINK : Palette.GOLD;
    }
}

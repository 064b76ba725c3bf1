package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.draw.Font;
import kodama.input.Pad;
import kodama.log.LogLevel;
import kodama.log.LogLine;
import kodama.log.LogListener;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Shows lines of the log at the foot of the window, each for three seconds, while the game goes on. What has failed is
 * the error screen's.
 *
 * <p>Lines come from any thread; all else is on the game thread.
 */
public final class Notices implements Overlay, LogListener {
    private static final int FRAMES = 180;
    private static final int MOST = 5;
    private static final int MARGIN = 4;

    /** A line, and until which frame it is shown. */
    private record Notice(LogLine line, long until) {}

    private final Queue<LogLine> heard = new ConcurrentLinkedQueue<>();
    private final List<Notice> shown = new ArrayList<>();
    private long frame;

    /** Makes one that shows nothing so far. */
    public Notices() {}

    @Override
    public void hear(LogLine line) {
        if (!line.category().equals(LogLine.FAILURE)) heard.add(line);
    }

    @Override
    public boolean holdsGame(Pad pad, RunningGame game) {
        frame++;
        for (LogLine line = heard.poll(); line != null; line = heard.poll())
            shown.add(new Notice(line, frame + FRAMES));
        shown.removeIf(notice -> notice.until <= frame);
        while (shown.size() > MOST) shown.remove(0);
        return false;
    }

    /** The last line has the lowest row but one, which is where the error screen says who is dead. */
    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (shown.isEmpty()) return;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        int top = canvas.height() - MARGIN - (shown.size() + 1) * (DotCanvas.ROW + 1);
        for (Notice notice : shown) {
            draw(canvas, notice.line, top);
            top += DotCanvas.ROW + 1;
        }
    }

    private static void draw(DotCanvas canvas, LogLine line, int top) {
        String text = TextWrap.cut(line.text().lines().findFirst().orElse(""), canvas.columns(MARGIN));
        int width = text.length() * Font.WIDTH + 2 * MARGIN;
        int left = (canvas.width() - width) / 2;
        canvas.rect(left, top, width, DotCanvas.ROW, Palette.BAND);
        canvas.text(text, left + MARGIN, top + 1, width, color(line.level()));
    }

    private static int color(LogLevel level) {
        if (level == LogLevel.NOTICE) return Palette.MINT;
        return level == LogLevel.ERROR ? Palette.PINK : Palette.GOLD;
    }
}

package kodama.dev.play;

import java.util.ArrayList;
import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DotFont;
import kodama.loop.RunningGame;
import kodama.loop.TickSteps;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** Tells in a corner of the window that the game is held and where, or how fast it is played. */
final class PlaybackBadge {
    private static final int MARGIN = 3;
    private static final String KEYS = "F2 go on  F6 tick  F7 task";

    private PlaybackBadge() {}

    static void draw(DotCanvas canvas, RunningGame game, boolean isHeld) {
        List<String> rows = rows(game, isHeld);
        int top = canvas.height() - rows.size() * DotCanvas.ROW;
        for (int i = 0; i < rows.size(); i++) drawRow(canvas, rows.get(i), top + i * DotCanvas.ROW);
    }

    private static void drawRow(DotCanvas canvas, String text, int top) {
        String shown = TextWrap.cut(text, canvas.columns(MARGIN));
        int length = shown.length() * DotFont.WIDTH + 2 * MARGIN;
        int left = Math.max(0, canvas.width() - length);
        canvas.rect(left, top, length, DotCanvas.ROW, Palette.BAND);
        canvas.text(shown, left + MARGIN, top + 1, length, Palette.GOLD);
    }

    private static List<String> rows(RunningGame game, boolean isHeld) {
        List<String> rows = new ArrayList<>();
        if (game.steps().isMidTick()) addSteps(rows, game.steps());
        if (isHeld) rows.add("tick " + game.world().tick() + "  " + KEYS);
        if (game.speed() != 1) rows.add("speed " + speedText(game.speed()));
        return rows;
    }

    private static void addSteps(List<String> rows, TickSteps steps) {
        rows.add("ran  " + name(steps.lastTask(), "nothing yet"));
        rows.add("next " + name(steps.nextTask(), "shots, end of tick"));
    }

    private static String name(@Nullable Task task, String otherwise) {
        return task == null ? otherwise : task.toString();
    }

    /** A speed without needless digits; below 1 as a fraction. */
    private static String speedText(double speed) {
        return speed < 1 ? "1/" + Math.round(1 / speed) : String.valueOf(Math.round(speed));
    }
}

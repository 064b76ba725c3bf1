package kodama.dev.menu;

import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.Font;
import kodama.loop.GameFigures;

/** Tells in a corner of the picture that the game is held, or how fast it is played, so that no one wonders. */
final class SpeedBadge {
    private static final int MARGIN = 3;

    private SpeedBadge() {}

    static void draw(DotCanvas canvas, GameFigures figures, Pause pause) {
        String text = text(figures, pause);
        if (text.isEmpty()) return;
        int length = text.length() * Font.WIDTH + 2 * MARGIN;
        int left = Math.max(0, canvas.width() - length);
        int top = canvas.height() - DotCanvas.ROW;
        canvas.rect(left, top, length, DotCanvas.ROW, Palette.BAND);
        canvas.text(text, left + MARGIN, top + 1, length, Palette.GOLD);
    }

    private static String text(GameFigures figures, Pause pause) {
        double speed = figures.speed();
        if (pause.isOn()) return "tick " + figures.tick() + "  F2 go on  F6 step";
        return speed == 1 ? "" : "speed " + MainPage.text(speed);
    }
}

package kodama.loop.game;

import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Shows the frames per second in the lower left corner, at the place and in the form of document 004 (デバッグ表示). Below
 * that it shows the number of frames skipped in the last second, if any, on a band that sets it apart from the game's
 * text. F9 switches the display on and off.
 */
final class FpsDisplay implements Overlay {
    private static final String SWITCH = "kodama.fps";
    private static final int LEFT = 6;
    private static final int BOTTOM_MARGIN = 28;
    private static final int WHITE = 0xFFFFFFFF;

    /** The text of document 004 begins so and has no band. */
    private static final String LABEL = "FPS: ";

    private static final int BAND = 0xC0000000;

    private boolean on;

    FpsDisplay(boolean on) {
        this.on = on;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return map.with(SWITCH, Key.F9);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(SWITCH)) on = !on;
        return false;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!on) return;
        list.camera(0, 0);
        list.unclip();
        if (game.fps().startsWith(LABEL)) list.text(game.fps(), LEFT, height - BOTTOM_MARGIN, WHITE);
        else drawOnBand(list, game.fps(), height - BOTTOM_MARGIN);
        long skipped = game.recentlySkipped();
        if (skipped > 0) drawOnBand(list, "skipped " + skipped, height - BOTTOM_MARGIN + PixelFont.LINE_HEIGHT);
    }

    private static void drawOnBand(DrawList list, String text, int top) {
        list.rect(LEFT - 1, top - 1, text.length() * PixelFont.WIDTH + 2, PixelFont.HEIGHT + 2, BAND);
        list.text(text, LEFT, top, WHITE);
    }
}

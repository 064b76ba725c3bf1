package kodama.loop.game;

import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.draw.StatusBar;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Shows the frames per second in the status bar of the window, or without one in the lower left corner of the picture,
 * at the place and in the form of document 004 (デバッグ表示). Next to that or below that it shows the number of frames
 * skipped in the last second, if any; in the picture, on a band that sets it apart from the game's text. F9 switches
 * the display on and off.
 */
final class FpsDisplay implements Overlay {
    private static final String SWITCH = "kodama.fps";
    private static final int LEFT = 6;
    private static final int BOTTOM_MARGIN = 28;
    private static final int WHITE = 0xFFFFFFFF;

    /** The text of document 004 begins so and has no band. */
    private static final String LABEL = "FPS: ";

    private static final int BAND = 0xC0000000;

    private final boolean keepsBar;
    private final StatusBar bar;
    private boolean on;

    /**
     * @param on whether it is shown from the start
     * @param keepsBar whether the window has a status bar even when this is off, because others use it
     */
    FpsDisplay(boolean on, boolean keepsBar, StatusBar bar) {
        this.on = on;
        this.keepsBar = keepsBar;
        this.bar = bar;
    }

    @Override
    public void begin(RunningGame game) {
        bar.setRequested(on || keepsBar);
    }

    @Override
    public void end(RunningGame game) {
        bar.showFrameRate("");
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return map.with(SWITCH, Key.F9);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(SWITCH)) {
            on = !on;
            bar.setRequested(on || keepsBar);
        }
        bar.showFrameRate(on ? barText(game) : "");
        return false;
    }

    private static String barText(RunningGame game) {
        long skipped = game.recentlySkipped();
        return skipped == 0 ? game.fps() : game.fps() + "  skipped " + skipped;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!on || bar.isVisible()) return;
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

package kodama.loop.game;

import kodama.draw.DrawList;
import kodama.draw.Font;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Writes how many frames a second are shown into the lower left corner, at the place and in the form of document 004
 * (デバッグ表示); and under it how many were skipped in that second, if any. F9 switches it on and off.
 */
final class FpsDisplay implements Overlay {
    private static final String SWITCH = "kodama.fps";
    private static final int LEFT = 6;
    private static final int FROM_BOTTOM = 28;
    private static final int WHITE = 0xFFFFFFFF;

    private boolean on;

    FpsDisplay(boolean on) {
        this.on = on;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return map.with(SWITCH, Key.F9);
    }

    @Override
    public boolean holdsGame(Pad pad, RunningGame game) {
        if (pad.isPressed(SWITCH)) on = !on;
        return false;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!on) return;
        list.camera(0, 0);
        list.unclip();
        list.text(game.fps(), LEFT, height - FROM_BOTTOM, WHITE);
        long skipped = game.skippedLately();
        if (skipped > 0) list.text("skipped " + skipped, LEFT, height - FROM_BOTTOM + Font.LINE_HEIGHT, WHITE);
    }
}

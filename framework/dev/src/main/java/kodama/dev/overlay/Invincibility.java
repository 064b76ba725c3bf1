package kodama.dev.overlay;

import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Lets the player live on: while it is on, tasks of the groups that game.lua names as {@code invincible} are not hit,
 * and the window says so, for the game is another one then.
 */
public final class Invincibility implements Overlay {
    private static final String TEXT = "invincible";
    private static final int MARGIN = 3;

    private boolean isOn;

    @Override
    public void begin(RunningGame game) {
        game.setInvincible(isOn);
    }

    /** Whether the player cannot be hit. */
    public boolean isOn() {
        return isOn;
    }

    /** Switches it on or off; kept until the program ends. */
    public void toggle(RunningGame game) {
        isOn = !isOn;
        game.setInvincible(isOn);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        return false;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (!isOn) return;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        int length = TEXT.length() * PixelFont.WIDTH + 2 * MARGIN;
        int top = canvas.height() - DotCanvas.ROW;
        canvas.rect(0, top, length, DotCanvas.ROW, Palette.RED);
        canvas.text(TEXT, MARGIN, top + 1, length, Palette.WHITE);
    }
}

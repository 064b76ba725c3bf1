package kodama.dev.overlay;

import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Makes the player invincible: tasks of the groups in game.lua's {@code invincible} are not hit. The window shows that
 * it is on, as it changes the game.
 */
public final class Invincibility implements Overlay {
    private static final String TEXT = "invincible";
    private static final int MARGIN = 3;

    private boolean isOn;

    @Override
    public void begin(RunningGame game) {
        game.setInvincible(isOn);
    }

    /** Whether invincibility is on. */
    public boolean isOn() {
        return isOn;
    }

    /** Turns invincibility on or off until the program ends. */
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

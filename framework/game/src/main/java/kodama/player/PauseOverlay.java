package kodama.player;

import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Holds the game and shows that it is paused: when the player requests it, and while another window has the focus. The
 * latter can be disabled in game.lua, and does not happen in development, where the focus is often on an editor.
 */
public final class PauseOverlay implements Overlay {
    private static final int SHADE = 0x90000000;
    private static final int TITLE = 0xFFFFE070;
    private static final int INK = 0xFFFFFFFF;

    private final Supplier<Phrases> phrases;
    private final boolean pausesUnfocused;
    private boolean isPaused;
    private boolean isUnfocused;

    /**
     * @param pausesUnfocused whether the game is paused when its window loses the focus
     */
    public PauseOverlay(Supplier<Phrases> phrases, boolean pausesUnfocused) {
        this.phrases = phrases;
        this.pausesUnfocused = pausesUnfocused;
    }

    /** Pauses or resumes the game. */
    public void toggle() {
        isPaused = !isPaused;
    }

    /** A new game is not paused, because its player has just started it. */
    @Override
    public void begin(RunningGame game) {
        isPaused = false;
    }

    @Override
    public boolean capturesKeys() {
        return false;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        isUnfocused =
                pausesUnfocused && !pad.hasFocus() && game.config().timing().pausesUnfocused();
        return isPaused || isUnfocused;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!isPaused && !isUnfocused) return;
        int dot = GamePixels.dotFor(width, height);
        int middle = height / 2;
        GamePixels.begin(list);
        list.fill(SHADE);
        int top = middle - 2 * PixelFont.HEIGHT * dot;
        GamePixels.centered(list, phrases.get().text("paused"), width, top, TITLE, 2 * dot);
        String how = isUnfocused ? "paused.away" : "paused.key";
        GamePixels.centered(list, phrases.get().text(how), width, middle + PixelFont.HEIGHT * dot, INK, dot);
    }
}

package kodama.player;

import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/**
 * Holds the game and says so: when the player asks for it, and while another window has the focus, unless game.lua
 * declines or someone works on the game, who has the focus on an editor and wants to see what comes of it.
 */
public final class PauseOverlay implements Overlay {
    private static final int SHADE = 0x90000000;
    private static final int TITLE = 0xFFFFE070;
    private static final int INK = 0xFFFFFFFF;

    private final Supplier<Phrases> phrases;
    private final boolean minds;
    private boolean isAsked;
    private boolean isAway;

    /**
     * @param minds whether it holds a game that has lost the focus
     */
    public PauseOverlay(Supplier<Phrases> phrases, boolean minds) {
        this.phrases = phrases;
        this.minds = minds;
    }

    /** Holds the game, or lets it go on. */
    public void toggle() {
        isAsked = !isAsked;
    }

    /** A game that begins is not paused: its player has just asked for it. */
    @Override
    public void begin(RunningGame game) {
        isAsked = false;
    }

    @Override
    public boolean capturesKeys() {
        return false;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        isAway = minds && !pad.hasFocus() && game.config().timing().pausesUnfocused();
        return isAsked || isAway;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!isAsked && !isAway) return;
        int dot = GamePixels.dotFor(width, height);
        int middle = height / 2;
        GamePixels.begin(list);
        list.fill(SHADE);
        int top = middle - 2 * PixelFont.HEIGHT * dot;
        GamePixels.centered(list, phrases.get().text("paused"), width, top, TITLE, 2 * dot);
        String how = isAway ? "paused.away" : "paused.key";
        GamePixels.centered(list, phrases.get().text(how), width, middle + PixelFont.HEIGHT * dot, INK, dot);
    }
}

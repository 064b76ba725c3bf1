package kodama.player;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** Holds the game at the end of a replay, and says so. */
public final class ReplayOverlay implements Overlay {
    private static final int SHADE = 0x90000000;
    private static final int INK = 0xFFFFE070;

    private final Supplier<Phrases> phrases;
    private final BooleanSupplier isFinished;

    /**
     * Creates an overlay.
     *
     * @param isFinished returns whether the replay has been played to its end
     */
    public ReplayOverlay(Supplier<Phrases> phrases, BooleanSupplier isFinished) {
        this.phrases = phrases;
        this.isFinished = isFinished;
    }

    @Override
    public boolean capturesKeys() {
        return false;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        return isFinished.getAsBoolean();
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!isFinished.getAsBoolean()) return;
        int dot = GamePixels.dotFor(width, height);
        GamePixels.begin(list);
        list.fill(SHADE);
        int top = height / 2 - PixelFont.HEIGHT * dot;
        GamePixels.centered(list, phrases.get().text("replay.end"), width, top, INK, 2 * dot);
    }
}

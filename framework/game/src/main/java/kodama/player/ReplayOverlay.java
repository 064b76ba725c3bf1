package kodama.player;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;

/** Holds the game at the end of a replay, and says so. The last picture of the replay is first shown without it. */
public final class ReplayOverlay implements Overlay {
    private static final int SHADE = 0x90000000;
    private static final int INK = 0xFFFFE070;

    private final Supplier<Phrases> phrases;
    private final BooleanSupplier isFinished;

    /** Whether this overlay is shown. */
    private boolean isShown;

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
        isShown = isFinished.getAsBoolean();
        return isShown;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!isShown) return;
        GamePixels.begin(list);
        list.fill(SHADE);
        String text = phrases.get().text("replay.end");
        int dot = GamePixels.largestDot(text, width, 2 * GamePixels.dotFor(width, height));
        List<String> lines = GamePixels.wrap(text, " ", width, dot);
        int y = (height - lines.size() * PixelFont.LINE_HEIGHT * dot) / 2;
        for (String line : lines) {
            GamePixels.centered(list, line, width, y, INK, dot);
            y += PixelFont.LINE_HEIGHT * dot;
        }
    }
}
